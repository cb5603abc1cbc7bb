// What a solution makes its compiler read and write, with every compiler that is here.
#include <sched.h>
#include <sys/mount.h>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "compile/compiler_bounds.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using test::builder;
using test::shipped_problem;
using test::TemporaryFolder;

class CompilerFence : public testing::TestWithParam<std::string> {
 protected:
  Host build(const std::string& text) {
    return builder(GetParam()).build(folder.write("home/mine.cpp", text), shipped_problem(36), Mode::plain);
  }
  TemporaryFolder folder;
};

using CompilerFenceLong = CompilerFence;  // takes seconds: only with harness/test -L long

TEST_P(CompilerFence, KeepsFilesFromBeingRead) {
  const std::string secret = folder.write("secret", "0\n").string();
  folder.write("home/answers.json", "0\n");
  folder.write("other.h", "\n");
  for (const std::string& directive :
       {fmt::format("asm(\".incbin \\\"{}\\\"\");", secret), fmt::format("int n =\n#include \"{}\"\n;", secret),
        std::string("int n =\n#include \"answers.json\"\n;"), std::string("#include \"../other.h\""),
        std::string("#define OTHER \"../other.h\"\n#include OTHER"),
        fmt::format("int n = {{\n#embed \"{}\"\n}};", secret),
        fmt::format("#if !__has_embed(\"{}\")\n#error\n#endif", secret)}) {
    const Host host = build(directive + "\n" + test::valid("return true;"));
    EXPECT_NE(host.compile_error.find("error"), std::string::npos) << directive << "\n" << host.compile_error;
  }
}

TEST_P(CompilerFence, SaysThatFilesAreOutOfReach) {
  const std::string secret = folder.write("secret", "0\n").string();
  const Host host = build("int n =\n#include \"" + secret + "\"\n;" + test::valid("return true;"));
  EXPECT_NE(host.compile_error.find("hint: LeetCode has the standard library only"), std::string::npos)
      << host.compile_error;
}

TEST_P(CompilerFence, LetsHeadersOfItsFolderBeRead) {
  folder.write("home/kit/one.hpp", "#include \"two.h\"\n");
  folder.write("home/kit/two.h", "#include \\\n\"../three.inc\"\n");
  folder.write("home/three.inc", "#define VALUE true\n");
  const Host host = build("  #  include \"kit/one.hpp\"\n" + test::valid("return VALUE;"));
  EXPECT_TRUE(host.ready()) << host.compile_error;
}

// Assembly that looks like what a compiler leaves for link-time optimisation, with an option for the
// assembler that would then run.
TEST_P(CompilerFence, KeepsFilesFromBeingWritten) {
  const fs::path victim = folder.write("victim", "mine\n");
  const fs::path source = folder.write("lto.cpp", "int leetjudge_lto() { return 1; }\n");
  const fs::path assembly = folder.path() / "lto.s";
  const ToolResult made =
      run_tool({find_program("g++")->string(), "-flto", "-S", source, "-o", assembly}, {.time_s = 60});
  ASSERT_TRUE(made.succeeded()) << made.output;
  std::string text = read_file(assembly);
  const std::size_t options = text.find(".string", text.find(".gnu.lto_.opts"));
  text.replace(options, text.find('\n', options) - options,
               fmt::format(".string \"'-Xassembler' '-aln={}'\"", victim.string()));
  build("asm(R\"lto(" + text + ")lto\");\n" + test::valid("return true;"));
  EXPECT_EQ(read_file(victim), "mine\n");
}

TEST_P(CompilerFenceLong, LeavesNothingBehindInTheCache) {
  const Builder fresh(builder(GetParam()).toolchain(), LEETJUDGE_HOST_DIR, folder.path() / "cache");
  const fs::path file = folder.write("mine.cpp", test::valid("return nothing;"));
  EXPECT_FALSE(fresh.build(file, shipped_problem(36), Mode::plain).ready());
  folder.write("mine.cpp", "int none();\n" + test::valid("return none();"));
  EXPECT_FALSE(fresh.build(file, shipped_problem(36), Mode::plain).ready());
  for (const auto& entry : fs::recursive_directory_iterator(folder.path() / "cache"))
    EXPECT_NE(entry.path().filename(), "solution.o") << entry.path();
}

