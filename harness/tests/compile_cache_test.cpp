#include <atomic>
#include <thread>

#include "compile/cache.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

MadeFrom nothing() { return MadeFrom::value_type{}; }

void age(const fs::path& folder, int hours) {
  fs::last_write_time(folder / ".key", fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

TEST(Cache, MakesAFolderOnceForAKey) {
  const TemporaryFolder folder;
  int made = 0;
  const auto make = [&] { return ++made, nothing(); };
  const fs::path entry = folder.path() / "shelf" / "entry";
  EXPECT_TRUE(ensure_folder(entry, "key", make));
  EXPECT_TRUE(ensure_folder(entry, "key", make));
  EXPECT_EQ(made, 1);
  folder.write("shelf/entry/old", "");
  EXPECT_TRUE(ensure_folder(entry, "another key", make));
  EXPECT_EQ(made, 2);
  EXPECT_FALSE(fs::exists(entry / "old"));
}

TEST(Cache, MakesAgainWhatFailed) {
  const TemporaryFolder folder;
  const fs::path entry = folder.path() / "entry";
  EXPECT_FALSE(ensure_folder(entry, "key", [] { return MadeFrom(); }));
  EXPECT_TRUE(ensure_folder(entry, "key", nothing));
}

// Whatever happened to a file, of what was made or of what it was made from: all is as it was made, or made anew.
TEST(Cache, MakesAgainWhatIsNotAsItWasMade) {
  const TemporaryFolder folder;
  const fs::path entry = folder.path() / "entry";
  const fs::path header = folder.write("header", "one");
  int made = 0;
  const auto make = [&]() -> MadeFrom {
    ++made;
    folder.write("entry/program", "whole");
    return MadeFrom::value_type{header};
  };
  const auto ensure = [&] { return ensure_folder(entry, "key", make); };
  ASSERT_TRUE(ensure() && ensure());
  ASSERT_EQ(made, 1);
  int wanted = 1;
  const auto expect_made_again = [&](const char* after) {
    EXPECT_TRUE(ensure());
    EXPECT_EQ(made, ++wanted) << after;
  };
  fs::resize_file(entry / "program", 2);
  expect_made_again("a truncated program");
  fs::remove(entry / "program");
  expect_made_again("a lost program");
  fs::last_write_time(entry / "program", fs::file_time_type::clock::now() - std::chrono::seconds(5));
  expect_made_again("another time");
  for (const char* own : {".key", ".stamps"}) {
    fs::resize_file(entry / own, fs::file_size(entry / own) / 2);
    expect_made_again(own);
  }
  folder.write("header", "other");
  expect_made_again("another header");
  fs::remove(header);
  expect_made_again("a lost header");
  folder.write("entry/.remembered", "");
  EXPECT_TRUE(ensure());
  EXPECT_EQ(made, wanted);
}

TEST(Cache, LetsOnlyOneMakeAtATime) {
  const TemporaryFolder folder;
  std::atomic<int> made{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      ensure_folder(folder.path() / "entry", "key", [&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return ++made, nothing();
      });
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 1);
}

TEST(Cache, IsKeptBelowItsBound) {
  const TemporaryFolder folder;
  const auto entry = [&](const std::string& name) { return folder.path() / name; };
  int hours = 9;
  for (const std::string name : {"parts-plain-1", "mine-1/plain-1", "mine-1/plain-2", "other-1/plain-1", "new"}) {
    ensure_folder(entry(name), "key", [&] {
      folder.write(name + "/program", std::string(1000, 'x'));
      return nothing();
    });
    age(entry(name), hours--);
  }
  folder.write("mine-1/plain-3/half/made", std::string(1000, 'x'));  // of a judge that was killed
  fs::last_write_time(entry("mine-1/plain-3"), fs::file_time_type::clock::now() - std::chrono::hours(10));
  ensure_folder(entry("mine-1/plain-1"), "key", nothing);  // which is a use
  const std::shared_ptr<const void> held = hold_folder(entry("mine-1/plain-2"));
  ASSERT_TRUE(held);
  keep_below(folder.path(), 2500);
  EXPECT_TRUE(fs::exists(entry("new/program")));
  EXPECT_TRUE(fs::exists(entry("mine-1/plain-1/program"))) << "just used";
  EXPECT_TRUE(fs::exists(entry("mine-1/plain-2/program"))) << "held";
  EXPECT_FALSE(fs::exists(entry("other-1/plain-1")));
  EXPECT_FALSE(fs::exists(entry("parts-plain-1")));
  EXPECT_FALSE(fs::exists(entry("mine-1/plain-3")));
  EXPECT_FALSE(hold_folder(entry("other-1/plain-1")));
}

}  // namespace
}  // namespace leetjudge
