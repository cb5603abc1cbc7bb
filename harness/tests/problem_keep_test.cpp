#include "problem/kit.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using test::throws_with;

constexpr const char* before =
    R"({"id": 1, "title": "Cases: [\"cases\": [", "stub": "class Solution {\npublic:\n    int f(int n) {}\n};",
  "sets": {"more": {"cases": [{"name": "deep", "input": 1, "expected": 1}]}},
  "cases": [
    {"name": "one", "why": "]}", "input": {"n": 1},
     "expected": 1}
  ]
}
)";

Case case_of(const std::string& name, int n) {
  Case added;
  added.name = name;
  added.why = "Because it is \"odd\".";
  added.input = fmt::format("[{}]", n);
  added.expected = std::to_string(n);
  return added;
}

TEST(WithCase, AddsBehindTheLastAndWritesTheWholeInOneForm) {
  const Problem problem = parse_problem(before, "t.json", "0001_t");
  const std::string text = with_case(before, "t.json", problem, case_of("two", 2));
  EXPECT_EQ(text, R"({
  "id": 1,
  "title": "Cases: [\"cases\": [",
  "stub": "class Solution {\npublic:\n    int f(int n) {}\n};",
  "sets": {
    "more": {
      "cases": [
        {"name":"deep","input":1,"expected":1}
      ]
    }
  },
  "cases": [
    {"name":"one","why":"]}","input":{"n":1},"expected":1},
    {"name":"two","why":"Because it is \"odd\".","input":{"n":2},"expected":2}
  ]
}
)");
  EXPECT_TRUE(
      with_case(text, "t.json", problem, case_of("three", 3)).starts_with(text.substr(0, text.find("\n  ]\n}"))));
}

// What a drawn input may not be is known when it fails.
TEST(WithCase, SaysThatTheProblemMayNeverGiveIt) {
  const Problem problem = parse_problem(before, "t.json", "0001_t");
  EXPECT_FALSE(problem.cases[0].doubtful);
  Case added = case_of("two", 2);
  added.doubtful = true;
  const std::string text = with_case(before, "t.json", problem, added);
  EXPECT_TRUE(parse_problem(text, "t.json", "0001_t").cases.back().doubtful) << text;
  const Problem other = parse_problem(replaced(text, "\"doubtful\":true", "\"doubtful\":1"), "t.json", "0001_t");
  ASSERT_EQ(other.bad_cases.size(), 1u);
  EXPECT_TRUE(contains(other.bad_cases[0].why, "/cases/1/doubtful: true or false is expected here"))
      << other.bad_cases[0].why;
}

// Nulls at its end say nothing, and are not written.
TEST(WithCase, TakesATreeAsItIsRead) {
  const std::string text = replaced(replaced(replaced(before, "\"n\"", "\"root\""), "(int n)", "(TreeNode* root)"),
                                    "{\"root\": 1}", "{\"root\": [1]}");
  const Problem problem = parse_problem(replaced(text, "\"input\": 1, ", "\"input\": [1], "), "t.json", "0001_t");
  ASSERT_EQ(problem.cases.size(), 1u);
  Case added = case_of("two", 2);
  added.input = "[[9,null,1,9,null]]";
  EXPECT_EQ(parse_problem(with_case(replaced(text, "\"input\": 1, ", "\"input\": [1], "), "t.json", problem, added),
                          "t.json", "0001_t")
                .cases.back()
                .input,
            "[[9,null,1,9]]");
}

TEST(WithCase, FillsAnEmptyList) {
  std::string text = before;
  const std::size_t begin = text.find("{\"name\": \"one\"");
  text.erase(begin, text.find("1}\n  ]") + 2 - begin);
  const Problem problem = parse_problem(text, "t.json", "0001_t");
  EXPECT_EQ(problem.cases.size(), 0u);
  const std::string added = with_case(text, "t.json", problem, case_of("two", 2));
  EXPECT_EQ(parse_problem(added, "t.json", "0001_t").cases[0].name, "two");
}

TEST(WithCase, RefusesANameThatIsTaken) {
  const Problem problem = parse_problem(before, "t.json", "0001_t");
  for (const char* name : {"one", "deep"}) {
    EXPECT_TRUE(throws_with<BadInput>([&] { with_case(before, "t.json", problem, case_of(name, 2)); },
                                      std::string("case \"") + name + "\": t.json#/"));
  }
  EXPECT_TRUE(throws_with<BadInput>([&] { with_case(before, "t.json", problem, case_of("", 2)); }, "a name"));
}

}  // namespace
}  // namespace leetjudge
