#include <gtest/gtest.h>

#include <algorithm>

#include "paste/mutants.hpp"

namespace leetjudge {
namespace {

struct Changed {
  const char* statements;
  std::vector<std::string> words;
};

const Changed changed_by[] = {
    {"while (i < j) i = next(i);", {"line 1: `i < j` → `i <= j`", "line 1: `i = next(i)` left out"}},
    {"return a[i - 1] + 1;",
     {"line 1: `i - 1` → `i + 1`", "line 1: `i - 1` → `i`", "line 1: `i - 1` → `i - 2`",
      "line 1: `a[i - 1] + 1` → `a[i - 1] - 1`", "line 1: `a[i - 1] + 1` → `a[i - 1]`",
      "line 1: `a[i - 1] + 1` → `a[i - 1] + 2`"}},
    {"return a[i][j];", {"line 1: `a[i][j]` → `a[0][j]`", "line 1: `a[i][j]` → `a[i][0]`"}},
    {"best = min(best, x);",
     {"line 1: `best = min(best, x)` left out", "line 1: `best = min(best, x)` → `best = max(best, x)`"}},
    {"if (x == ' ' || !done)\n    continue;",
     {"line 1: `x == ' '` → `x != ' '`", "line 1: `x == ' ' || !done` → `x == ' ' && !done`",
      "line 1: `x == ' ' || !done` → `false || !done`", "line 1: `x == ' ' || !done` → `x == ' ' || false`",
      "line 1: `!done` → `done`", "line 2: `continue` left out"}},
    {"if (seen.count(x)) return true;", {"line 1: `seen.count(x)` → `!(seen.count(x))`", "line 1: `true` → `false`"}},
    {"long long sum = 1LL * n;",
     {"line 1: `long long sum = 1LL * n` → `int sum = 1LL * n`",
      "line 1: `long long sum = 1LL * n` → `long long sum = 1LL + n`"}},
    {"node->left = other.right;",
     {"line 1: `node->left = other.right` left out", "line 1: `node->left = other.right` → `node->right = other.right`",
      "line 1: `node->left = other.right` → `node->left = other.left`"}},
    // What is long is shown near the change.
    {"return a_long_name_of_one + another_long_name_of_the_second - the_third;",
     {"line 1: `a_long_name_of_one + another_long_name_of_the_second -` → "
      "`a_long_name_of_one - another_long_name_of_the_second -`"}},
    // None of a template, a declaration, a comment, a text, a reference or a loop's step.
    {"vector<pair<int, int>> all; // a < b", {}},
    {"TreeNode* node;", {}},
    {"for (auto& one : all) f(\"1 + 1\", '<');", {"line 1: `f(\"1 + 1\", '<')` left out"}},
    {"for (; go(n); ++i) {}", {}},
};

bool contains_word(const std::vector<Mutant>& mutants, const std::string& words) {
  return std::ranges::any_of(mutants, [&](const Mutant& one) { return one.words() == words; });
}

TEST(Mutants, AreWhatPeopleMistake) {
  for (const Changed& one : changed_by) {
    const std::string text = "class S { int f() { " + std::string(one.statements) + "\n} };";
    const std::vector<Mutant> mutants = mutants_of(text);
    std::string all;
    for (const Mutant& mutant : mutants) all += mutant.words() + "\n";
    for (const std::string& words : one.words) EXPECT_TRUE(contains_word(mutants, words)) << words << "\nof\n" << all;
    if (one.words.empty()) {
      EXPECT_EQ(all, "") << one.statements;
    }
  }
}

// 010 is 8, and 11 is no neighbour of it.
TEST(Mutants, LeaveOctalNumbersAsTheyAre) {
  const auto off_by_one = [](const std::string& number) {
    return std::ranges::count_if(mutants_of("class S { int f() { return g(" + number + "); } };"),
                                 [](const Mutant& one) { return std::string_view(one.kind) == "off-by-one"; });
  };
  EXPECT_GT(off_by_one("10"), 0);
  EXPECT_EQ(off_by_one("010"), 0);
}

TEST(Mutants, DifferFromTheirOriginalInOnePlace) {
  const std::string text = "class S { int f(int n) { int i = 0; while (i < n && n > 2) { i += 2; }\n return i; } };";
  const std::vector<Mutant> mutants = mutants_of(text);
  EXPECT_GT(mutants.size(), 8u);
  std::vector<std::string> texts = {text};
  for (const Mutant& one : mutants) {
    const std::string changed = one.text(text);
    EXPECT_FALSE(std::ranges::count(texts, changed)) << one.words();
    texts.push_back(changed);
    const auto left = std::ranges::mismatch(text, changed).in1 - text.begin();
    const auto right =
        std::mismatch(text.rbegin(), text.rend(), changed.rbegin(), changed.rend()).first - text.rbegin();
    EXPECT_LE(std::ptrdiff_t(text.size()) - left - right, 10) << one.words();
  }
}

}  // namespace
}  // namespace leetjudge
