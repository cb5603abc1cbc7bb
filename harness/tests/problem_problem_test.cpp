#include "problem/problem.hpp"

#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

// Those that can be judged; what is wrong with the others is thrown.
std::vector<Case> read_cases(const std::string& text, const std::string& name, const Problem& problem) {
  const CaseList list = parse_json_cases(text, name, problem);
  if (!list.bad.empty()) throw list.bad.front();
  return list.cases;
}

// What a case gives or expects and no answer of that type can be.
TEST(Problem, RefusesWhatDoesNotFitTheType) {
  struct Misfit {
    const char *type, *value;
  };
  for (const auto& [type, value] : std::initializer_list<Misfit>{{"double", "\"1.5\""},
                                                                 {"char", "\"ab\""},
                                                                 {"ListNode*", "[\"1\"]"},
                                                                 {"ListNode*", "[[1,2]]"},
                                                                 {"TreeNode*", "[1.5]"},
                                                                 {"TreeNode*", "[99999999999]"},
                                                                 {"Node*", "7"},
                                                                 {"long long", "9223372036854775808"},
                                                                 {"uint32_t", "-1"},
                                                                 {"uint32_t", "4294967296"},
                                                                 {"vector<vector<char>>", "[[\"ab\"]]"}}) {
    const Problem problem = test::problem_of("int n", {}, type);
    const std::string text = std::string(R"([{"name":"one","input":{"n":1},"expected":)") + value + "}]";
    EXPECT_TRUE(test::throws_with<BadInput>([&] { read_cases(text, "cases.json", problem); }, "does not fit"))
        << type << " " << value;
  }
  for (const auto& [type, value] : std::initializer_list<Misfit>{{"double", "\"NaN\""},
                                                                 {"TreeNode*", "[1,null,2]"},
                                                                 {"unsigned long long", "18446744073709551615"},
                                                                 {"uint32_t", "4294967295"},
                                                                 {"long", "-9223372036854775808"}}) {
    const std::string text = std::string(R"([{"name":"one","input":{"n":1},"expected":)") + value + "}]";
    EXPECT_EQ(read_cases(text, "cases.json", test::problem_of("int n", {}, type)).size(), 1u) << type;
  }
}

TEST(Problem, RefusesWhatIsNestedTooDeeply) {
  const std::string deep(2000000, '[');
  EXPECT_TRUE(test::throws_with<BadInput>(
      [&] { read_cases(deep + std::string(deep.size(), ']'), "deep.json", test::shipped_problem(36)); },
      "deep.json:1:101: is not JSON: it is nested too deeply"));
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
  const Problem problem = load_problem(folder.write("0001_two_sum.json", text));
  if (!problem.bad_cases.empty()) throw problem.bad_cases.front();
  return problem;
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
  EXPECT_TRUE(refuses("\"target\": 9}", "\"goal\": 9}", "json#/cases/0/input: unknown key \"goal\""));
  EXPECT_TRUE(refuses("\"example-2\"", "\"example-1\"", "json#/cases/1/name: a case with this name"));
  EXPECT_TRUE(refuses("\"why\"", "\"wy\"", "unknown key \"wy\" (did you mean why?)"));
  EXPECT_TRUE(refuses("class Solution", "struct_", "json#/stub: there is no class"));
  EXPECT_TRUE(refuses("\"cases\": [", "\"cases\": [,", ":6:"));
}

TEST(Problem, TellsThePagesExamplesFromOnesOwn) {
  Case one;
  for (const auto& [name, is_example] :
       {std::pair("example-1", true), std::pair("example-12", true), std::pair("leetcode-example", true),
        std::pair("examples", false), std::pair("example-large", false), std::pair("example-", false),
        std::pair("1", false)}) {
    one.name = name;
    EXPECT_EQ(one.is_example(), is_example) << name;
  }
}

TEST(Problem, LeavesOutOneBadCaseAndKeepsTheOthers) {
  std::string text = read_file(two_sum);
  text.replace(text.find("\"target\": 9}"), 12, "\"target\": \"9\"}");
  const Problem problem = parse_problem(text, "f.json", "0001_two_sum");
  EXPECT_EQ(problem.cases.size(), 3u);
  ASSERT_EQ(problem.bad_cases.size(), 1u);
  EXPECT_STREQ(problem.bad_cases[0].what(),
               "case \"example-1\": f.json#/cases/0/input/target: does not fit int target: \"9\"");
}

