#include <atomic>
#include <thread>

#include "compile/cache.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

TEST(Cache, MakesAFolderOnceForAKey) {
  const TemporaryFolder folder;
  int made = 0;
  const auto make = [&] { return ++made > 0; };
  const fs::path entry = folder.path() / "shelf" / "entry";
  EXPECT_TRUE(ensure_folder(entry, "key", make));
  EXPECT_TRUE(ensure_folder(entry, "key", make));
  EXPECT_EQ(made, 1);
  folder.write("shelf/entry/old", "");
  EXPECT_TRUE(ensure_folder(entry, "another key", make));
  EXPECT_EQ(made, 2);
  EXPECT_FALSE(fs::exists(entry / "old"));
}

TEST(Cache, MakesAgainWhatFailedOrIsNotGoodAnyMore) {
  const TemporaryFolder folder;
  const fs::path entry = folder.path() / "entry";
  EXPECT_FALSE(ensure_folder(entry, "key", [] { return false; }));
  int made = 0;
  EXPECT_TRUE(ensure_folder(entry, "key", [&] { return ++made > 0; }));
  EXPECT_TRUE(ensure_folder(
      entry, "key", [&] { return ++made > 0; }, [] { return false; }));
  EXPECT_EQ(made, 2);
}

TEST(Cache, LetsOnlyOneMakeAtATime) {
  const TemporaryFolder folder;
  std::atomic<int> made{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      ensure_folder(folder.path() / "entry", "key", [&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return ++made > 0;
      });
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 1);
}

TEST(Cache, KeepsWhatIsHeld) {
  const TemporaryFolder folder;
  for (int i = 0; i < 3; ++i) {
    const std::string name = "plain-" + std::to_string(i);
    folder.write(name + "/key", "");
    fs::last_write_time(folder.path() / name, fs::file_time_type::clock::now() + std::chrono::seconds(i));
  }
  {
    const std::shared_ptr<const void> held = hold_folder(folder.path() / "plain-0");
    ASSERT_TRUE(held);
    keep_newest(folder.path(), "plain", 1);
    EXPECT_TRUE(fs::exists(folder.path() / "plain-0"));
    EXPECT_FALSE(fs::exists(folder.path() / "plain-1"));
  }
  keep_newest(folder.path(), "plain", 1);
  EXPECT_FALSE(fs::exists(folder.path() / "plain-0"));
  EXPECT_FALSE(hold_folder(folder.path() / "plain-0"));
}

TEST(Cache, KeepsTheNewest) {
  const TemporaryFolder folder;
  for (int i = 0; i < 5; ++i) {
    const fs::path one = folder.path() / ("plain-" + std::to_string(i));
    fs::create_directory(one);
    fs::last_write_time(one, fs::file_time_type::clock::now() + std::chrono::seconds(i));
  }
  fs::create_directory(folder.path() / "traced-0");
  keep_newest(folder.path(), "plain", 2);
  EXPECT_FALSE(fs::exists(folder.path() / "plain-2"));
  EXPECT_TRUE(fs::exists(folder.path() / "plain-3"));
  EXPECT_TRUE(fs::exists(folder.path() / "plain-4"));
  EXPECT_TRUE(fs::exists(folder.path() / "traced-0"));
}

}  // namespace
}  // namespace leetjudge
