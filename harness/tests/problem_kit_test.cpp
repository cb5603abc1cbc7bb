#include "problem/kit.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// What is wrong with those in the file; all in one text.
std::string bad_cases_of(const std::filesystem::path& file, const Problem& problem) {
  CaseList list = load_cases(file, problem);
  leave_out_bad_cases(problem, list);
  std::string bad;
  for (const BadCase& one : list.bad) bad += one.what();
  return bad;
}

using test::shipped_kit;
using test::shipped_problem;
using test::TemporaryFolder;
using test::throws_with;

constexpr const char* example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Kit, FindsAProblemByAnyOfItsNames) {
  for (const char* name : {"37", "0037", "sudoku-solver", "sudoku_solver", "Sudoku Solver", "0037_sudoku_solver"}) {
    EXPECT_EQ(shipped_kit().problem(name).id, 37) << name;
  }
  EXPECT_TRUE(throws_with<BadInput>([] { shipped_kit().problem("38"); }, "no problem 38"));
  EXPECT_TRUE(throws_with<BadInput>([] { shipped_kit().problem("sudoku-slover"); }, "did you mean sudoku-solver?"));
}

TEST(Kit, FindsASolutionByNameOrPath) {
  const Solution named = shipped_kit().solution(shipped_problem(37), "scan");
  EXPECT_TRUE(named.shipped);
  EXPECT_TRUE(shipped_kit().solution(shipped_problem(37), named.file.string()).shipped);
  EXPECT_TRUE(shipped_kit().solution(shipped_problem(37), "scan.cpp").shipped);
  const TemporaryFolder folder;
  const auto file = folder.write("scan.cpp", "class Solution {};");
  EXPECT_FALSE(shipped_kit().solution(shipped_problem(37), file.string()).shipped);
  EXPECT_TRUE(throws_with<BadInput>([] { shipped_kit().solution(shipped_problem(37), "scam"); }, "did you mean scan?"));
  EXPECT_TRUE(throws_with<BadInput>([] { shipped_kit().solution(shipped_problem(37), "no/bitmask.cpp"); },
                                    "no/bitmask.cpp: there is no such file (did you mean bitmask?)"));
}

// A terminal would obey what stands in the name.
TEST(Kit, ShowsControlCharactersInANameInsteadOfSendingThem) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("a\x1b[31m.cpp", "class Solution {};\n");
  EXPECT_EQ(shipped_kit().solution(shipped_problem(36), file.string()).name, "a\\x1b[31m");
}

TEST(Kit, ReadsTextPuzzlesAsCases) {
  const TemporaryFolder folder;
  const auto file = folder.write("puzzles.txt", std::string("# one\n") + example + "\n");
  const std::vector<Case> cases = load_cases(file, shipped_problem(37)).cases;
  ASSERT_EQ(cases.size(), 1u);
  EXPECT_EQ(cases[0].name, "line-2");
  EXPECT_EQ(cases[0].input, test::board_input(example));
  EXPECT_TRUE(cases[0].where.ends_with("puzzles.txt:2"));
}

TEST(Kit, RefusesFilesWithoutCases) {
  const TemporaryFolder folder;
  const auto load = [&](const char* text) { bad_cases_of(folder.write("f.txt", text), shipped_problem(37)); };
  EXPECT_TRUE(throws_with<BadInput>([&] { load(""); }, "the file is empty"));
  EXPECT_TRUE(throws_with<BadInput>([&] { load("# nothing\n"); }, "no case in this file"));
  EXPECT_TRUE(
      throws_with<BadInput>([&] { bad_cases_of(folder.path() / "none.txt", shipped_problem(37)); }, "No such file"));
}

TEST(Kit, RefusesInputsThatBreakTheConstraints) {
  const TemporaryFolder folder;
  const auto file = folder.write("c.json", R"([{"name": "a", "input": ["123"]}])");
  EXPECT_NE(bad_cases_of(file, shipped_problem(36)).find("c.json#/0: the board has 1 row, not 9"), std::string::npos);
}

