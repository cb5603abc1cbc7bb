#include <cstdlib>
#include <future>
#include <optional>

#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

using test::TemporaryFolder;
using test::throws_with;

TEST(Files, ReadsWhatItWrote) {
  const TemporaryFolder folder;
  const std::string bytes("a\0b\n", 4);
  write_file(folder.path() / "f", bytes);
  EXPECT_EQ(read_file(folder.path() / "f"), bytes);
}

TEST(Files, LeavesNothingBesideTheFile) {
  const TemporaryFolder folder;
  write_file(folder.path() / "f", "1");
  write_file(folder.path() / "f", "2");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
  EXPECT_EQ(read_file(folder.path() / "f"), "2");
}

TEST(Files, KeepsPermissions) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / "results.json";
  write_file(file, "one");
  std::filesystem::permissions(file, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  write_file(file, "two");
  EXPECT_EQ(int(std::filesystem::status(file).permissions()), 0600);
}

TEST(Files, WritesThroughALink) {
  const TemporaryFolder folder;
  write_file(folder.path() / "f", "1");
  std::filesystem::create_symlink("f", folder.path() / "link");
  write_file(folder.path() / "link", "2");
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link"));
  EXPECT_EQ(read_file(folder.path() / "f"), "2");
}

TEST(Files, FollowsALinkBeforeItGoesUp) {
  const TemporaryFolder folder;
  folder.write("a/x", "near");
  const std::filesystem::path far = folder.write("b/x", "far");
  std::filesystem::create_directories(folder.path() / "b/c");
  std::filesystem::create_directory_symlink("../b/c", folder.path() / "a/link");
  EXPECT_EQ(read_file(whole_path(folder.path() / "a/link/../x")), "far");
  EXPECT_EQ(whole_path("/proc/self/cwd"), std::filesystem::current_path());
}

// Tools run in other folders than the one in which PATH was meant.
TEST(Files, FindsProgramsByAbsolutePaths) {
  const TemporaryFolder folder;
  const std::filesystem::path program = folder.write("bin/leetjudge_tool", "#!/bin/sh\n");
  std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  const std::string before = std::getenv("PATH");
  setenv("PATH", std::filesystem::relative(program.parent_path()).c_str(), 1);
  const auto found = find_program("leetjudge_tool");
  setenv("PATH", before.c_str(), 1);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->is_absolute()) << *found;
  EXPECT_TRUE(std::filesystem::equivalent(*found, program));
}

TEST(Files, AreChangedByOneAtATime) {
  const TemporaryFolder folder;
  std::optional<FolderLock> first(folder.path());
  auto second = std::async(std::launch::async, [&] { const FolderLock lock(folder.path()); });
  EXPECT_EQ(second.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  first.reset();
  second.get();
}

TEST(Files, SaysWhatItCannotReadOrWrite) {
  const TemporaryFolder folder;
  EXPECT_TRUE(throws_with<BadInput>([&] { read_file(folder.path() / "none"); }, "No such file"));
  EXPECT_TRUE(throws_with<BadInput>([&] { read_file(folder.path()); }, "is a directory"));
  EXPECT_TRUE(throws_with<BadInput>([&] { write_file(folder.path() / "no" / "f", "x"); }, "cannot be written"));
  EXPECT_TRUE(throws_with<BadInput>([&] { write_file(folder.path(), "x"); }, "is no file to write to"));
  EXPECT_TRUE(throws_with<BadInput>([&] { write_file("/dev/full", "x"); }, "/dev/full: cannot be written to"));
}

}  // namespace
}  // namespace leetjudge
