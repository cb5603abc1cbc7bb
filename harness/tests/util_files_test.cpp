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
