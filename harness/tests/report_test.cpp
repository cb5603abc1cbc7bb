// Grids, the table and the JSON, compared as literal text.
#include "report/report.hpp"

#include "report/plain_text.hpp"
#include "report_sample.hpp"
#include "results/json.hpp"
#include "support.hpp"
#include "util/json.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

TEST(Grid, AlignsColumns) {
  EXPECT_EQ(render_grid({{{"Name"}, {"Undos", true}}, {{"a", "4157"}, {"longer", "–"}}}),
            "Name    Undos\n"
            "a        4157\n"
            "longer      –\n");
}

TEST(Grid, PutsBlocksSideBySide) {
  EXPECT_EQ(render_side_by_side({{"one", "1 2 3", "4"}, {"two", "x"}}, 2),
            "  one     two\n"
            "  1 2 3   x\n"
            "  4\n");
}

// Also a case whose name is a part of another's.
TEST_F(ReportTest, NamesEveryCaseThatIsCountedOn) {
  Case test = cases[0];
  test.name = "example";
  ProblemResult other = report.problems[0];
  other.cases = std::vector{test};
  other.solutions.resize(1);
  other.solutions[0].cases[0].test = other.cases.at(0);
  report.problems.push_back(other);
  EXPECT_NE(render_table(report, {}).find("Placements and undos: on leetcode-example, example."), std::string::npos);
}

TEST_F(ReportTest, TableSaysOfHowManyCasesChecksWereMade) {
  std::vector<CaseResult>& scan = report.problems[0].solutions[0].cases;
  scan.push_back(scan[0]);
  scan[1].status = Status::time_limit_exceeded;
  scan[1].checks = Checks::not_made;
  EXPECT_NE(render_table(report, {}).find("  1/2  "), std::string::npos) << render_table(report, {});
  const char* const legend = "Checks: AddressSanitizer";
  EXPECT_NE(render_table(report, {}).find(legend), std::string::npos);
  for (SolutionResult& one : report.problems[0].solutions)
    for (CaseResult& judged : one.cases) judged.checks = Checks::not_made;
  EXPECT_EQ(render_table(report, {}).find(legend), std::string::npos);
}

TEST_F(ReportTest, TableAsksNoAnswerOfWhatDidNotRun) {
  report.unknown = true;
  const char* const words = "Whether the answer is right is not known";
  EXPECT_NE(render_table(report, {}).find(words), std::string::npos);
  std::erase_if(report.problems[0].solutions,
                [](const SolutionResult& one) { return one.status != Status::compile_error; });
  EXPECT_EQ(render_table(report, {}).find(words), std::string::npos);
}