TEST(Problem, RefusesWhatTheTypesCannotBe) {
  const auto refuses = [](const char* stub, const char* input, const char* expected, const char* message) {
    const std::string text = std::string(R"({"id": 9, "title": "P", "cases": [], "stub": ")") + stub + "\"}";
    const Problem problem = parse_problem(text, "f", "s");
    const Json given = parsed(input), answer = parsed(expected);
    return throws_with<BadInput>([&] { answer_at({answer, "e"}, problem, input_at({given, "i"}, problem)); }, message);
  };
  const char* function = "class Solution { public: vector<int> f(string s, vector<vector<int>>& a); };";
  EXPECT_TRUE(
      refuses(function, R"({"s": "x", "a": [[1],[2,"3"]]})", "[1]", "i/a/1/1: does not fit vector<vector<int>>& a"));
  EXPECT_TRUE(refuses(function, R"({"s": 1, "a": []})", "[1]", "i/s: does not fit string s"));
  EXPECT_TRUE(refuses(function, R"({"s": "x", "a": []})", "[\"6\"]", "e/0: does not fit vector<int>: \"6\""));
  EXPECT_TRUE(refuses(function, R"({"s": "x", "a": []})", "6", "e: does not fit vector<int>"));
  EXPECT_TRUE(refuses(function, R"({"s": "x", "a": []})", "[3000000000]", "e/0: does not fit vector<int>: 3000000000"));
  const Json large = 4294967293;
  Problem wide;
  wide.stub = parse_stub("class Solution {\npublic:\n    int f(uint32_t n);\n};");
  EXPECT_EQ(input_at({large, "i"}, wide), "[4294967293]");
  const char* design = "class A { public: A(int n); void put(int k); bool has(int k); };";
  const char* calls = R"([["A","put","has"],[[1],[2],[2]]])";
  EXPECT_TRUE(refuses(design, calls, "[null,null,1]", "e/2: does not fit bool"));
  EXPECT_TRUE(refuses(design, calls, "[null,1,true]", "e/1: put answers nothing"));
  EXPECT_TRUE(refuses(design, calls, "[null,null]", "the answers of 3 calls"));
  EXPECT_TRUE(
      refuses(design, R"([["A","put","has"],[[1],[2],["2"]]])", "[null,null,true]", "i/1/2/0: does not fit int k"));
}

TEST(Problem, TakesNullForAnEmptyTreeAndNoNullsBehindOne) {
  const Problem problem = parse_problem(
      R"({"id": 9, "title": "P", "cases": [], "stub": "class Solution { public: TreeNode* f(TreeNode* r, vector<TreeNode*>& a); };"})",
      "f", "s");
  const Json given = parsed(R"({"r": null, "a": [[1,null,2,null,null],null]})"), answer = parsed("[3,4,null,null]");
  EXPECT_EQ(input_at({given, "i"}, problem), "[[],[[1,null,2],[]]]");
  EXPECT_EQ(answer_at({answer, "e"}, problem, ""), "[3,4]");
  EXPECT_EQ(answer_at({Json(), "e"}, problem, ""), "[]");
  const Problem design = parse_problem(
      R"({"id": 9, "title": "P", "cases": [], "stub": "class A { public: A(TreeNode* r); int next(); };"})", "f", "s");
  const Json calls = parsed(R"([["A","next"],[[null],[null]]])");
  EXPECT_EQ(input_at({calls, "i"}, design), R"([["A","next"],[[[]],[]]])");
}

TEST(Problem, RefusesAKeyThatComesTwice) {
  const auto refuses = [](const char* text, const char* message) {
    return throws_with<BadInput>([&] { parse_json(text, "f"); }, message);
  };
  EXPECT_TRUE(refuses(R"({"a": 1, "a": 1})", "f#/a: this key comes twice"));
  EXPECT_TRUE(
      refuses(R"({"cases": [{"a": 1}, {"a": [1], "b": {"c": {}, "c": 1}}]})", "f#/cases/1/b/c: this key comes"));
  EXPECT_FALSE(refuses(R"([{"a": {"a": 1}}, {"a": 1, "b": 1}])", "f"));
}

