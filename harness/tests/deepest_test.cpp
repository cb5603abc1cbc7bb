// The judge does not recurse as deeply as what it is given goes: the deepest of each kind is drawn, read, compared
// and written.
#include "inputs/constraints.hpp"
#include "inputs/drawing.hpp"
#include "judging/verdict.hpp"
#include "problem/page.hpp"
#include "problem/typed_text.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t deep = 200000;

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

// A fifth of them lean: each node is the child of the one before.
TEST(Deepest, TreesAreDrawn) {
  const std::vector<Json> values(deep / 2, 7);
  const auto is_chain = [](const Json& tree) {
    for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
      if (tree[i].is_null() == tree[i + 1].is_null()) return false;
    }
    return true;
  };
  int chains = 0;
  for (std::uint64_t seed = 0; seed < 40 && chains == 0; ++seed) {
    Random random(seed);
    chains += is_chain(tree_of(values, random, 0.2));
  }
  EXPECT_GT(chains, 0);
}

TEST(Deepest, ValuesAreReadUpToADepth) {
  EXPECT_FALSE(parsed(nested(100)).is_discarded());
  EXPECT_TRUE(parsed(nested(deep)).is_discarded());
  EXPECT_FALSE(json_in(nested(deep)));
  EXPECT_FALSE(nested_too_deeply('"' + nested(deep) + "\\\"[\""));  // a text is not deep
  const Problem problem = test::problem_of("vector<int>& nums", {});
  EXPECT_TRUE(test::throws_with<BadInput>([&] { typed_cases(nested(deep), problem, "--input"); }, "too deeply"));
  EXPECT_TRUE(arguments_in(nested(deep)).empty());
}

TEST(Deepest, AnswersAreCompared) {
  const Problem problem = test::problem_of("vector<int>& nums", {});
  Case one;
  one.input = "[[1]]";
  one.expected = "[1]";
  EXPECT_TRUE(difference(problem, one, nested(deep)));
  EXPECT_FALSE(value_text(nested(deep)).empty());
}

TEST(Deepest, FormulasAreRead) {
  for (const std::string& around : {std::string(deep, '('), std::string(deep, '-')}) {
    const std::string sentence = "1 <= " + around + "nums.length";
    const Problem problem = test::problem_of("vector<int>& nums", {sentence});
    EXPECT_EQ(Constraints(problem.stub, {sentence}).not_understood().size(), 1u);
  }
  std::string powers = "nums.length <= 1", sums = powers;
  for (std::size_t i = 0; i < deep; ++i) powers += "^1", sums += "+1";
  const Problem problem = test::problem_of("vector<int>& nums", {});
  EXPECT_EQ(Constraints(problem.stub, {powers, sums}).not_understood().size(), 2u);
}

TEST(Deepest, TypesAreTold) {
  std::string type = "int";
  for (std::size_t i = 0; i < deep / 100; ++i) type = "vector<" + type + ">";
  EXPECT_FALSE(why_not_drawn(constraints_of(test::problem_of(type + "& nums", {}))).empty());
}

TEST(Deepest, PagesAreRead) {
  for (const char* one : {"<p>", "(", "[", "{", "class A {", "\"", "> ", "* ", "Input: ", "edges[i] = ["}) {
    std::string page = "1. Two Sum\n";
    for (std::size_t i = 0; i < 20000; ++i) page += one;
    read_page(page);
  }
}

// Of lists, trees and graphs in the host: what is read is written again.
TEST(Deepest, NodesAreReadAndWritten) {
  std::string list = "[0", tree = "[0", prefix = "class Solution {\npublic:\n    ";
  for (std::size_t i = 1; i < deep / 2; ++i) {
    list += ',' + std::to_string(i);
    tree += ",null," + std::to_string(i);
  }
  list += ']', tree += ']';
  const test::TemporaryFolder folder;
  const auto answered = [&](const std::string& type, const std::string& value) {
    Problem problem = test::problem_of(type + " one", {});
    const std::string code = prefix + type + " f(" + type + " one) { return one; }\n};\n";
    problem.stub = parse_stub(code);
    Case test;
    test.name = "deep";
    test.input = "[" + value + "]";
    test.expected = value;
    return judge_solution(test::builder(), problem, {{test}}, test::solution_of(folder, code, type.substr(0, 4)), {});
  };
  EXPECT_EQ(answered("ListNode*", list).status, Status::accepted);
  EXPECT_EQ(answered("TreeNode*", tree).status, Status::accepted);
}

}  // namespace
}  // namespace leetjudge
