#include "compile/builder.hpp"
#include "compile/cache.hpp"
#include "judging/session.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::builder;
using test::shipped_problem;
using test::TemporaryFolder;

constexpr const char* body =
    "class Solution {\npublic:\n    bool isValidSudoku(vector<vector<char>>& board) { return VALUE; }\n};";

class BuilderTest : public testing::Test {
 protected:
  Host build(const std::string& text, Mode mode = Mode::plain) {
    return builder().build(folder.write("mine.cpp", text), shipped_problem(36), mode);
  }
  TemporaryFolder folder;
};

using BuilderTestLong = BuilderTest;  // takes seconds: only with harness/test -L long

TEST_F(BuilderTest, BuildsOnceAndAgainWhenTheFileChanged) {
  const Host first = build("#define VALUE true\n" + std::string(body));
  ASSERT_TRUE(first.ready()) << first.compile_error;
  const auto made = fs::last_write_time(first.program);
  const Host same = build("#define VALUE true\n" + std::string(body));
  EXPECT_EQ(same.program, first.program);
  EXPECT_EQ(fs::last_write_time(same.program), made);
  const Host changed = build("#define VALUE false\n" + std::string(body));
  EXPECT_NE(changed.program, first.program);
}

TEST_F(BuilderTest, BuildsAgainWhenAnIncludedFileChanged) {
  folder.write("value.h", "#define VALUE true\n");
  const std::string text = "#include \"value.h\"\n" + std::string(body);
  const Host first = build(text);
  ASSERT_TRUE(first.ready()) << first.compile_error;
  EXPECT_EQ(build(text).program, first.program);
  folder.write("value.h", "#define VALUE false\n");
  EXPECT_NE(build(text).program, first.program);
}

TEST_F(BuilderTest, KnowsWhichHeadersBeyondThePreludeItRead) {
  folder.write("value.h", "#define VALUE true\n");
  const Host host =
      build("#include <bits/stdc++.h>\n#include <sys/mman.h>\n#include \"value.h\"\n" + std::string(body));
  ASSERT_TRUE(host.ready()) << host.compile_error;
  const std::string read = stamps_in(host.program.parent_path());
  EXPECT_TRUE(has(read, "/mman.h\n")) << read;
  EXPECT_FALSE(has(read, "/vector\n")) << "the key has the prelude";
  EXPECT_FALSE(has(read, "value.h\n")) << "the key has its text";
}

// A file that is no header is not looked for, there or not.
TEST_F(BuilderTest, FindsNoFileBesideThePaste) {
  const std::string text = "#if __has_include(\"k.dat\")\n#error\n#endif\n#define VALUE true\n" + std::string(body);
  EXPECT_TRUE(build(text).ready());
  folder.write("k.dat", "");
  EXPECT_TRUE(build(text + "\n").ready());
}

// A line that moves from one header to another.
TEST_F(BuilderTest, TellsHeadersApart) {
  folder.write("a.h", "#define VALUE true\n");
  folder.write("b.h", "#define VALUE false\n");
  const std::string text = "#include \"a.h\"\n#undef VALUE\n#include \"b.h\"\n" + std::string(body);
  const fs::path first = build(text).program;
  folder.write("a.h", "#define VALUE true\n#define VALUE false\n");
  folder.write("b.h", "");
  EXPECT_NE(build(text).program, first);
}

// A damaged precompiled header makes the compiler crash: it is built anew.
TEST_F(BuilderTestLong, BuildsADamagedPreludeAnew) {
  const fs::path cache = folder.path() / "cache";
  const Builder own(builder().toolchain(), LEETJUDGE_HOST_DIR, cache);
  const auto builds = [&](const std::string& value) {
    const std::string text = "#define VALUE " + value + "\n" + std::string(body);
    return own.build(folder.write("mine.cpp", text), shipped_problem(36), Mode::plain).ready();
  };
  ASSERT_TRUE(builds("true"));
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(cache)) {
    if (entry.path().extension() != ".pch" && entry.path().extension() != ".gch") continue;
    const auto time = fs::last_write_time(entry.path());
    std::string bytes = read_file(entry.path());
    std::fill(bytes.begin() + 4096, bytes.end(), '\0');
    write_file(entry.path(), bytes);
    fs::last_write_time(entry.path(), time);
  }
  EXPECT_TRUE(builds("false"));
}

