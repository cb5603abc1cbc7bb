// Markdown and JUnit, compared as literal text.
#include <regex>

#include "report/report.hpp"
#include "report_sample.hpp"
#include "results/json.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

class FormatsTest : public ReportTest {
 protected:
  // What must not break a format.
  void add_odd_names() {
    report.problems[0].solutions[1].solution.name = "a,\"b\"|<c>&";
    report.problems[0].solutions[1].cases[0].reason = "line one\nline \x01two";
    report.problems[0].solutions[1].cases[0].standard_output = "]]></system-out>\x02";
  }
};

TEST_F(FormatsTest, DrawNoMoreOfAnAnswerThanOneCanSee) {
  Json rows(300000, Json::array());
  rows[0] = Json(1 << 18, "1");
  report.problems[0].solutions[1].cases[0].answer = dumped(rows);
  for (const auto render : {render_junit, render_table, render_html})
    EXPECT_LT(render(report, {}).size(), render == render_html ? 500000u : 60000u);
}

TEST_F(FormatsTest, JUnit) {
  add_odd_names();
  const std::string text = render_junit(report, {});
  EXPECT_NE(text.find("  <testsuite name=\"37. Sudoku Solver, scan\" tests=\"1\" failures=\"0\" errors=\"0\" "
                      "skipped=\"0\" time=\"0.000123\">\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("    <testcase classname=\"37. Sudoku Solver, scan\" name=\"leetcode-example\" "
                      "time=\"0.000123\"></testcase>\n"),
            std::string::npos);
  EXPECT_NE(text.find("      <failure message=\"line one&#10;line \\x01two\" type=\"Wrong Answer\">"),
            std::string::npos);
  EXPECT_NE(text.find(": error: Wrong Answer on case leetcode-example: "), std::string::npos);
  EXPECT_NE(text.find("answered (* differs)"), std::string::npos);
  EXPECT_NE(text.find("printed on stdout&#10;    ]]&gt;&lt;/system-out&gt;\\x02&#10;"), std::string::npos);
  EXPECT_NE(text.find("      <error message=\"broken.cpp:3:1: error: expected ';'\" type=\"Compile Error\">"),
            std::string::npos);
}

// Every case is accepted, and yet it failed.
TEST_F(FormatsTest, TellOfWhatFailsOnlyInBeingMeasured) {
  SolutionResult& tired = report.problems[0].solutions[0];
  tired.status = Status::runtime_error;
  tired.not_timed = "Runtime Error when it was called many times: aborted (SIGABRT)";
  const std::string text = render_junit(report, {});
  EXPECT_NE(text.find("tests=\"2\" failures=\"1\" errors=\"0\""), std::string::npos) << text;
  EXPECT_NE(text.find("<failure message=\"" + tired.not_timed + "\" type=\"Runtime Error\">"), std::string::npos);
}

TEST_F(FormatsTest, TellAChangedCountFromAWrongAnswer) {
  SolutionResult& counted = report.problems[0].solutions[0];
  counted.status = counted.cases[0].status = Status::count_changed;
  counted.cases[0].reason = "undos changed: 4157 counted, 4156 recorded";
  report.problems[0].solutions.resize(1);
  const std::string table = render_table(report, {});
  EXPECT_NE(table.find("scan      Count Changed     0/1"), std::string::npos) << table;
  EXPECT_NE(table.find("error: Count Changed on case leetcode-example: undos changed: 4157 counted, 4156 recorded\n"
                       "  again: "),
            std::string::npos)
      << table;
  EXPECT_NE(render_junit(report, {}).find("failures=\"1\""), std::string::npos);
  EXPECT_NE(render_junit(report, {}).find(" type=\"Count Changed\">"), std::string::npos);
  EXPECT_NE(render_html(report, {}).find("error: Count Changed on case leetcode-example: "), std::string::npos);
  EXPECT_FALSE(report.all_right());
  const Report loaded = parse_report(results_json(report), "json", test::shipped_kit());
  EXPECT_EQ(loaded.problems[0].solutions[0].cases[0].status, Status::count_changed);
}

TEST_F(FormatsTest, NeitherPassNorFailWhatNothingTells) {
  SolutionResult& ended = report.problems[0].solutions[0];
  ended.status = ended.cases[0].status = Status::finished;
  ended.cases[0].reason = "nothing tells";
  report.problems[0].solutions.resize(1);
  const std::string table = render_table(report, {});
  EXPECT_NE(table.find("scan      Finished       –"), std::string::npos) << table;
  EXPECT_NE(table.find("\nscan, case leetcode-example\n  given "), std::string::npos) << table;
  EXPECT_NE(render_junit(report, {}).find("failures=\"0\" errors=\"0\" skipped=\"1\""), std::string::npos);
  EXPECT_NE(render_junit(report, {}).find("<skipped message=\"nothing tells\"/>"), std::string::npos);
  EXPECT_EQ(render_html(report, {}).find(": error: "), std::string::npos);
  EXPECT_TRUE(report.all_right());
  const Report loaded = parse_report(results_json(report), "json", test::shipped_kit());
  EXPECT_EQ(loaded.problems[0].solutions[0].status, Status::finished);
}

TEST_F(FormatsTest, HtmlHasTheReplayOfALargeBoard) {
  Case large = cases[0];
  large.input = dumped(Json::array({Json(40, Json(40, "."))}));
  report.problems[0].solutions.resize(1);
  report.problems[0].cases = std::vector{large};
  std::string cells(1600, '.');
  Replay replay{1, 1, {{cells, {}}}};
  cells[1599] = '7';
  replay.moments.push_back({cells, {}});
  report.problems[0].solutions[0].cases[0].replay = replay;
  EXPECT_NE(render_html(report, {}).find("[\"1599:7\"]"), std::string::npos);
  large.input = "[[]]";  // nothing to show
  report.problems[0].cases = std::vector{large};
  EXPECT_EQ(render_html(report, {}).find("class=replays>"), std::string::npos);
}

TEST_F(FormatsTest, JUnitIsValid) {
  if (!find_program("xmllint")) GTEST_SKIP() << "no xmllint on this machine (Debian: libxml2-utils)";
  add_odd_names();
  report.problems[0].solutions[0].cases[0].status = Status::not_run;
  const test::TemporaryFolder folder;
  const auto lint = [&](const std::string& text) {
    folder.write("results.xml", text);
    return test::run_shell(fmt::format("xmllint --noout --schema '{}/junit.xsd' results.xml", LEETJUDGE_TEST_DIR),
                           folder.path());
  };
  const std::string text = render_junit(report, {});
  const test::Printed printed = lint(text);
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_NE(lint(std::regex_replace(text, std::regex("classname="), "class=")).status, 0);
}

}  // namespace
}  // namespace leetjudge
