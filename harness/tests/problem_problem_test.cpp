#include "problem/problem.hpp"

#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

TEST(Problem, RefusesWhatIsNestedTooDeeply) {
  const std::string deep(2000000, '[');
  EXPECT_TRUE(test::throws_with<BadInput>(
      [&] { parse_json_cases(deep + std::string(deep.size(), ']'), "deep.json", test::shipped_problem(36)); },
      "deep.json: is nested too deeply"));
}

using test::TemporaryFolder;
using test::throws_with;

constexpr const char* two_sum = LEETJUDGE_TEST_DIR "/two_sum/testcases/0001_two_sum.json";

// The Two Sum file with `from` replaced by `to`, loaded.
Problem load_changed(const std::string& from, const std::string& to) {
  std::string text = read_file(two_sum);
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::runtime_error("the test looks for what is not there: " + from);
  text.replace(at, from.size(), to);
  const TemporaryFolder folder;
  return load_problem(folder.write("0001_two_sum.json", text));
}

TEST(Problem, Loads) {
  const Problem problem = load_problem(two_sum);
  EXPECT_EQ(problem.id, 1);
  EXPECT_EQ(problem.slug, "0001_two_sum");
  EXPECT_EQ(problem.stub.declaration(), "vector<int> twoSum(vector<int>& nums, int target)");
  ASSERT_EQ(problem.cases.size(), 4u);
  EXPECT_EQ(problem.cases[0].input, "[[2,7,11,15],9]");
  EXPECT_EQ(problem.cases[0].expected, "[0,1]");
  EXPECT_EQ(arguments_in(problem.cases[1].input)[1], Json(6));
}

TEST(Problem, LoadsSetsWatchAndCounters) {
  const Problem& problem = test::shipped_problem(37);
  ASSERT_TRUE(problem.watch);
  EXPECT_EQ(problem.watch->blank, '.');
  EXPECT_EQ(problem.in_place, 0u);
  EXPECT_EQ(problem.named_sets.at("extreme").size(), 1u);
  EXPECT_EQ(problem.named_sets.at("hard").at(1).limits.time_ms, 120000);
  EXPECT_EQ(test::shipped_case(37, "leetcode-example").counters.at("scan").at("undos"), 4157u);
}

TEST(Problem, NamesThePlaceOfAFault) {
  const auto refuses = [](const char* from, const char* to, const char* message) {
    return throws_with<BadInput>([&] { load_changed(from, to); }, message);
  };
  EXPECT_TRUE(refuses("\"target\": 9}", "\"goal\": 9}", "json#/cases/0/input: \"target\" is missing"));
  EXPECT_TRUE(refuses("\"example-2\"", "\"example-1\"", "json#/cases/1/name: a case named \"example-1\""));
  EXPECT_TRUE(refuses("\"why\"", "\"wy\"", "unknown key \"wy\" (did you mean why?)"));
  EXPECT_TRUE(refuses("\"integer[]\"", "\"integer(]\"", "json#/metadata: \"integer(]\" is no type"));
  EXPECT_TRUE(refuses("\"cases\": [", "\"cases\": [,", "is not JSON: parse error at line 10"));
}

TEST(Problem, RefusesAnEmptyFile) {
  const TemporaryFolder folder;
  const auto file = folder.write("0001_two_sum.json", " \n");
  EXPECT_TRUE(throws_with<BadInput>([&] { load_problem(file); }, "the file is empty"));
}

TEST(Problem, ReadsCasesAloneOrInAWholeFile) {
  const Problem problem = load_problem(two_sum);
  EXPECT_EQ(parse_json_cases(read_file(two_sum), "f", problem).size(), 4u);
  const auto cases = parse_json_cases(R"([{"name": "a", "input": {"nums": [1, 2], "target": 3}}])", "f", problem);
  ASSERT_EQ(cases.size(), 1u);
  EXPECT_FALSE(cases[0].expected);
  EXPECT_TRUE(throws_with<BadInput>([&] { parse_json_cases("[]", "f", problem); }, "no case"));
  const Problem& other = test::shipped_problem(37);
  EXPECT_TRUE(throws_with<BadInput>([&] { parse_json_cases(read_file(two_sum), "f", other); }, "cases of problem 1"));
}

TEST(Problem, TakesABoardAsTheWholeInput) {
  const auto cases = parse_json_cases(R"([{"name": "a", "input": ["53.", "..."]}])", "f", test::shipped_problem(37));
  EXPECT_EQ(cases[0].input, R"([[["5","3","."],[".",".","."]]])");
}

}  // namespace
}  // namespace leetjudge
