#include <sys/resource.h>

#include <atomic>
#include <thread>

#include "compile/cache.hpp"
#include "results/kept.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

Paths nothing(const fs::path&) { return {}; }

void age(const fs::path& file, int hours) {
  fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

// One with a file of so many bytes, last used so many hours ago.
void make_folder(const fs::path& folder, std::size_t bytes, int hours) {
  ensure_folder(folder, [&](const fs::path& work) {
    write_file(work / "program", std::string(bytes, 'x'));
    return Paths();
  });
  age(folder / ".leetjudge", hours);
}

TEST(Cache, MakesAFolderOnce) {
  const TemporaryFolder folder;
  int made = 0;
  const auto make = [&](const fs::path&) { return ++made, Paths(); };
  EXPECT_TRUE(ensure_folder(folder.path() / "entry", make));
  EXPECT_TRUE(ensure_folder(folder.path() / "entry", make));
  EXPECT_EQ(made, 1);
}

TEST(Cache, HasAFolderWholeOrNotAtAll) {
  const TemporaryFolder folder;
  const fs::path entry = folder.path() / "entry";
  EXPECT_FALSE(ensure_folder(entry, [](const fs::path&) { return std::optional<Paths>(); }));
  EXPECT_FALSE(fs::exists(entry));
  EXPECT_THROW(ensure_folder(entry, [](const fs::path&) -> Paths { throw BadInput("full"); }), BadInput);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 0);
  EXPECT_TRUE(ensure_folder(entry, nothing));
}

// A verdict goes with the headers that the program was made from.
TEST(Cache, KeepsAVerdictAsLongAsItsHeadersAreTheSame) {
  const TemporaryFolder folder;
  const fs::path header = folder.write("dsu.hpp", "1"), program = folder.path() / "mine-plain";
  ensure_folder(program, [&](const fs::path& work) {
    write_file(work / "host", "");
    return Paths{header};
  });
  const KeptVerdicts kept(folder.path());
  SolutionResult result;
  result.solution = test::solution_of(folder, "");
  result.host = Host();
  result.host->program = program / "host";
  kept.keep(result, "key");
  fs::remove_all(program);
  EXPECT_TRUE(kept.find(result.solution, "key"));
  EXPECT_FALSE(kept.find(result.solution, "another key"));
  folder.write("dsu.hpp", "22");
  EXPECT_FALSE(kept.find(result.solution, "key"));
}

// Whatever happened to a file, of what was made or of what it was made from: it is made anew.
TEST(Cache, MakesAgainWhatIsNotAsItWasMade) {
  const TemporaryFolder folder;
  const fs::path entry = folder.path() / "entry";
  const fs::path header = folder.write("header", "one");
  int made = 0, wanted = 1;
  const auto ensure = [&] {
    return ensure_folder(entry, [&](const fs::path& work) {
      ++made;
      write_file(work / "program", "whole");
      return Paths{header};
    });
  };
  ASSERT_TRUE(ensure() && ensure());
  ASSERT_EQ(made, 1);
  const auto expect_made_again = [&](const char* after) {
    EXPECT_TRUE(ensure());
    EXPECT_EQ(made, ++wanted) << after;
  };
  fs::resize_file(entry / "program", 2);
  expect_made_again("a truncated program");
  fs::remove(entry / "program");
  expect_made_again("a lost program");
  age(entry / "program", 1);
  expect_made_again("another time");
  folder.write("header", "other");
  expect_made_again("another header");
  fs::remove(header);
  expect_made_again("a lost header");
  EXPECT_TRUE(ensure());
  EXPECT_EQ(made, wanted);
}

TEST(Cache, IsMadeByManyAtOnce) {
  const TemporaryFolder folder;
  std::atomic<int> made{0}, held{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      held += ensure_folder(folder.path() / "entry", [&](const fs::path& work) {
        write_file(work / "program", "whole");
        return ++made, Paths();
      });
      const FolderLock one_at_a_time(folder.path());
      ensure_folder(folder.path() / "shared", [&](const fs::path&) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return made += 100, Paths();
      });
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(held, 8);
  EXPECT_EQ(made / 100, 1);
  EXPECT_EQ(read_file(folder.path() / "entry/program"), "whole");
}

TEST(Cache, IsKeptBelowItsBound) {
  const TemporaryFolder folder;
  const auto entry = [&](const std::string& name) { return folder.path() / name; };
  int hours = 9;
  for (const std::string name : {"first", "used", "second", "new"}) make_folder(entry(name), 1000, hours--);
  ensure_folder(entry("used"), nothing);
  keep_below(folder.path(), 2500);
  for (const char* name : {"used", "new"}) EXPECT_TRUE(fs::exists(entry(name) / "program")) << name;
  for (const char* name : {"first", "second"}) EXPECT_FALSE(fs::exists(entry(name))) << name;
  age(entry("new") / ".leetjudge", 2);
  keep_below(folder.path(), 0);  // not within the same hour
  EXPECT_TRUE(fs::exists(entry("new")));
  age(folder.path() / ".leetjudge-swept", 2);
  keep_below(folder.path(), 0);
  EXPECT_FALSE(fs::exists(entry("new")));
}

// The judge may lie in a folder with a blank in its name.
TEST(Cache, ReadsMakeRules) {
  const Paths files = files_outside("a.o: /own/a.cpp /my\\ judge/host/a.hpp \\\n /usr/b.h\n", "/own");
  EXPECT_EQ(files, (Paths{"/my judge/host/a.hpp", "/usr/b.h"}));
}

// Verdicts stay when programs go.
TEST(Cache, RemovesWhatIsSmallLast) {
  const TemporaryFolder cache;
  make_folder(cache.path() / "large", 1 << 20, 8);
  make_folder(cache.path() / "new", 1 << 20, 7);
  age(cache.write("mine.verdict", "{}"), 9);
  keep_below(cache.path(), 3 << 19);
  EXPECT_TRUE(fs::exists(cache.path() / "mine.verdict"));
  EXPECT_FALSE(fs::exists(cache.path() / "large"));
  EXPECT_TRUE(fs::exists(cache.path() / "new"));
}

// A user may name any folder as the cache.
TEST(Cache, RemovesOnlyWhatItMade) {
  const TemporaryFolder cache, elsewhere;
  cache.write("some program/its data/file", "");
  cache.write("notes/file", "");
  fs::create_directory_symlink(elsewhere.path(), cache.path() / "link");
  elsewhere.write("file", "");
  make_folder(cache.path() / "entry", 1, 0);
  age(elsewhere.write(".leetjudge", ""), 9);
  for (const fs::directory_entry& one : fs::recursive_directory_iterator(cache.path())) age(one, 9);
  keep_below(cache.path(), 0);
  EXPECT_FALSE(fs::exists(cache.path() / "entry"));
  EXPECT_TRUE(fs::exists(cache.path() / "some program/its data/file"));
  EXPECT_TRUE(fs::exists(cache.path() / "notes/file"));
  EXPECT_TRUE(fs::exists(cache.path() / "link/file"));
}

// As when another judge removes them: here there are no descriptors left to open the inner ones.
TEST(Cache, IsKeptBelowItsBoundWhereFoldersCannotBeListed) {
  const TemporaryFolder cache;
  make_folder(cache.path() / "entry", 1, 0);
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

}  // namespace
}  // namespace leetjudge