TEST_F(BuilderTest, BuildsAgainWhenAFileAppearsThatItAskedFor) {
  const std::string text = "#if __has_include(\"new.h\")\n#error\n#endif\n#define VALUE true\n" + std::string(body);
  EXPECT_TRUE(build(text).ready());
  folder.write("new.h", "");
  EXPECT_FALSE(build(text).ready());
}

TEST_F(BuilderTestLong, KeepsAProgramThatIsInUse) {
  const Host first = build("#define VALUE true\n" + std::string(body));
  for (int i = 0; i < 6; ++i) build("#define VALUE " + std::to_string(i) + "\n" + std::string(body));
  EXPECT_TRUE(fs::exists(first.program));
}

// Whatever was damaged is made anew, and what was made elsewhere is not used.
TEST_F(BuilderTestLong, BuildsFromADamagedOrMovedCache) {
  const fs::path cache = folder.path() / "cache";
  const auto builds_in = [&](const fs::path& place) {
    const Builder own(builder().toolchain(), LEETJUDGE_HOST_DIR, place);
    const std::string text = "#define VALUE true\n" + std::string(body);
    const Host host = own.build(folder.write("mine.cpp", text), shipped_problem(36), Mode::plain);
    return host.ready() ? Session(host, {}).run("[[]]").kind == Reply::Kind::answered : false;
  };
  ASSERT_TRUE(builds_in(cache));
  fs::path mine;
  std::vector<fs::path> parts;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(cache)) {
    const std::string name = entry.path().filename();
    if (name.starts_with("mine-") && entry.is_directory()) mine = entry.path();
    if (name == "host" || name == "values.o" || name == "prelude.hpp.pch" || name == "prelude.hpp.gch")
      parts.insert(name == "host" ? parts.begin() : parts.end(), entry.path());  // whose path comes of the others
  }
  EXPECT_EQ(parts.size(), 3u);
  for (const fs::path& one : parts) {
    fs::resize_file(one, fs::file_size(one) / 2);
    if (one.filename() != "host") fs::remove_all(mine);  // which needs no other part
    EXPECT_TRUE(builds_in(cache)) << one;
  }
  fs::rename(cache, folder.path() / "moved");
  EXPECT_TRUE(builds_in(folder.path() / "moved"));
}

// After an update a kept host would not understand the judge.
TEST_F(BuilderTestLong, BuildsAgainWhenTheJudgesOwnPartsChanged) {
  const fs::path own_sources = folder.path() / "harness";
  fs::create_directory(own_sources);
  for (const char* part : {"host", "sandbox", "util"})
    fs::copy(fs::path(LEETJUDGE_HOST_DIR).parent_path() / part, own_sources / part, fs::copy_options::recursive);
  const auto made = [&] {
    const Builder own(builder().toolchain(), own_sources / "host", folder.path() / "cache");
    const Host host =
        own.build(folder.write("mine.cpp", test::valid("return true;")), shipped_problem(36), Mode::plain);
    EXPECT_TRUE(host.ready()) << host.compile_error;
    return host.program;
  };
  const fs::path first = made();
  EXPECT_EQ(made(), first);
  fs::path last = first;
  for (const char* changed : {"host/main.cpp", "host/frame.hpp", "util/wire.hpp"}) {
    const fs::path file = own_sources / changed;
    leetjudge::write_file(file, read_file(file) + "// changed\n");
    const fs::path next = made();
    EXPECT_NE(next, last) << changed;
    last = next;
  }
}