TEST_P(CompilerFence, LetsCompilersWork) {
  const Toolchain& toolchain = builder(GetParam()).toolchain();
  const fs::path secret = folder.write("secret", "0\n");
  folder.write("work/here", "");
  const fs::path good = folder.write("good.cpp", "#include <vector>\nint main() { return std::vector<int>(1)[0]; }\n");
  const fs::path bad = folder.write("bad.cpp", "asm(\".incbin \\\"" + secret.string() + "\\\"\");\nint main() {}\n");
  for (const Arguments& linker : {Arguments(), toolchain.fast_linker}) {
    const ToolLimits limits = tool_limits({}, toolchain, folder.path() / "work", {good, bad});
    const auto compile = [&](const fs::path& file) {
      return run_tool(Arguments{toolchain.program, file, "-o", limits.child.folder + "/program"} + linker, limits);
    };
    const ToolResult result = compile(good);
    EXPECT_TRUE(result.succeeded()) << result.output;
    EXPECT_TRUE(fs::exists(folder.path() / "work" / "program"));
    EXPECT_FALSE(compile(bad).succeeded());
  }
}

TEST_P(CompilerFenceLong, WorksWithAScriptAroundTheCompiler) {
  const std::string real = builder(GetParam()).toolchain().program;
  const fs::path script = folder.write("bin/my-compiler", "#!/bin/sh\nexec " + real + " \"$@\"\n");
  fs::permissions(script, fs::perms::owner_all);
  const Builder wrapped(find_toolchain(script), LEETJUDGE_HOST_DIR, folder.path() / "cache");
  const Host host =
      wrapped.build(folder.write("mine.cpp", test::valid("return true;")), shipped_problem(36), Mode::plain);
  EXPECT_TRUE(host.ready()) << host.compile_error;
}

// Clang shows what it would call. Here it does nothing but that when it is to link.
TEST_P(CompilerFenceLong, LinksWithoutTheCompiler) {
  const Toolchain& toolchain = builder(GetParam()).toolchain();
  if (toolchain.family != Toolchain::Family::clang) GTEST_SKIP() << "g++ does not show it so";
  const fs::path source = folder.write("no_linker.cpp", R"(#include <string_view>
#include <unistd.h>
int main(int count, char** words) {
  for (int i = 1; i < count; ++i)
    for (const std::string_view one : {"-c", "c++-header", "-###", "--version"})
      if (words[i] == one) return execv(REAL, words);
  return 1;
}
)");
  fs::create_directories(folder.path() / "bin");
  const fs::path program = folder.path() / "bin/clang++";
  const std::string real = fmt::format("-DREAL=\"{}\"", toolchain.program.string());
  ASSERT_TRUE(run_tool({toolchain.program, real, source, "-o", program}, {}).succeeded());
  const Builder builder(find_toolchain(program), LEETJUDGE_HOST_DIR, folder.path() / "cache");
  for (const Mode mode : {Mode::plain, Mode::checked})
    EXPECT_TRUE(
        builder.build(folder.write("mine.cpp", test::valid("return true;")), shipped_problem(36), mode).ready());
}

TEST(CompilerBounds, KnowOfACompilerThatDidNotGetToCompute) {
  ToolResult result;
  result.stop = ToolResult::Stop::time;
  result.cpu_ms = 14'000;
  EXPECT_TRUE(stood_still(result, {.cpu_s = 30}));
  result.cpu_ms = 16'000;
  EXPECT_FALSE(stood_still(result, {.cpu_s = 30})) << "it has too much to do";
  result.stop = ToolResult::Stop::none;
  result.cpu_ms = 100;
  EXPECT_FALSE(stood_still(result, {.cpu_s = 30})) << "it came to its end";
}