TEST_F(ReportTest, Table) {
  TableStyle style;
  style.options = " --fresh";
  EXPECT_EQ(render_table(report, style),
            "Problem            Solution  Verdict        Passed  Checks     Time   Memory  Placements  Undos\n"
            "37. Sudoku Solver  scan      Accepted          1/1  passed  0.12 ms    68 kB        4208   4157\n"
            "37. Sudoku Solver  mine      Wrong Answer      0/1       –   12.3 s  20.0 MB           –      –\n"
            "37. Sudoku Solver  broken    Compile Error     0/1       –        –        –           –      –\n"
            "\n"
            "Placements and undos: on leetcode-example. Checks: AddressSanitizer and UndefinedBehaviorSanitizer. "
            "Time: CPU, all cases. Memory: beyond an empty host.\n"
            "Judged with clang 19.1.7 -std=c++23 -O2; isolation: resource limits.\n"
            "\n"
            "/m/mine.cpp:1: error: Wrong Answer on case leetcode-example: row 1 holds 5 twice\n"
            "  given                    answered (* differs)     expected\n"
            "  5 3 . | . 7 . | . . .    5 3 5*| 6 7 8 | 9 1 2    5 3 4*| 6 7 8 | 9 1 2\n"
            "  6 . . | 1 9 5 | . . .    6 7 2 | 1 9 5 | 3 4 8    6 7 2 | 1 9 5 | 3 4 8\n"
            "  . 9 8 | . . . | . 6 .    1 9 8 | 3 4 2 | 5 6 7    1 9 8 | 3 4 2 | 5 6 7\n"
            "  ------+-------+------    ------+-------+------    ------+-------+------\n"
            "  8 . . | . 6 . | . . 3    8 5 9 | 7 6 1 | 4 2 3    8 5 9 | 7 6 1 | 4 2 3\n"
            "  4 . . | 8 . 3 | . . 1    4 2 6 | 8 5 3 | 7 9 1    4 2 6 | 8 5 3 | 7 9 1\n"
            "  7 . . | . 2 . | . . 6    7 1 3 | 9 2 4 | 8 5 6    7 1 3 | 9 2 4 | 8 5 6\n"
            "  ------+-------+------    ------+-------+------    ------+-------+------\n"
            "  . 6 . | . . . | 2 8 .    9 6 1 | 5 3 7 | 2 8 4    9 6 1 | 5 3 7 | 2 8 4\n"
            "  . . . | 4 1 9 | . . 5    2 8 7 | 4 1 9 | 6 3 5    2 8 7 | 4 1 9 | 6 3 5\n"
            "  . . . | . 8 . | . 7 9    3 4 5 | 2 8 6 | 1 7 9    3 4 5 | 2 8 6 | 1 7 9\n"
            "  printed on stdout\n"
            "    debug\n"
            "  again: harness/judge 37 dir/mine.cpp --fresh --case leetcode-example\n"
            "\n"
            "37. Sudoku Solver, broken: Compile Error\n"
            "broken.cpp:3:1: error: expected ';'\n"
            "broken.cpp:9:1: error: more\n"
            "  again: harness/judge 37 broken.cpp --fresh\n");
}

TEST_F(ReportTest, DoesNotRepeatTheCommandThatWasTyped) {
  TableStyle style;
  style.alone = true;
  EXPECT_NE(render_table(report, style).find("  again: harness/judge 37 dir/mine.cpp --case leetcode-example"),
            std::string::npos);
  EXPECT_EQ(render_table(report, style).find("  again: harness/judge 37 broken.cpp"), std::string::npos);
  style.one_case = true;
  EXPECT_EQ(render_table(report, style).find("  again: "), std::string::npos);
}

TEST_F(ReportTest, SaysOfBoardsWhatIsSeen) {
  EXPECT_NE(render_table(report, {}).find("answered (* differs) "), std::string::npos);
  const std::string page = render_html(report, {});
  EXPECT_NE(page.find("  given                    answered (* differs)     expected&#10;"), std::string::npos);
}

TEST_F(ReportTest, PrintsOneDiagnosticLineAsCompilersDo) {
  CaseResult& one = report.problems[0].solutions[1].cases[0];
  one.status = Status::runtime_error;
  one.place = {"/m/mine.cpp", 6, 19};
  one.reason = "/m/mine.cpp:6:19: index 9 is out of bounds of int[9]";
  one.finding = one.reason + " (UndefinedBehaviorSanitizer: in count)";
  const std::string line =
      "\n/m/mine.cpp:6:19: error: index 9 is out of bounds of int[9] [Runtime Error, case leetcode-example]\n"
      "  (UndefinedBehaviorSanitizer: in count)\n";
  EXPECT_NE(render_table(report, {}).find(line), std::string::npos) << render_table(report, {});
  const Report loaded = parse_report(results_json(report), "json", test::shipped_kit());
  EXPECT_EQ(loaded.problems[0].solutions[1].cases[0].place.words(), "/m/mine.cpp:6:19");
}