TEST(Kit, RefusesCasesThatExpectWhatIsWrong) {
  CaseList list{{test::shipped_case(36, "empty"), test::shipped_case(36, "empty")}, {}};
  list.cases[0].expected = "false";
  leave_out_bad_cases(shipped_problem(36), list);
  ASSERT_EQ(list.bad.size(), 1u);
  EXPECT_NE(std::string(list.bad[0].what()).find("the expected answer is wrong: answered false, but"),
            std::string::npos);
  EXPECT_EQ(list.cases.size(), 1u);
}

TEST(Kit, KnowsAProblemByItsUrl) {
  const std::string page = "leetcode.com/problems/valid-sudoku";
  for (const std::string& url :
       {"https://" + page, "https://" + page + "/description/?x=1", "http://www." + page + "/#a", page})
    EXPECT_EQ(shipped_kit().problem(url).id, 36) << url;
  EXPECT_FALSE(is_path("https://" + page + "/"));
  EXPECT_THROW(shipped_kit().problem("99"), UnknownProblem);
}

// A page brings examples; the collection in the library has more cases of the same problem.
TEST(Kit, HasTheLibrarysCasesAsWell) {
  test::TemporaryFolder folder;
  const auto file = [](const std::string& cases, const std::string& type = "int") {
    return R"({"id": 9012, "title": "Twice", "stub": "class Solution {\npublic:\n    )" + type +
           R"( f(int n) {\n    }\n};", "cases": [)" + cases + "]}";
  };
  folder.write("kit/testcases/9012_twice.json", file(R"({"name": "example-1", "input": 2, "expected": 4})"));
  folder.write("library/testcases/9012_twice.json",
               file(R"({"name": "same", "input": 2, "expected": 4}, {"name": "example-1", "input": 3, "expected": 6},
                       {"name": "open", "input": 4})"));
  const Kit kit(folder.path() / "kit", folder.path() / "library");
  const Problem problem = kit.problem("9012");
  ASSERT_EQ(problem.cases.size(), 2u);
  EXPECT_EQ(problem.cases[1].name, "example-1 (2)");
  EXPECT_EQ(*problem.cases[1].expected, "6");
  EXPECT_EQ(load_known(kit.known()[0]).cases.size(), 2u);
  folder.write("library/testcases/9012_twice.json",
               file(R"({"name": "other", "input": 3, "expected": 6})", "long long"));
  EXPECT_EQ(kit.problem("9012").cases.size(), 1u);
  folder.write("library/testcases/9012_twice.json",
               replaced(file(R"({"name": "other", "input": 3, "expected": 6})"), "int n", "int  number"));
  EXPECT_EQ(kit.problem("9012").cases.size(), 2u);
}

TEST(Kit, RefusesAProblemUnderAnotherNumber) {
  const TemporaryFolder folder;
  folder.write(
      "testcases/0002_two_sum.json",
      R"({"id": 1, "title": "Two Sum", "stub": "class Solution {\npublic:\n    int f() {}\n};", "cases": []})");
  EXPECT_TRUE(throws_with<BadInput>([&] { Kit(folder.path()).problems(); },
                                    "holds problem 1, so it should be called 0001_two_sum.json"));
}

TEST(Kit, NamesBothFilesOfOneProblem) {
  const test::TemporaryFolder folder;
  const std::string file =
      R"({"id": 7, "title": "T", "stub": "class Solution {\npublic:\n int f(int n) {}\n};", "cases": []})";
  folder.write("testcases/0007_t.json", file);
  folder.write("testcases/0007_other.json", file);
  const auto ask = [&] { Kit(folder.path()).problem("7"); };
  EXPECT_TRUE(test::throws_with<BadInput>(ask, "0007_other.json and "));
  EXPECT_TRUE(test::throws_with<BadInput>(ask, "0007_t.json both hold problem 7: remove one of them"));
}

}  // namespace
}  // namespace leetjudge
