#include <sys/resource.h>

#include <atomic>
#include <thread>

#include "compile/cache.hpp"
#include "results/kept.hpp"
#include "support.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

MadeFrom nothing() { return MadeFrom::value_type{}; }

void age(const fs::path& folder, int hours) {
  fs::last_write_time(folder / ".leetjudge", fs::file_time_type::clock::now() - std::chrono::hours(hours));
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

// A verdict goes with the headers that the program was made from.
TEST(Cache, KeepsAVerdictAsLongAsItsHeadersAreTheSame) {
  const TemporaryFolder folder;
  const fs::path header = folder.write("dsu.hpp", "1");
  const auto program = [&] {
    ensure_folder(folder.path() / "mine-plain", "key", [&] {
      folder.write("mine-plain/host", "");
      return MadeFrom::value_type{header};
    });
    Host host;
    host.program = folder.path() / "mine-plain/host";
    return host;
  };
  EXPECT_EQ(sources_of(program().program.parent_path()), std::vector<fs::path>{header});
  const KeptVerdicts kept(folder.path() / "cache");
  SolutionResult result;
  result.solution = test::solution_of(folder, "");
  result.host = program();
  kept.keep(result, "digest", true);
  EXPECT_TRUE(kept.find(result.solution, "digest"));
  folder.write("dsu.hpp", "22");
  EXPECT_FALSE(kept.find(result.solution, "digest"));
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
  const auto time = fs::last_write_time(entry / "program");
  folder.write("entry/program", std::string(5, '\0'));
  fs::last_write_time(entry / "program", time);
  expect_made_again("zeros");
  fs::permissions(entry / "program", fs::perms::owner_read);
  expect_made_again("other permissions");
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
  const auto make = [&](const std::string& name, bool whole) {
    ensure_folder(entry(name), "key", [&] {
      folder.write(name + "/program", std::string(1000, 'x'));
      return whole ? nothing() : MadeFrom();
    });
  };
  make("killed", false);
  age(entry("killed"), 10);
  int hours = 9;
  for (const std::string name : {"first", "used", "second", "new"}) {
    make(name, true);
    age(entry(name), hours--);
  }
  ensure_folder(entry("used"), "key", nothing);
  keep_below(folder.path(), 2500);
  for (const char* name : {"used", "new"}) EXPECT_TRUE(fs::exists(entry(name) / "program")) << name;
  for (const char* name : {"killed", "first", "second"}) EXPECT_FALSE(fs::exists(entry(name))) << name;
  age(entry("new"), 2);
  keep_below(folder.path(), 0);  // not within the same hour
  EXPECT_TRUE(fs::exists(entry("new")));
  fs::last_write_time(folder.path() / ".leetjudge-swept", fs::file_time_type::clock::now() - std::chrono::hours(2));
  keep_below(folder.path(), 0);
  EXPECT_FALSE(fs::exists(entry("new")));
}

// The judge may lie in a folder with a blank in its name.
TEST(Cache, ReadsMakeRules) {
  const MadeFrom files = files_outside("a.o: /own/a.cpp /my\\ judge/host/a.hpp \\\n /usr/b.h\n", "/own");
  EXPECT_EQ(*files, (std::vector<fs::path>{"/my judge/host/a.hpp", "/usr/b.h"}));
}

// Verdicts stay when programs go.
TEST(Cache, RemovesWhatIsSmallLast) {
  const TemporaryFolder cache;
  for (const auto& [name, bytes, hours] : {std::tuple("small", 10, 9), {"large", 1 << 20, 8}, {"new", 1 << 20, 7}}) {
    const fs::path entry = cache.path() / name;
    ensure_folder(entry, "key", [&, size = std::size_t(bytes)]() -> MadeFrom {
      write_file(entry / "file", std::string(size, 'x'));
      return MadeFrom::value_type{};
    });
    fs::last_write_time(entry / ".leetjudge", fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  keep_below(cache.path(), 3 << 19);
  EXPECT_TRUE(fs::exists(cache.path() / "small"));
  EXPECT_FALSE(fs::exists(cache.path() / "large"));
  EXPECT_TRUE(fs::exists(cache.path() / "new"));
}

// A user may name any folder as the cache.
TEST(Cache, RemovesOnlyWhatItMade) {
  const TemporaryFolder cache, elsewhere;
  cache.write("some program/its data/file", "");
  cache.write("notes/file", "");
  fs::create_directory_symlink(elsewhere.path(), cache.path() / "link");
  const fs::path file = elsewhere.write("file", "");
  ensure_folder(cache.path() / "entry", "key", nothing);
  elsewhere.write(".leetjudge", "");
  age(elsewhere.path(), 9);
  for (const fs::directory_entry& one : fs::recursive_directory_iterator(cache.path()))
    fs::last_write_time(one, fs::file_time_type::clock::now() - std::chrono::hours(9));
  keep_below(cache.path(), 0);
  EXPECT_FALSE(fs::exists(cache.path() / "entry"));
  EXPECT_TRUE(fs::exists(cache.path() / "some program/its data/file"));
  EXPECT_TRUE(fs::exists(cache.path() / "notes/file"));
  EXPECT_TRUE(fs::exists(cache.path() / "link/file"));
}

// As when another judge removes them: here there are no descriptors left to open the inner ones.
TEST(Cache, IsKeptBelowItsBoundWhereFoldersCannotBeListed) {
  const TemporaryFolder cache;
  ensure_folder(cache.path() / "entry", "key", nothing);
  std::string deep = "entry";
  for (int i = 0; i < 40; ++i) deep += "/deep";
  cache.write(deep + "/file", "");
  rlimit usual;
  getrlimit(RLIMIT_NOFILE, &usual);
  const rlimit few = {30, usual.rlim_max};
  setrlimit(RLIMIT_NOFILE, &few);
  EXPECT_NO_THROW(keep_below(cache.path(), 0));
  setrlimit(RLIMIT_NOFILE, &usual);
}

// As when another judge removes it meanwhile.
TEST(Cache, MakesAgainWhatCannotBeRead) {
  const TemporaryFolder folder;
  ensure_folder(folder.path() / "entry", "key", nothing);
  fs::remove(folder.path() / "entry/.stamps");
  fs::create_directory(folder.path() / "entry/.stamps");
  EXPECT_TRUE(ensure_folder(folder.path() / "entry", "key", nothing));
}

}  // namespace
}  // namespace leetjudge
