// A small report for the tests of formats.
#pragma once

#include "report/report.hpp"
#include "support.hpp"

namespace leetjudge {

inline constexpr const char* solved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// One accepted solution, one with a wrong answer, one that does not compile.
class ReportTest : public testing::Test {
 protected:
  ReportTest() {
    problem = std::make_shared<Problem>(test::shipped_problem(37));
    cases = {test::shipped_case(37, "leetcode-example")};
    ProblemResult result{problem, cases, {}};
    SolutionResult right;
    right.solution = {"scan", "/s/scan.cpp", "scan", true};
    right.status = Status::accepted;
    right.memory_kb = 68;
    right.isolation = "resource limits";
    right.cases.push_back(
        {result.cases.at(0), Status::accepted, 0.1234, "", test::board_text(solved), "", "", Counters{4208, 4157, 40}});
    right.cases[0].checks = Checks::passed;
    SolutionResult wrong;
    wrong.solution = {"mine", "/m/mine.cpp", "dir/mine.cpp", false};
    wrong.status = Status::wrong_answer;
    wrong.memory_kb = 20480;
    std::string answer = solved;
    answer[2] = '5';
    wrong.cases.push_back({result.cases.at(0), Status::wrong_answer, 12345.6, "row 1 holds 5 twice",
                           test::board_text(answer), "debug\n", "", std::nullopt});
    right.cases[0].expected = wrong.cases[0].expected = test::board_text(solved);
    SolutionResult broken;
    broken.solution = {"broken", "/m/broken.cpp", "broken.cpp", false};
    broken.status = Status::compile_error;
    broken.compile_error = "broken.cpp:3:1: error: expected ';'\nbroken.cpp:9:1: error: more\n";
    result.solutions = {right, wrong, broken};
    report = {{result}, "clang 19.1.7 -std=c++23 -O2"};
  }
  std::shared_ptr<Problem> problem;
  std::vector<Case> cases;
  Report report;
};

}  // namespace leetjudge