// Whatever makes the compiler crash: the prelude is built anew, and it is no Compile Error the second time.
TEST_F(BuilderTestLong, BlamesNoSolutionForACrashOfTheCompiler) {
  const fs::path script = folder.write(
      "bin/clang++", "#!/bin/sh\ncase \"$*\" in *call.cpp*) [ -e '" + (folder.path() / "works").string() +
                         "' ] || exit 139;; esac\nexec " + builder().toolchain().program.string() + " \"$@\"\n");
  fs::permissions(script, fs::perms::all);
  const Builder own(find_toolchain(script.string()), LEETJUDGE_HOST_DIR, folder.path() / "cache");
  const fs::path file = folder.write("mine.cpp", test::valid("return true;"));
  EXPECT_TRUE(test::throws_with<JudgeFault>([&] { own.build(file, shipped_problem(36), Mode::plain); },
                                            "the compiler crashed"));
  folder.write("works", "");
  EXPECT_TRUE(own.build(file, shipped_problem(36), Mode::plain).ready());
}

TEST_F(BuilderTest, RefusesACacheThatCannotBeWritten) {
  EXPECT_TRUE(test::throws_with<BadInput>([] { Builder(builder().toolchain(), LEETJUDGE_HOST_DIR, "/proc/none"); },
                                          "/proc/none: what is built cannot be kept"));
}

// Whether it was built now or before.
TEST_F(BuilderTest, KeepsTheCompilersWarnings) {
  if (builder().toolchain().family != Toolchain::Family::clang) GTEST_SKIP();
  const fs::path file = folder.write("mine.cpp", "#define VALUE 1 / 0 == 0\n" + std::string(body));
  for (int i = 0; i < 2; ++i) {
    const std::vector<std::string> told = builder().build(file, shipped_problem(36), Mode::plain).warnings;
    ASSERT_EQ(told.size(), 1u) << i;
    EXPECT_TRUE(told.front().ends_with("warning: division by zero is undefined")) << told.front();
  }
}

// What beginners write by mistake, and not what is right and only lacks brackets.
TEST_F(BuilderTest, WarnsOfWhatIsMostlyAMistake) {
  if (builder().toolchain().family != Toolchain::Family::clang) GTEST_SKIP();
  const auto warned = [&](const std::string& line) {
    const std::string text = "#define VALUE true\nint a, b;\nvoid f() {\n" + line + "\n}\n" + body;
    const Host host = builder().build(folder.write("mine.cpp", text), shipped_problem(36), Mode::plain);
    EXPECT_TRUE(host.ready()) << host.compile_error;
    return host.warnings.size();
  };
  for (const char* one : {"if (a = b) b = 1;", "if (a);\n b = 1;", "string s = \"abc\" + 1;", "a = a++ + a;"})
    EXPECT_EQ(warned(one), 1u) << one;
  for (const char* one : {"if (a && b || a) b = 1;", "if ((a = b)) b = 1;", "if (a) if (b) a = 1; else b = 1;"})
    EXPECT_EQ(warned(one), 0u) << one;
}

TEST_F(BuilderTest, BuildsAReferenceForEveryProblem) {
  for (const Problem& problem : {shipped_problem(36), shipped_problem(37)}) {
    const Host host = builder().reference(problem, Mode::plain);
    EXPECT_TRUE(host.ready()) << problem.slug << ": " << host.compile_error;
  }
}

TEST_F(BuilderTestLong, BuildsEveryModeWithEveryCompiler) {
  const fs::path file = folder.write("a b's mine.cpp", "#define VALUE true\n" + std::string(body));
  for (const std::string& compiler : test::compilers()) {
    for (const Mode mode : {Mode::plain, Mode::checked, Mode::counted, Mode::debug}) {
      const Host host = builder(compiler).build(file, shipped_problem(36), mode);
      EXPECT_TRUE(host.ready()) << compiler << " " << traits_of(mode).name << ": " << host.compile_error;
    }
  }
}

