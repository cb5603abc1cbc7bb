#include "problem/kit.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

using test::throws_with;

constexpr const char* before = R"({"id": 1, "title": "Cases: [\"cases\": [", "metadata": {"name": "f",
 "params": [{"name": "n", "type": "integer"}], "return": {"type": "integer"}},
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

TEST(WithCase, AddsBehindTheLastAndLeavesTheRest) {
  const Problem problem = parse_problem(before, "t.json", "0001_t");
  EXPECT_EQ(with_case(before, "t.json", problem, case_of("two", 2)),
            R"({"id": 1, "title": "Cases: [\"cases\": [", "metadata": {"name": "f",
 "params": [{"name": "n", "type": "integer"}], "return": {"type": "integer"}},
  "sets": {"more": {"cases": [{"name": "deep", "input": 1, "expected": 1}]}},
  "cases": [
    {"name": "one", "why": "]}", "input": {"n": 1},
     "expected": 1},
    {
      "name": "two",
      "why": "Because it is \"odd\".",
      "input": {"n": 2},
      "expected": 2
    }
  ]
}
)");
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

TEST(WithCase, WritesBoardsAsTheShippedFilesDo) {
  const Problem& problem = test::shipped_problem(37);
  const std::filesystem::path file = std::filesystem::path(LEETJUDGE_KIT_DIR) / "testcases" / (problem.slug + ".json");
  Case added = test::shipped_case(37, "leetcode-example");
  added.name = "again";
  const std::string text = with_case(read_file(file), "f", problem, added);
  EXPECT_NE(text.find("\"input\": {\"board\": [\n        [\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],\n"),
            std::string::npos);
  EXPECT_EQ(parse_problem(text, "f", problem.slug).cases.back().input, added.input);
}

}  // namespace
}  // namespace leetjudge
