// What sanitizers and the library's own checks tell of a crash.
#include "judging/judge.hpp"
#include "support.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using test::judge_code;
using test::shipped_problem;
using test::solution_of;
using test::TemporaryFolder;
using test::valid;

JudgeOptions checked(JudgeOptions::Check check = JudgeOptions::Check::within_budget) {
  JudgeOptions options;
  options.check = check;
  return options;
}

TEST(JudgeToolsLong, ExplainsACrashByTheUsersOwnPlace) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string code = valid(
      "int* volatile place = nullptr;\n    if (board.empty()) place = new int(1);\n    int found = *place;\n"
      "    return found == 0;");
  for (const JudgeOptions::Check check : {JudgeOptions::Check::crashes, JudgeOptions::Check::within_budget}) {
    const SolutionResult result = judge_code(code, 36, cases, checked(check));
    EXPECT_EQ(result.status, Status::runtime_error);
    const std::string at = display_path(result.solution.file) + ":6:17: ";
    EXPECT_EQ(result.cases[0].reason, at + "load of null pointer of type int");
    EXPECT_EQ(result.cases[0].finding, result.cases[0].reason + " (UndefinedBehaviorSanitizer: in isValidSudoku)");
  }
}

TEST(JudgeTools, ReadsLongLinesOfReports) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const SolutionResult result =
      judge_code(valid("cerr << string(3000000, '=') << \": runtime error\";\n    vector<int> v;\n"
                       "    return v.at(board.size()) == 1;"),
                 36, cases, checked());
  EXPECT_EQ(result.status, Status::runtime_error);
}

TEST(JudgeTools, ReadsTheLastReport) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  for (const char* line : {"==1==AddressSanitizer: hard rss limit exhausted (1Mb vs 2Mb)",
                           "==1==ERROR: AddressSanitizer: stack-overflow on address 0x0"}) {
    const SolutionResult result = judge_code(
        valid("cerr << \"" + std::string(line) + "\\n\";\n    int few[9] = {};\n    return few[board.size()] < 9;"), 36,
        cases, checked());
    EXPECT_EQ(result.status, Status::runtime_error) << line;
    EXPECT_EQ(result.cases[0].reason.find("index 9"), result.cases[0].place.words().size() + 2)
        << result.cases[0].reason;
  }
}

// Where what runs is itself on the stack, it is no stack that overflows.
TEST(JudgeTools, TellsAStackThatOverflowsFromOneThatRuns) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  for (const auto& [at, status] :
       {std::pair("0x7ff0 (pc 0x55f0 bp", Status::accepted), {"0x7ff0 (pc 0x7ff0 bp", Status::runtime_error}}) {
    const SolutionResult result =
        judge_code(valid(fmt::format(
                       "#if defined(__has_feature)\n#if __has_feature(address_sanitizer)\n#define IS_CHECKED\n#endif\n"
                       "#elif defined(__SANITIZE_ADDRESS__)\n#define IS_CHECKED\n#endif\n#ifdef IS_CHECKED\n"
                       "cerr << \"==1==ERROR: AddressSanitizer: stack-overflow on address {} 0x1)\\n\";\n_Exit(86);\n"
                       "#endif\nreturn true;",
                       at)),
                   36, cases, checked());
    EXPECT_EQ(result.status, status) << at;
    EXPECT_EQ(result.cases[0].unchecked, status == Status::accepted ? "with sanitizers its stack overflows" : "");
  }
}

TEST(JudgeToolsLong, KeepsTheVerdictOfWhatCompilesAtFullSpeedOnly) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const auto refusing = [](const std::string& macro, const std::string& feature) {
    return "#if defined(" + macro + ")\n#error libclang_rt\n#endif\n#if defined(__has_feature)\n#if __has_feature(" +
           feature + ")\n#error libclang_rt\n#endif\n#endif\n";
  };
  JudgeOptions options = checked();
  options.counting = JudgeOptions::Counting::all;
  const SolutionResult uncounted =
      judge_code(refusing("__SANITIZE_THREAD__", "thread_sanitizer") + valid("return true;"), 36, cases, options);
  EXPECT_EQ(uncounted.status, Status::accepted);
  EXPECT_FALSE(uncounted.cases[0].counters);
  EXPECT_NE(uncounted.note.find("compiles, but not for counting"), std::string::npos) << uncounted.note;
  const std::string unchecked = refusing("__SANITIZE_ADDRESS__", "address_sanitizer");
  EXPECT_EQ(judge_code(unchecked + valid("abort();"), 36, cases, checked()).status, Status::runtime_error);
  EXPECT_EQ(judge_code(unchecked + valid("return true;"), 36, cases, checked()).status, Status::compile_error);
}

TEST(JudgeTools, KeepsTheSystemsSettingsFromCheckedHosts) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  JudgeOptions options = checked();
  const SolutionResult result =
      judge_code("#include <fcntl.h>\n" + valid("if (open(\"/proc/sys/kernel/core_pattern\", O_WRONLY) >= 0) abort();\n"
                                                "    return true;"),
                 36, cases, options);
  EXPECT_EQ(result.status, Status::accepted) << result.isolation;
  EXPECT_EQ(result.cases[0].checks, Checks::passed) << result.cases[0].unchecked;
}

TEST(JudgeToolsLong, NamesThePlaceOfAnException) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  for (const std::string& compiler : test::compilers()) {
    const TemporaryFolder folder;
    const std::string range = valid("vector<int> v(3);\n    volatile int i = 7;\n    return v.at(i) == 0;");
    const SolutionResult thrown = judge_solution(test::builder(compiler), shipped_problem(36), cases,
                                                 solution_of(folder, range, "at"), checked());
    EXPECT_TRUE(
        thrown.cases[0].reason.starts_with(thrown.cases[0].place.words() + ": uncaught exception std::out_of_range"))
        << compiler;
    EXPECT_TRUE(thrown.cases[0].finding.starts_with(display_path(folder.path() / "at.cpp") + ":6:"))
        << compiler << thrown.cases[0].finding;
    EXPECT_TRUE(thrown.cases[0].finding.ends_with(" (in isValidSudoku)"))  // no sanitizer found it
        << compiler << thrown.cases[0].finding;
  }
}

TEST(JudgeToolsLong, QuotesAnAssertionWholeHoweverLongThePathIs) {
  const std::vector<Case> cases = {test::shipped_case(36, "empty")};
  const std::string code = "#include <cassert>\n" + valid("assert(board.empty());\n    return true;");
  const JudgeOptions options;
  for (const std::string& compiler : test::compilers()) {
    const TemporaryFolder folder;
    const std::string far = std::string(120, 'a') + "/" + std::string(120, 'b') + "/mine";
    const SolutionResult result =
        judge_solution(test::builder(compiler), shipped_problem(36), cases, solution_of(folder, code, far), options);
    const std::string& reason = result.cases[0].reason;
    EXPECT_TRUE(reason.starts_with("aborted (SIGABRT): host: mine.cpp:5: ")) << compiler << ": " << reason;
    EXPECT_TRUE(reason.ends_with("Assertion `board.empty()' failed.")) << compiler << ": " << reason;
  }
}

}  // namespace
}  // namespace leetjudge