TEST(FindToolchain, AsksACompilerOnceWhatItIs) {
  const TemporaryFolder folder;
  const fs::path cache = folder.path() / "cache", link = folder.path() / "bin" / "any-g++";
  fs::create_directories(link.parent_path());
  const auto found = [&](const std::string& compiler) {
    fs::remove(link);
    fs::create_symlink(builder(compiler).toolchain().program, link);
    return find_toolchain(link, cache).name;
  };
  const auto written = [&] {
    for (const auto& entry : fs::directory_iterator(cache))
      if (const fs::path kept = entry.path() / "version"; fs::exists(kept)) return fs::last_write_time(kept);
    return fs::file_time_type();
  };
  for (const std::string& compiler : test::compilers()) {
    EXPECT_EQ(found(compiler), builder(compiler).toolchain().name);
    const fs::file_time_type before = written();
    EXPECT_NE(before, fs::file_time_type());
    EXPECT_EQ(found(compiler), builder(compiler).toolchain().name);
    EXPECT_EQ(written(), before);
  }
  const fs::path script = folder.write("bin/clang++", "#!/bin/sh\necho clang version $(cat ${0%/*}/../version)\n");
  fs::permissions(script, fs::perms::owner_all);
  for (const char* version : {"19.1.7", "20.0.1"}) {
    folder.write("version", version);
    EXPECT_EQ(find_toolchain(script, cache).name, fmt::format("clang {}", version));
  }
}

INSTANTIATE_TEST_SUITE_P(Preferred, CompilerFence, testing::Values(test::compilers().front()), test::compiler_name);
INSTANTIATE_TEST_SUITE_P(Everywhere, CompilerFence, testing::ValuesIn(test::other_compilers()), test::compiler_name);
INSTANTIATE_TEST_SUITE_P(Every, CompilerFenceLong, testing::ValuesIn(test::compilers()), test::compiler_name);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CompilerFence);

TEST(BehindWrapper, FindsTheNextOfTheSameName) {
  const TemporaryFolder folder;
  const fs::path cache = folder.write("tools/ccache", "#!/bin/sh\n");
  const fs::path real = folder.write("bin/g++", "#!/bin/sh\n");
  for (const fs::path& program : {cache, real}) fs::permissions(program, fs::perms::owner_all);
  fs::create_directories(folder.path() / "links");
  fs::create_symlink(cache, folder.path() / "links" / "g++");
  const std::string before = std::getenv("PATH");
  setenv("PATH", ((folder.path() / "links").string() + ":" + (folder.path() / "bin").string()).c_str(), 1);
  EXPECT_EQ(behind_wrapper(folder.path() / "links" / "g++"), real);
  EXPECT_EQ(behind_wrapper(real), real);
  setenv("PATH", before.c_str(), 1);
}

TEST(FullDiskLong, IsTheJudgesFault) {
  const TemporaryFolder folder;
  std::thread([&] {  // with mounts of its own
    const fs::path cache = folder.path() / "cache";
    fs::create_directory(cache);
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("tmpfs", cache.c_str(), "tmpfs", 0, "size=300m") != 0)
      GTEST_SKIP() << "needs the right to mount";
    const Builder builder(test::builder().toolchain(), LEETJUDGE_HOST_DIR, cache);
    ASSERT_TRUE(builder.reference(shipped_problem(36), Mode::plain).ready());
    std::ofstream filler(cache / "filler");
    for (const std::string block(1 << 16, 'x'); filler << block << std::flush;) {
    }
    const fs::path file =
        folder.write("mine.cpp", "int big[1 << 18] = {1};\n" + test::valid("return big[board.size()] == 0;"));
    EXPECT_THROW(builder.build(file, shipped_problem(36), Mode::plain), std::exception);
    filler.close();
    fs::resize_file(cache / "filler", fs::file_size(cache / "filler") - (64 << 10));
    EXPECT_TRUE(test::throws_with<JudgeFault>([&] { builder.build(file, shipped_problem(36), Mode::plain); },
                                              "the disk is full"));
  })
      .join();
}

}  // namespace
}  // namespace leetjudge