// As an editor's list has a row a place, the first says what else fails there.
TEST_F(ReportTest, TheFirstFailureAtAPlaceNamesTheOthers) {
  SolutionResult& result = report.problems[0].solutions[1];
  const CaseResult first = result.cases[0];
  for (const char* name : {"second", "third", "fourth", "elsewhere", "fifth"}) {
    result.cases.push_back(first);
    Case test = *first.test;
    test.name = name;
    result.cases.back().test = std::make_shared<const Case>(test);
  }
  result.cases[4].place = {"/m/mine.cpp", 7, 0};
  TableStyle style;
  style.alone = true;
  const std::string text = render_table(report, style);
  EXPECT_NE(text.find(": error: Wrong Answer on case leetcode-example: row 1 holds 5 twice"
                      " (also on second, third, fourth and 1 more)\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(":7: error: Wrong Answer on case elsewhere: row 1 holds 5 twice\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("on case second"), std::string::npos) << text;
}

// As results of a judge that told none: they are merged and compared with as well.
TEST_F(ReportTest, PrintsAFailureWithoutAPlace) {
  SolutionResult& result = report.problems[0].solutions[1];
  result.cases[0].status = Status::wrong_answer;
  result.cases[0].reason = "row 1 holds 5 twice";
  result.cases[0].place = {};
  result.solution.file.clear();
  const std::string line =
      "\n" + result.solution.name + ": error: Wrong Answer on case leetcode-example: row 1 holds 5 twice\n";
  EXPECT_NE(render_table(report, {}).find(line), std::string::npos) << render_table(report, {});
}

TEST_F(ReportTest, TableSaysFirstWhatTheJudgeCouldNotDo) {
  report.problems[0].solutions[1].fault = "the checks could not be made: no room\nby a command";
  EXPECT_TRUE(report.judge_failed());
  EXPECT_TRUE(
      render_table(report, {})
          .starts_with("Not wholly judged: 37. Sudoku Solver, mine: the checks could not be made: no room\nProblem "));
}

TEST_F(ReportTest, AFolderSaysWhatWasNotChecked) {
  report.folder.emplace();
  EXPECT_EQ(render_folder(report, {}).find("not checked"), std::string::npos);
  report.problems[0].solutions[0].cases[0].unchecked = "no time was left";
  const std::string text = render_folder(report, {});
  EXPECT_NE(text.find("\n1 Accepted, but not checked with sanitizers on every case: scan\n"), std::string::npos)
      << text;
}

TEST_F(ReportTest, TableSaysWhatIsAcceptedOnExamplesOnly) {
  const std::string words =
      "scan: Accepted (the page's examples only; harness/judge stress 37 scan --reference SLOW.cpp)\n";
  const Rules none;
  problem->rules = &none;
  EXPECT_EQ(render_table(report, {}).find(words), std::string::npos);  // there are other cases
  problem->cases = cases;
  problem->named_sets.clear();
  EXPECT_NE(render_table(report, {}).find(words), std::string::npos) << render_table(report, {});
  report.problems[0].solutions[1].status = Status::accepted;
  EXPECT_NE(
      render_table(report, {})
          .find("Accepted (the page's examples only; harness/judge stress PROBLEM SOLUTION --reference SLOW.cpp): "
                "37 scan, 37 dir/mine.cpp\n"),
      std::string::npos);
  problem->rules = &rules_of(37);
  EXPECT_NE(render_table(report, {}).find("stress PROBLEM SOLUTION): 37 scan"), std::string::npos);
  problem->cases.push_back(test::shipped_case(37, "already-full"));
  EXPECT_EQ(render_table(report, {}).find("examples only"), std::string::npos);
}

TEST_F(ReportTest, TableInColourSaysTheSame) {
  TableStyle style;
  style.colour = true;
  std::string text = render_table(report, style);
  EXPECT_NE(text.find("\033[31mWrong Answer\033[0m"), std::string::npos);
  EXPECT_NE(text.find("\033[31m5*\033[0m"), std::string::npos);
  for (std::size_t at; (at = text.find('\033')) != std::string::npos;) text.erase(at, text.find('m', at) - at + 1);
  EXPECT_EQ(text, render_table(report, {}));
}

TEST_F(ReportTest, JsonLeavesOutALongAnswerAndNoLongExpectedOne) {
  CaseResult& one = report.problems[0].solutions[1].cases[0];
  one.expected = one.answer = '"' + std::string(2 << 20, 'x') + '"';
  const Json shown = Json::parse(results_json(report))["problems"][0]["results"][1]["cases"][0];
  EXPECT_TRUE(shown["code_output"].is_null());
  ASSERT_TRUE(shown["expected_output"].is_string());
  EXPECT_EQ(shown["expected_output"].get<std::string>().size(), 2u << 20);
}

TEST_F(ReportTest, TableShowsOnlySomeFailures) {
  TableStyle style;
  style.failures_shown = 0;
  EXPECT_NE(render_table(report, style).find("… --failures 1 shows all 1 failure of mine"), std::string::npos);
  style.alone = true;  // an editor then has a line for each
  EXPECT_NE(render_table(report, style).find("error: Wrong Answer on case "), std::string::npos);
}

// What the columns mean, and what judged, where something was judged.
TEST_F(ReportTest, TableHasNoFooterWhereNothingCompiled) {
  EXPECT_NE(render_table(report, {}).find("\nJudged with"), std::string::npos);
  TableStyle style;
  style.legend = false;
  EXPECT_EQ(render_table(report, style).find("Judged with"), std::string::npos);
  std::erase_if(report.problems[0].solutions, [](auto& one) { return one.compile_error.empty(); });
  ASSERT_EQ(report.problems[0].solutions.size(), 1u);
  const std::string text = render_table(report, {});
  EXPECT_EQ(text.find("Judged with"), std::string::npos) << text;
  EXPECT_EQ(text.find("AddressSanitizer"), std::string::npos) << text;
}

TEST_F(ReportTest, HasNoTimeOfWhatWasNotRun) {
  CaseResult& one = report.problems[0].solutions[0].cases[0];
  const std::shared_ptr<const Case> test = one.test;
  one = {};
  one.test = test;
  EXPECT_EQ(render_table(report, {}).find("nan"), std::string::npos) << render_table(report, {});
  const Json solution = Json::parse(results_json(report))["problems"][0]["results"][0];
  EXPECT_TRUE(solution["runtime_ms"].is_null() && solution["cases"][0]["runtime_ms"].is_null()) << solution;
}

TEST_F(ReportTest, Json) {
  const Json json = Json::parse(results_json(report));
  ASSERT_EQ(json["problems"].size(), 1u);
  const Json& problem_json = json["problems"][0];
  EXPECT_EQ(problem_json["id"], 37);
  EXPECT_EQ(problem_json["title"], "Sudoku Solver");
  ASSERT_EQ(problem_json["results"].size(), 3u);
  const Json& right = problem_json["results"][0];
  EXPECT_EQ(right["solution"], "scan");
  EXPECT_EQ(right["status_code"], 10);
  EXPECT_EQ(right["status_msg"], "Accepted");
  EXPECT_EQ(right["total_correct"], 1);
  EXPECT_EQ(right["total_testcases"], 1);
  EXPECT_EQ(right["runtime_ms"], 0.1234);
  EXPECT_EQ(right["memory_kb"], 68);
  EXPECT_EQ(right["compile_error"], "");
  EXPECT_EQ(right["isolation"], "resource limits");
  const Json& one = right["cases"][0];
  EXPECT_EQ(one["name"], "leetcode-example");
  EXPECT_EQ(one["counters"], Json::parse(R"({"placements": 4208, "undos": 4157, "steps": 40})"));
  EXPECT_EQ(one["code_output"][0], Json::parse(R"(["5","3","4","6","7","8","9","1","2"])"));
  EXPECT_EQ(one["expected_output"], one["code_output"]);
  const Json& wrong = problem_json["results"][1]["cases"][0];
  EXPECT_EQ(wrong["status_msg"], "Wrong Answer");
  EXPECT_EQ(wrong["reason"], "row 1 holds 5 twice");
  EXPECT_EQ(wrong["std_output"], "debug\n");
  EXPECT_TRUE(wrong["counters"].is_null());
  const Json& broken = problem_json["results"][2];
  EXPECT_EQ(broken["status_code"], 20);
  EXPECT_EQ(broken["cases"].size(), 0u);
  EXPECT_EQ(broken["total_testcases"], 1);
  EXPECT_TRUE(broken["memory_kb"].is_null());
  EXPECT_NE(std::string(broken["compile_error"]).find("broken.cpp:9:1: error: more"), std::string::npos);
}

}  // namespace
}  // namespace leetjudge