TEST(Problem, TakesNoCaseWithoutAnAnswerForAConfirmation) {
  const auto only_examples = [](const std::string& more) {
    return parse_problem(
               R"({"id": 9001, "title": "T", "stub": "class Solution {\npublic:\n    int f(int n) {\n    }\n};",
                            "cases": [{"name": "example-1", "input": 1, "expected": 1}, {"name": "mine", "input": 2)" +
                   more + "}]}",
               "file", "9001_t")
        .has_examples_only();
  };
  EXPECT_TRUE(only_examples(""));
  EXPECT_FALSE(only_examples(R"(, "expected": 2)"));
}

TEST(Problem, RefusesAnEmptyFile) {
  const TemporaryFolder folder;
  const auto file = folder.write("0001_two_sum.json", " \n");
  EXPECT_TRUE(throws_with<BadInput>([&] { load_problem(file); }, "the file is empty"));
}

TEST(Problem, ReadsCasesAloneOrInAWholeFile) {
  const Problem problem = load_problem(two_sum);
  EXPECT_EQ(read_cases(read_file(two_sum), "f", problem).size(), 4u);
  const auto cases = read_cases(R"([{"name": "a", "input": {"nums": [1, 2], "target": 3}}])", "f", problem);
  ASSERT_EQ(cases.size(), 1u);
  EXPECT_FALSE(cases[0].expected);
  EXPECT_TRUE(throws_with<BadInput>([&] { read_cases("[]", "f", problem); }, "no case"));
  const Problem& other = test::shipped_problem(37);
  EXPECT_TRUE(throws_with<BadInput>([&] { read_cases(read_file(two_sum), "f", other); }, "cases of problem 1"));
}

TEST(Problem, TakesABoardAsTheWholeInput) {
  const auto cases = read_cases(R"([{"name": "a", "input": ["53.", "..."]}])", "f", test::shipped_problem(37));
  EXPECT_EQ(cases[0].input, R"([[["5","3","."],[".",".","."]]])");
}

TEST(Problem, RefusesWhatNoTerminalShows) {
  const auto load = [](const std::string& key, const std::string& value) {
    return [=] {
      parse_problem(
          R"({"id": 1, "title": "T", "stub": "class Solution {\npublic:\n int f(int n) {}\n};", "cases": [], ")" + key +
              "\": " + value + "}",
          "f.json", "0001_t");
    };
  };
  for (const char* control : {"\\u001b[2J", "\\u009b", "\\u202e", "\\n"}) {
    EXPECT_TRUE(throws_with<BadInput>(load("several", "\"any" + std::string(control) + "\""), "f.json#/several: "));
    EXPECT_TRUE(
        throws_with<BadInput>(load("constraints", "[\"1" + std::string(control) + "\"]"), "f.json#/constraints/0: "));
  }
  EXPECT_TRUE(throws_with<BadInput>(load("\\u001b", "1"), R"(unknown key "\x1b")"));
}

TEST(Problem, SaysWhereJsonIsNone) {
  const Problem problem = test::problem_of("vector<int>& nums", {});
  const auto cases = [&](const std::string& text) {
    return [=, &problem] { parse_json_cases(text, "f.json", problem); };
  };
  EXPECT_TRUE(throws_with<BadInput>(cases(std::string("[\n{\"name\": \"a\", \"input\": [1]}]\0 more", 35)),
                                    "f.json:2:29: is not JSON: a zero byte"));
  EXPECT_TRUE(
      throws_with<BadInput>(cases("[\n{\"name\": \"a\", \"input\": [1e999]}]"), "f.json:2:25: is not JSON: number"));
  EXPECT_TRUE(throws_with<BadInput>(cases("[\n" + std::string(200, '[')), "f.json:2:100: is not JSON: it is nested"));
  const CaseList list = parse_json_cases(R"([{"name": "a", "input": {"num": [1]}}])", "f.json", problem);
  ASSERT_EQ(list.bad.size(), 1u);
  EXPECT_TRUE(has(list.bad[0].what(), R"(f.json#/0/input: unknown key "num" (did you mean nums?))"))
      << list.bad[0].what();
}

}  // namespace
}  // namespace leetjudge