// Each limit in words, by either compiler, and with the first useful line. Only one limit is tight at a time: which of
// two is reached first is the machine's speed.
TEST_F(BuilderTestLong, StopsWhatTakesTooMuch) {
  const std::tuple<const char*, const char*, CompileLimits> wrongs[] = {
      {"template <int N, long M> struct Tree { static constexpr long v = Tree<N - 1, 2 * M>::v + Tree<N - 1, "
       "2 "
       "* M + 1>::v; };\ntemplate <long M> struct Tree<0, M> { static constexpr long v = M; };\nlong n = "
       "Tree<28, 1>::v;\n",
       "mine.cpp: error: compiling took more than 4 s\n",
       {.cpu_s = 4, .memory_mb = 8000}},  // an empty program is compiled within them as well
      {"int big[1 << 24] = {1};\n",
       "mine.cpp: error: the compiled program would be larger than 32 MB\n",
       {.cpu_s = 100, .file_mb = 32}},
      {"#include \"/dev/zero\"\n", "mine.cpp:1:10: fatal error: ", {.cpu_s = 100}},
  };
  for (const std::string& compiler : test::compilers()) {
    for (const auto& [text, error, limits] : wrongs) {
      const Builder strict(builder(compiler).toolchain(), LEETJUDGE_HOST_DIR, LEETJUDGE_CACHE_DIR, limits);
      const fs::path file = folder.write("mine.cpp", std::string(text) + "#define VALUE true\n" + std::string(body));
      const Host host = strict.build(file, shipped_problem(36), Mode::plain);
      EXPECT_NE(host.compile_error.find(error), std::string::npos) << compiler << ": " << host.compile_error;
      EXPECT_EQ(strict.build(file, shipped_problem(36), Mode::plain).compile_error, host.compile_error);
    }
  }
}

TEST_F(BuilderTest, DoesNotTakeTheSolutionsWordsForTheCompilers) {
  const Host host =
      build("#define VALUE nothing ? \"LLVM ERROR: out of memory\" : \"File too large\"\n" + std::string(body));
  EXPECT_TRUE(host.compile_error.find("compiling needed") == std::string::npos &&
              host.compile_error.find("would be larger") == std::string::npos)
      << host.compile_error;
}

TEST_F(BuilderTest, DoesNotKeepAFailure) {
  EXPECT_FALSE(build("#define VALUE nothing\n" + std::string(body)).ready());
  const Host again = build("#define VALUE nothing\n" + std::string(body));
  EXPECT_NE(again.compile_error.find("mine.cpp:4:"), std::string::npos) << again.compile_error;
}

TEST_F(BuilderTest, RefusesAFileThatIsNotThere) {
  const fs::path quoted = folder.write("a\"b.cpp", "class Solution {};");
  EXPECT_TRUE(test::throws_with<BadInput>([&] { builder().build(quoted, shipped_problem(36), Mode::plain); },
                                          "a double quote, backslash"));
  EXPECT_TRUE(test::throws_with<BadInput>(
      [&] { builder().build(folder.path() / "none.cpp", shipped_problem(36), Mode::plain); }, "No such file"));
}

TEST(Toolchain, TakesACCompilersNameForItsBrothers) {
  EXPECT_TRUE(find_toolchain("gcc").program.string().ends_with("/g++"));
}

TEST(Toolchain, SaysWhatItCannotUse) {
  EXPECT_TRUE(
      test::throws_with<BadInput>([] { find_toolchain("no-such-compiler"); }, "no compiler \"no-such-compiler\""));
  EXPECT_TRUE(test::throws_with<BadInput>([] { find_toolchain("/bin/true"); }, "is not a g++ or clang++"));
}

// It would be in no key.
TEST(Builder, LetsNoEnvironmentOfTheUsersReachTheCompiler) {
  const test::TemporaryFolder folder;
  folder.write("elsewhere/secret.h", "");
  const Solution mine = test::solution_of(folder, "#include \"secret.h\"\n" + test::valid("return true;"));
  setenv("CPATH", (folder.path() / "elsewhere").c_str(), 1);
  const Host host = test::builder().build(mine.file, test::shipped_problem(36), Mode::plain);
  unsetenv("CPATH");
  EXPECT_TRUE(has(host.compile_error, "secret.h")) << host.compile_error;
}

}  // namespace
}  // namespace leetjudge
