#include "judging/judge.hpp"
#include "support.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::valid;

TEST(JudgeLimits, StaysSmallHoweverMuchIsPrinted) {
  const std::vector<Case> cases(400, test::shipped_case(36, "empty"));
  const SolutionResult result = judge_code(valid("cout << string(100000, 'x'); return true;"), 36, cases);
  EXPECT_EQ(result.status, Status::accepted);
  std::size_t kept = 0;
  for (const CaseResult& one : result.cases) kept += one.standard_output.size();
  EXPECT_LT(kept, 17u << 20);
  EXPECT_EQ(result.cases.back().standard_output, "\n… (100000 more bytes)\n");
}

// AddressSanitizer watches memory on a thread of its own, which a solution can end.
TEST(JudgeLimitsLong, WatchesMemoryItself) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options;
  options.check = JudgeOptions::Check::all;
  options.memory_limit_mb = 64;
  const SolutionResult result = judge_code(
      "#if defined(__SANITIZE_ADDRESS__)\nbool checked = true;\n#elif defined(__has_feature)\n"
      "bool checked = __has_feature(address_sanitizer);\n#endif\n"
      "#include <linux/filter.h>\n#include <sys/mman.h>\n#include <sys/syscall.h>\n#include <unistd.h>\n" +
          valid("if (!checked) return true;\n    sock_filter rules[] = {{0x20, 0, 0, 0}, {0x15, 0, 1, "
                "SYS_nanosleep}, {6, 0, 0, 0},\n"
                "                           {0x15, 0, 1, SYS_clock_nanosleep}, {6, 0, 0, 0}, {6, 0, 0, "
                "0x7fff0000}};\n"
                "    sock_fprog program = {6, rules};\n    syscall(SYS_seccomp, 1, 1, &program);\n"
                "    this_thread::yield();\n    size_t size = size_t(900) << 20;\n"
                "    char* block = static_cast<char*>(mmap(nullptr, size, PROT_READ | PROT_WRITE, "
                "MAP_PRIVATE | "
                "MAP_ANONYMOUS, -1, 0));\n    clock_t begin = clock();\n"
                "    while (clock() - begin < CLOCKS_PER_SEC / 2) {}\n"
                "    for (size_t i = 0; i < size; i += 4096) block[i] = 1;\n"
                "    while (clock() - begin < 3 * CLOCKS_PER_SEC) {}\n    return true;"),
      36, cases, options);
  EXPECT_EQ(result.status, Status::accepted) << result.cases[0].reason;
  EXPECT_EQ(result.cases[0].checks, Checks::not_made);
  EXPECT_EQ(result.cases[0].unchecked,
            "with sanitizers it takes more than 256 MB, or asks for them, as by a size that was never set");
}

// Refused as a whole, it is never seen.
TEST(JudgeLimits, ShowsNoLessMemoryThanWhatWasTooMuch) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const SolutionResult result =
      judge_code(valid("vector<char> all(1ull << 40, 'x');\n    return all[board.size()] == 'x';"), 36, cases);
  EXPECT_EQ(result.status, Status::memory_limit_exceeded);
  EXPECT_GE(result.memory_kb.value_or(0), 256 << 10);
}

TEST(JudgeLimits, StopsAfterManyTimeouts) {
  std::vector<Case> cases(4, test::shipped_case(36, "empty"));
  JudgeOptions options;
  options.time_limit_ms = 20;
  options.most_timeouts = 2;
  const SolutionResult result = judge_code(valid("for (volatile int i = 0;;) {}"), 36, cases, options);
  EXPECT_EQ(result.status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[1].status, Status::time_limit_exceeded);
  EXPECT_EQ(result.cases[2].status, Status::not_run);
  EXPECT_EQ(result.cases[2].reason, "not run: 2 cases ran out of time before (--keep-going runs the rest)");
}

TEST(JudgeLimits, KeepsTheStartOfLongPrints) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const SolutionResult result = judge_code(valid("cout << string(100000, 'x'); return true;"), 36, cases);
  EXPECT_EQ(result.status, Status::accepted);
  EXPECT_TRUE(result.cases[0].standard_output.ends_with("xx\n… (34464 more bytes)\n"));
}

// In a container of 100 MB: not the solution's fault, though the problem allows 256.
TEST(LimitsLong, KnowsWhomTheSystemKills) {
  const test::TemporaryFolder folder;
  const std::string group = "/sys/fs/cgroup/memory/" + folder.path().filename().string();
  std::error_code error;
  if (!std::filesystem::create_directory(group, error)) GTEST_SKIP() << "no group of this control can be made";
  test::solution_of(folder, test::valid("vector<char> all(180 << 20, 'x');\n    return all[board.size()] == 'x';"));
  const std::string run = "\"$JUDGE\" 36 mine.cpp --case empty --fast";
  EXPECT_EQ(test::run_shell(run, folder.path()).status, 0);
  const test::Printed killed =
      test::run_shell("echo 100000000 > " + group + "/memory.limit_in_bytes && export JUDGE && sh -c 'echo $$ > " +
                          group + "/cgroup.procs && " + run + "'",
                      folder.path());
  EXPECT_EQ(killed.status, 2) << killed.out;
  EXPECT_NE(killed.out.find("the system killed the program"), std::string::npos) << killed.out << killed.err;
  std::filesystem::remove(group, error);
}

}  // namespace
}  // namespace leetjudge
