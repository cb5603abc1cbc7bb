// Growth measured as a user has it: solutions whose class is known, in pairs for the same problem.
#include "grow/grow.hpp"

#include <algorithm>

#include "commands_fixture.hpp"
#include "grow/together.hpp"
#include "problem/dimension.hpp"
#include "problem/largest_input.hpp"
#include "problem/shapes.hpp"
#include "problem/random_input.hpp"
#include "report/growth.hpp"
#include "util/files.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

using C = GrowthClass;

struct Pair {
  const char* name;
  const char* parameters;
  std::vector<std::string> constraints;
  const char* size;
  C fast, slow;
  const char *fast_body, *slow_body;
};

void PrintTo(const Pair& one, std::ostream* out) { *out << one.name; }

const std::vector<std::string> numbers = {"1 <= nums.length <= 10^4", "-10^9 <= nums[i] <= 10^9"};
const std::vector<std::string> texts = {"1 <= s.length <= 10^4", "s consists of lowercase English letters."};

const Pair pairs[] = {
    {"two_sum", "vector<int>& nums", numbers, "nums.length", C::linear, C::quadratic,
     "unordered_set<int> seen; for (int x : nums) { if (seen.count(7 - x)) return 1; seen.insert(x); } return 0;",
     "for (int i = 0; i < nums.size(); ++i) for (int j = i + 1; j < nums.size(); ++j) if (nums[i] + nums[j] == 7) "
     "return 1; return 0;"},
    {"largest", "vector<int>& nums", numbers, "nums.length", C::linear, C::linearithmic,
     "return *max_element(nums.begin(), nums.end());", "sort(nums.begin(), nums.end()); return nums.back();"},
    {"move_zeros", "vector<int>& nums", numbers, "nums.length", C::linear, C::quadratic,
     "int k = 0; for (int x : nums) if (x) nums[k++] = x; fill(nums.begin() + k, nums.end(), 0); return k % 7;",
     "int n = nums.size(); for (int i = 0, c = 0; c < n; ++c) if (nums[i]) ++i; else { nums.erase(nums.begin() + i); "
     "nums.push_back(0); } return nums[0] % 7;"},
    {"best_gain", "vector<int>& nums", numbers, "nums.length", C::linear, C::quadratic,
     "long best = 0; int low = INT_MAX; for (int x : nums) { low = min(low, x); best = max(best, (long)x - low); } "
     "return best % 1000;",
     "long best = 0; for (int i = 0; i < nums.size(); ++i) for (int j = i; j < nums.size(); ++j) "
     "best = max(best, (long)nums[j] - nums[i]); return best % 1000;"},
    {"best_sum", "vector<int>& nums", numbers, "nums.length", C::linear, C::cubic,
     "long best = LONG_MIN, sum = 0; for (int x : nums) { sum = max(sum, 0L) + x; best = max(best, sum); } return best "
     "% 97;",
     "long best = LONG_MIN; for (int i = 0; i < nums.size(); ++i) for (int j = i; j < nums.size(); ++j) { long sum = "
     "0; "
     "for (int k = i; k <= j; ++k) sum += nums[k]; best = max(best, sum); } return best % 97;"},
    {"inversions", "vector<int>& nums", numbers, "nums.length", C::linearithmic, C::quadratic,
     "vector<int> other(nums.size()); function<long(int, int)> count = [&](int a, int b) -> long { if (b - a < 2) "
     "return "
     "0; int m = (a + b) / 2; long c = count(a, m) + count(m, b); int i = a, j = m, k = a; while (k < b) { if (j == b "
     "|| "
     "(i < m && nums[i] <= nums[j])) other[k++] = nums[i++]; else { c += m - i; other[k++] = nums[j++]; } } copy(other."
     "begin() + a, other.begin() + b, nums.begin() + a); return c; }; return count(0, nums.size()) % 1000;",
     "long c = 0; for (int i = 0; i < nums.size(); ++i) for (int j = 0; j < i; ++j) c += nums[j] > nums[i]; return c % "
     "1000;"},
    {"search",
     "vector<int>& nums",
     {numbers[0], numbers[1], "nums is sorted in ascending order."},
     "nums.length",
     C::logarithmic,
     C::linear,
     "return lower_bound(nums.begin(), nums.end(), 5) - nums.begin();",
     "int i = 0; while (i < nums.size() && nums[i] < 1000000001) ++i; return i;"},
    {"first", "vector<int>& nums", numbers, "nums.length", C::constant, C::linear, "return nums[0];",
     "vector<int> copy = nums; return copy[0];"},
    {"erase", "vector<int>& nums", numbers, "nums.length", C::linear, C::quadratic,
     "int k = 0; for (int x : nums) if (x % 2) nums[k++] = x; return k;",
     "while (nums.size() > 1) nums.erase(nums.begin()); return 1;"},
    {"palindrome", "string s", texts, "s.length", C::linear, C::quadratic,
     "for (int i = 0, j = s.size() - 1; i < j; ++i, --j) if (s[i] != s[j]) return 0; return 1;",
     "int best = 0; for (int c = 0; c < s.size(); ++c) { int i = c, j = c; while (i >= 0 && j < s.size() && s[i] == "
     "s[j]) "
     "--i, ++j; best = max(best, j - i - 1); } return best;"},
    {"reversed", "string s", texts, "s.length", C::linear, C::quadratic,
     "string r; for (char c : s) r += c; return r.size();", "string r; for (char c : s) r = c + r; return r.size();"},
    {"letters", "string s", texts, "s.length", C::linear, C::linearithmic,
     "int count[26] = {}; for (char c : s) ++count[c - 'a']; return count[0];",
     "multimap<char, int> all; for (int i = 0; i < s.size(); ++i) all.emplace(s[i], i); return all.size();"},
    {"prime",
     "int n",
     {"1 <= n <= 10^9"},
     "n",
     C::root,
     C::linear,
     "for (int d = 2; (long)d * d <= n; ++d) if (n % d == -1) return 0; return 1;",
     "int c = 0; for (int d = 2; d < n; ++d) c += n % d == 0; return c;"},
    {"power",
     "int n",
     {"1 <= n <= 10^9"},
     "n",
     C::logarithmic,
     C::linear,
     "long r = 1, b = 3; for (int e = n; e; e /= 2) { if (e % 2) r = r * b % 1000007; b = b * b % 1000007; } return r;",
     "long r = 1; for (int e = 0; e < n; ++e) r = r * 3 % 1000007; return r;"},
    {"fibonacci",
     "int n",
     {"1 <= n <= 45"},
     "n",
     C::linear,
     C::exponential,
     "long a = 0, b = 1; for (int i = 0; i < n; ++i) { long c = (a + b) % 1000007; a = b; b = c; } return a;",
     "return n < 2 ? n : (f(n - 1) + f(n - 2)) % 1000007;"},
    {"subset_sum",
     "vector<int>& nums",
     {"1 <= nums.length <= 20", "0 <= nums[i] <= 50"},
     "nums.length",
     C::quadratic,
     C::exponential,
     "vector<char> can(1001); can[0] = 1; int c = 0; for (int i = 0; i < nums.size(); ++i) for (int j = 0; j < "
     "nums.size();"
     " ++j) c += nums[i] == nums[j]; return c;",
     "int c = 0; for (int m = 0; m < 1 << nums.size(); ++m) { int s = 0; for (int i = 0; i < nums.size(); ++i) if (m "
     ">> i "
     "& 1) s += nums[i]; c += s == 100; } return c;"},
};

Problem problem_of(const std::string& parameters, const std::vector<std::string>& constraints) {
  Json file = {{"id", 9100}, {"title", "Growth"}, {"cases", Json::array()}};
  file["stub"] = "class Solution {\npublic:\n    int f(" + parameters + ") {\n        \n    }\n};";
  file["constraints"] = constraints;
  return parse_problem(file.dump(), "p", "9100_growth");
}

std::string solution_text(const Pair& one, const char* body) {
  return "class Solution {\npublic:\n    int f(" + std::string(one.parameters) + ") {\n        " + body +
         "\n    }\n};\n";
}

Growth grown(const test::TemporaryFolder& folder, const Pair& one) {
  const Problem problem = problem_of(one.parameters, one.constraints);
  GrowOptions options;
  options.most_s = 0.1;
  options.most_counting_s = 1e6;  // however slow this machine is
  return grow(test::builder(), problem,
              {test::solution_of(folder, solution_text(one, one.fast_body), "fast"),
               test::solution_of(folder, solution_text(one, one.slow_body), "slow")},
              options, [](const std::string&) {});
}

const Fit& fit_in(const SolutionGrowth& one, const std::string& size) {
  static const Fit none;
  const auto found = std::find_if(one.dimensions.begin(), one.dimensions.end(),
                                  [&](const DimensionGrowth& some) { return some.size == size; });
  return found == one.dimensions.end() ? none : found->steps;
}

class GrowPairLong : public testing::TestWithParam<Pair> {};

TEST_P(GrowPairLong, TellsPairsApart) {
  const test::TemporaryFolder folder;
  const Pair& pair = GetParam();
  const Growth growth = grown(folder, pair);
  const Fit& fast = fit_in(growth.solutions[0], pair.size);
  const Fit& slow = fit_in(growth.solutions[1], pair.size);
  EXPECT_TRUE(std::count(fast.classes.begin(), fast.classes.end(), pair.fast))
      << class_words(fast.best, "n") << " " << fast.why << testing::PrintToString(growth.solutions[0].not_told);
  EXPECT_TRUE(std::count(slow.classes.begin(), slow.classes.end(), pair.slow))
      << class_words(slow.best, "n") << " " << slow.why << testing::PrintToString(growth.solutions[1].not_told);
  ASSERT_FALSE(fast.classes.empty() || slow.classes.empty());
  EXPECT_LT(fast.classes.back(), slow.classes.back());
}

INSTANTIATE_TEST_SUITE_P(Pairs, GrowPairLong, testing::ValuesIn(pairs),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Grow, CountsTheSameEveryTime) {
  const test::TemporaryFolder folder;
  Pair small = pairs[1];
  small.constraints[0] = "1 <= nums.length <= 2000";
  const Growth first = grown(folder, small), second = grown(folder, small);
  ASSERT_EQ(first.solutions[1].dimensions.size(), 1u);
  const auto& a = first.solutions[1].dimensions[0].points;
  const auto& b = second.solutions[1].dimensions[0].points;
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].steps, b[i].steps);
    EXPECT_EQ(a[i].bytes, b[i].bytes);
  }
  EXPECT_EQ(a.back().size, 2000);
}

TEST(Together, TellsProductsFromSums) {
  const auto of = [](auto work) { return together_of(work(50, 6), work(200, 6), work(50, 25), work(200, 25)); };
  EXPECT_EQ(of([](double a, double b) { return 40 + 3 * a + 5 * b + a * b; }), Together::product);
  EXPECT_EQ(of([](double a, double b) { return (a - b) * b + a; }), Together::product);
  EXPECT_EQ(of([](double a, double b) { return 40 + 3 * a + 5 * b; }), Together::sum);
  EXPECT_EQ(of([](double a, double b) { return a * a + 400 * b; }), Together::sum);
  EXPECT_EQ(of([](double a, double b) { return std::max(a, b); }), Together::not_told);
  EXPECT_EQ(of([](double a, double b) { return std::min(a, b); }), Together::not_told);
  EXPECT_EQ(of([](double, double) { return 0; }), Together::not_told);
}

// Two sizes: whether they multiply, and the time of the largest input in the shape that is worst for both.
TEST(GrowLong, TellsHowSizesGoTogether) {
  const test::TemporaryFolder folder;
  const Pair one = {
      "part_of_text", "string s, string part",
      {"1 <= part.length <= s.length <= 10^4", "s and part consist of lowercase English letters."},
      "s.length", C::linear, C::linear,
      "vector<int> seen(256); for (char c : s) ++seen[c]; int c = 0; for (char x : part) c += seen[x]; return c;",
      "for (int i = 0; i + part.size() <= s.size(); ++i) { int k = 0; while (k < part.size() && s[i + k] == part[k]) "
      "++k; if (k == part.size()) return i; } return -1;"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.words, "O(m + n) with m = s.length, n = part.length");
  const std::string slow = growth.solutions[1].together.words;  // perhaps "… or O(m · n log n) with …"
  EXPECT_TRUE(slow.starts_with("O(m · n) ") && slow.ends_with(" with m = s.length, n = part.length")) << slow;
  EXPECT_EQ(growth.solutions[1].together.shape, "equal elements but the last");
}

// In the middle, lengths but the first are halved, not below their least; what goes along with a number is as long as
// that says; none comes twice.
TEST(LargestInputs, KeepTheirBounds) {
  using Sizes = std::vector<std::map<std::string, double>>;
  const auto sizes_of = [](const std::string& parameters, const std::vector<std::string>& constraints) {
    const Problem problem = problem_of(parameters, constraints);
    const Constraints understood = constraints_of(problem);
    Sizes all;
    for (const LargestInput& one : largest_inputs(problem, understood, 1)) {
      EXPECT_EQ(understood.broken_by(one.input), std::nullopt) << one.words;
      all.push_back(one.sizes);
    }
    return all;
  };
  EXPECT_EQ(sizes_of("string s, string part",
                     {"1 <= s.length <= 500", "1 <= part.length <= 400",
                      "s and part consist of lowercase English letters."}),
            Sizes({{{"s.length", 500}, {"part.length", 400}}, {{"s.length", 500}, {"part.length", 200}}}));
  EXPECT_EQ(sizes_of("vector<string>& words", {"1 <= words.length <= 100", "4 <= words[i].length <= 5",
                                               "words[i] consists of lowercase English letters."}),
            Sizes({{{"words.length", 100}, {"words[i].length", 5}}, {{"words.length", 100}, {"words[i].length", 4}}}));
  EXPECT_EQ(sizes_of("int m, vector<int>& nums, int n, vector<int>& queries",
                     {"1 <= m, n <= 300", "nums.length == m", "queries.length == n", "1 <= nums[i], queries[i] <= 9"})
                .front(),
            (std::map<std::string, double>{{"m", 300}, {"n", 300}}));
}

std::vector<std::string> names_of(const std::string& parameters, const std::vector<std::string>& constraints) {
  const Problem problem = problem_of(parameters, constraints);
  std::vector<std::string> names;
  for (const Dimension& one : dimensions_of(problem, constraints_of(problem))) names.push_back(one.words());
  return names;
}

TEST(Dimensions, AreThoseThatConstraintsLetGrow) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(names_of("vector<int>& a, vector<int>& b", {"n == a.length == b.length", "1 <= n <= 100"}),
            Names({"a.length"}));
  EXPECT_EQ(names_of("vector<vector<int>>& grid", {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 200"}),
            Names({"grid.length", "grid[i].length"}));
  EXPECT_EQ(names_of("int n, vector<vector<int>>& edges",
                     {"2 <= n <= 1000", "edges.length == n - 1", "edges[i].length == 2", "0 <= edges[i][j] < n"}),
            Names({"n"}));
  EXPECT_EQ(names_of("vector<int>& nums, int k", {"1 <= nums.length <= 100", "1 <= k <= nums.length"}),
            Names({"nums.length", "k"}));
  EXPECT_EQ(names_of("string s", {"s.length == 10"}), Names());
}

TEST(Dimensions, DrawInputsOfTheWishedSize) {
  const Problem problem =
      problem_of("vector<int>& nums", {"2 <= nums.length <= 1000", "nums.length is even", "0 <= nums[i] <= 9"});
  const Constraints constraints = constraints_of(problem);
  const std::vector<Dimension> all = dimensions_of(problem, constraints);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].most, 1000);
  const auto input = input_of_size(problem, constraints, all[0], 300, 0.5, 1);
  ASSERT_TRUE(input);
  EXPECT_EQ(input->size, double(Json::parse(input->input)[0].size()));
  EXPECT_GE(input->size, 300);
  const std::vector<double> sizes = sizes_of(all[0]);
  EXPECT_EQ(sizes.front(), 4);
  EXPECT_EQ(sizes.back(), 1000);
}

std::string in_shape(const std::string& words, const std::string& input, const std::string& parameters,
                     const std::vector<std::string>& constraints = {}) {
  const Problem problem = problem_of(parameters, constraints);
  for (const InputShape& one : input_shapes()) {
    if (one.words == words) return shaped(one, input, problem, constraints_of(problem)).value_or("none");
  }
  return "no such shape";
}

TEST(Shapes, ChangeWhatWasDrawn) {
  EXPECT_EQ(in_shape("random input", "[[3,1,2]]", "vector<int>& nums"), "[[3,1,2]]");
  EXPECT_EQ(in_shape("sorted input", "[[9,1,1]]", "vector<int>& nums"), "[[1,5,9]]");
  EXPECT_EQ(in_shape("reversed input", "[[9,1,1]]", "vector<int>& nums"), "[[9,5,1]]");
  EXPECT_EQ(in_shape("equal elements", "[[9,1,1]]", "vector<int>& nums"), "[[9,9,9]]");
  EXPECT_EQ(in_shape("equal elements", "[[9,1]]", "vector<int>& nums", {"All integers in nums are unique."}), "none");
  EXPECT_EQ(in_shape("equal elements", R"(["abc"])", "string s"), R"(["aaa"])");
  EXPECT_EQ(in_shape("alternating elements", "[[1,2,3,4]]", "vector<int>& nums"), "[[1,4,2,3]]");
  EXPECT_EQ(in_shape("a chain", "[[1,2,3]]", "TreeNode* root"), "[[1,2,null,3]]");
  EXPECT_EQ(in_shape("a full tree", "[[1,2,null,3,null,4]]", "TreeNode* root"), "[[1,2,3]]");
  EXPECT_EQ(in_shape("a star", "[[[0,1],[1,2]]]", "vector<vector<int>>& edges", {"The input represents a valid tree."}),
            "[[[0,1],[0,2]]]");
  EXPECT_EQ(in_shape("sorted input", "[5]", "int n"), "none");
  EXPECT_EQ(in_shape("equal elements but the last", R"(["abca"])", "string s"), R"(["aaac"])");
  EXPECT_EQ(in_shape("small elements", "[[70,80,90]]", "vector<int>& nums"), "[[1,2,3]]");
  EXPECT_EQ(in_shape("short intervals apart", "[[[5,9],[1,20]]]", "vector<vector<int>>& rows"), "[[[1,2],[3,4]]]");
}

TEST(Shapes, FillADesignFirst) {
  Problem problem;
  problem.stub = parse_stub(
      "class Stack {\npublic:\n    Stack() {\n    }\n    void push(int val) {\n    }\n    void pop() {\n    }\n};\n");
  problem.constraints = {"pop will always be called on non-empty stacks."};
  const char* drawn = R"([["Stack","push","pop","push","pop"],[[],[1],[],[2],[]]])";
  EXPECT_EQ(shaped(shape_called("what fills it first"), drawn, problem, constraints_of(problem)),
            R"([["Stack","push","push","pop","pop"],[[],[1],[2],[],[]]])");
}

using CommandsGrow = Commands;

TEST_F(CommandsGrow, SaysWhatOneWouldSayInAnInterview) {
  folder.write("pairs.cpp",
               "// 9003. Pairs\n// Example 1:\n// Input: nums = [3,1]\n// Output: 0\n// Constraints:\n"
               "// 1 <= nums.length <= 10^5\n// 0 <= nums[i] <= 10^9\n"
               "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        int c = 0;\n"
               "        for (int a : nums) for (int b : nums) c += a + 1 == b;\n        return c;\n    }\n};\n");
  const test::Printed printed =
      judge("grow pairs.cpp --for 100 --time-limit 100ms --json grown.json --html grown.html");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "O(n²) in nums.length (exponent 2.00")) << printed.out;
  EXPECT_TRUE(has(printed.out, "memory: O(1)")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 100 ms")) << printed.out;
  const Json json = Json::parse(read_file(folder.path() / "grown.json"));
  EXPECT_EQ(json["solutions"][0]["sizes"][0]["steps"]["classes"], Json::array({"O(n²)"}));
  EXPECT_GE(json["solutions"][0]["sizes"][0]["points"].size(), 10u);
  EXPECT_TRUE(has(read_file(folder.path() / "grown.html"), "Steps by nums.length"));
}

TEST_F(CommandsGrow, SaysWhatItCannotTell) {
  folder.write("fixed.cpp", "class Solution {\npublic:\n    int f(vector<pair<int, int>> p) { return 1; }\n};\n");
  EXPECT_TRUE(has(judge("grow fixed.cpp").err, "inputs do not grow"));
  folder.write("ends.cpp",
               "// 9004. Ends\n// Example 1:\n// Input: n = 3\n// Output: 0\n// Constraints:\n// 1 <= n <= 100\n"
               "class Solution {\npublic:\n    int f(int n) { abort(); }\n};\n");
  const test::Printed printed = judge("grow ends.cpp --for 100");
  EXPECT_TRUE(has(printed.out, "not told in n: does not answer on random input of size 1: ")) << printed.out;
  folder.write("broken.cpp", "class Solution {\npublic:\n    int f(int n) { return m; }\n};\n");
  const test::Printed broken = judge("grow broken.cpp");
  EXPECT_EQ(broken.status, 1);
  EXPECT_TRUE(has(broken.out, "Compile Error"));
}

const char* page_of_numbers =
    "// 9005. Numbers\n// Example 1:\n// Input: nums = [3,1]\n// Output: 0\n// Constraints:\n"
    "// 1 <= nums.length <= 2 * 10^4\n// 0 <= nums[i] <= 10^9\n// nums is odd.\nclass Solution {\npublic:\n"
    "    int f(vector<int>& nums) {\n        ";

// The first pivot of a quicksort is its worst on sorted input, and there the largest input is timed too.
TEST_F(CommandsGrow, TimesTheLargestInputInItsWorstShape) {
  folder.write("quick.cpp", std::string(page_of_numbers) +
                                "sort_(nums, 0, nums.size() - 1); return nums[0];\n    }\n"
                                "    void sort_(vector<int>& a, int l, int r) {\n        if (l >= r) return;\n"
                                "        int p = l;\n        for (int i = l + 1; i <= r; i++)\n"
                                "            if (a[i] < a[l]) swap(a[i], a[++p]);\n        swap(a[l], a[p]);\n"
                                "        sort_(a, l, p - 1);\n        sort_(a, p + 1, r);\n    }\n};\n");
  const test::Printed printed = judge("grow quick.cpp --for 100 --time-limit 20ms");
  EXPECT_TRUE(has(printed.out, "worst on sorted input") || has(printed.out, "worst on reversed input")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 20.0 ms")) << printed.out;
  EXPECT_TRUE(has(printed.out, "memory: O(n)")) << printed.out;
  EXPECT_TRUE(has(printed.out, "are not understood, and inputs may break them:\n  nums is odd.")) << printed.out;
}

TEST_F(CommandsGrow, NamesWhatIsNotAnsweredAndWhatDependsOnTheOrder) {
  folder.write("aborts.cpp",
               std::string(page_of_numbers) +
                   "if (nums.size() > 500) abort();\n        int c = 0;\n        for (int x : nums) c += x % 2;\n"
                   "        return c;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow aborts.cpp --for 100").out, "does not answer on random input of size 711: aborted"));
  folder.write("keeps.cpp",
               std::string(page_of_numbers) +
                   "static int calls = 0;\n        int c = ++calls;\n"
                   "        for (int i = 0; i < calls + nums.size(); i++) c += i % 3;\n        return c;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow keeps.cpp --for 100").out, "the counts depend on what earlier inputs left behind"));
}

// The largest k is the easiest one, and what ends early at small sizes is not forgotten at the largest.
TEST_F(CommandsGrow, TriesNumbersElsewhereThanAtTheirMost) {
  const std::string head =
      "// 9007. Windows\n// Example 1:\n// Input: nums = [3,1], k = 1\n// Output: 0\n// Constraints:\n"
      "// 1 <= nums.length <= 10^4\n// 0 <= nums[i] <= 10^9\n// 1 <= k <= nums.length\nclass Solution {\npublic:\n"
      "    int f(vector<int>& nums, int k) {\n        ";
  folder.write("windows.cpp", head + "int c = 0;\n        for (int i = 0; i + k <= nums.size(); i++)\n"
                                     "            for (int j = i; j < i + k; j++) c += nums[j] % 2;\n"
                                     "        return c == -7;\n    }\n};\n");
  const test::Printed printed = judge("grow windows.cpp --for 100 --time-limit 2ms");
  EXPECT_TRUE(has(printed.out, "at nums.length 10000, k 5000: ")) << printed.out;
  EXPECT_TRUE(has(printed.out, "over the time limit of 2.00 ms")) << printed.out;
  folder.write("wrong.cpp", head + "while (k < 0) {}\n        return nums[0];\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow wrong.cpp --for 1").out, "Wrong Answer on case example-1: what follows"));
  folder.write("hangs.cpp", head + "while (nums.size() > 3) k ^= rand();\n        return 0;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow hangs.cpp --for 1").out, "random input: more than the time limit of 2.00 s"));
}

TEST_F(CommandsGrow, RefusesFilesBeforeItMeasures) {
  folder.write("n.cpp", std::string(page_of_numbers) + "return 1;\n    }\n};\n");
  EXPECT_TRUE(has(judge("grow n.cpp --html none/g.html").err, "there is no folder none"));
  EXPECT_EQ(judge("grow n.cpp --json n.cpp").status, 2);
  EXPECT_TRUE(has(read_file(folder.path() / "n.cpp"), "return 1;"));
}

// What passes all small cases is too slow for the largest one.
TEST_F(CommandsGrow, IsWhatStressEndsWith) {
  const std::string head = std::string(page_of_numbers);
  folder.write("slow.cpp", head +
                               "int c = 0;\n        for (int a : nums) for (int b : nums) c += a < b;\n"
                               "        return c == 123456789;\n    }\n};\n");
  folder.write("quick.cpp", head + "return 0;\n    }\n};\n");
  const std::string line = "stress slow.cpp --reference quick.cpp --seed 1 --time-limit 10ms --count ";
  const test::Printed printed = judge(line + "40");
  EXPECT_EQ(printed.status, 1) << printed.err;
  EXPECT_TRUE(has(printed.out, "one of the largest cases of seed 1 fails")) << printed.out;
  EXPECT_TRUE(has(printed.out, "Time Limit Exceeded")) << printed.out;
  EXPECT_TRUE(has(printed.out, "again: harness/judge stress slow.cpp")) << printed.out;
  EXPECT_LT(printed.out.size(), 5000u);
  EXPECT_TRUE(has(judge(line + "1").out, "one of the largest cases of seed 1 fails"));
  EXPECT_TRUE(
      has(judge("stress quick.cpp --reference quick.cpp --seed 1 --count 40").out, "as large as the constraints"));
}

// Nobody knows which of several answers are right: that is counted, and not called like the reference's.
TEST_F(CommandsGrow, IsNoVerdictWhereStressFindsOtherAnswers) {
  const std::string head =
      "// 9008. Any\n// Return any of them.\n// Example 1:\n// Input: nums = [3,1]\n// Output: 3\n// Constraints:\n"
      "// 2 <= nums.length <= 9\n// 0 <= nums[i] <= 9\nclass Solution {\npublic:\n    int any(vector<int>& nums) {\n"
      "        return nums";
  folder.write("first.cpp", head + ".front();\n    }\n};\n");
  folder.write("last.cpp", head + ".back();\n    }\n};\n");
  const test::Printed printed = judge("stress last.cpp --reference first.cpp --seed 1 --count 50");
  EXPECT_TRUE(has(printed.out, "of them Different, of which nothing here can tell")) << printed.out << printed.err;
  EXPECT_FALSE(has(judge("stress first.cpp --reference first.cpp --seed 1 --count 50").out, "Different"));
}

// A large input is kept as its seed. When it is not drawn as it was, nobody is judged on another one.
TEST_F(CommandsGrow, KeepsTheLargestInputAsACase) {
  const auto in_kit = [&](const std::string& line) {
    return test::run_shell("LEETJUDGE_KIT=. \"$JUDGE\" " + line, folder.path());
  };
  const std::filesystem::path file = folder.path() / "testcases" / "9006_pairs.json";
  folder.write("testcases/9006_pairs.json",
               R"({"id": 9006, "title": "Pairs", "constraints": ["1 <= nums.length <= 10^4", "0 <= nums[i] <= 10^9"],
  "stub": ["class Solution {", "public:", "    int pairs(vector<int>& nums) {", "    }", "};"],
  "cases": [{"name": "example-1", "input": [3, 1], "expected": 0}, {"name": "two", "input": [3, 2], "expected": 1}]
})");
  folder.write("solutions/9006_pairs/slow.cpp",
               "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        int c = 0;\n"
               "        for (int a : nums) for (int b : nums) c += a == b + 1;\n        return c;\n    }\n};\n");
  folder.write("solutions/9006_pairs/quick.cpp",
               "class Solution {\npublic:\n    int pairs(vector<int>& nums) {\n        map<int, int> n;\n"
               "        int c = 0;\n        for (int a : nums) n[a]++;\n"
               "        for (auto [a, k] : n) if (n.count(a + 1)) c += k * n[a + 1];\n        return c;\n    }\n};\n");
  const test::Printed printed = in_kit("grow 9006 slow --for 100 --reference quick --keep most --seed 7");
  EXPECT_EQ(printed.status, 0) << printed.err;
  EXPECT_TRUE(has(printed.out, "kept as the case most")) << printed.out;
  const std::string text = read_file(file);
  EXPECT_LT(text.size(), 2000u);
  const Problem problem = load_problem(file);
  ASSERT_EQ(problem.cases.size(), 3u);
  EXPECT_GT(problem.cases[2].input.size(), 50000u);
  EXPECT_TRUE(problem.cases[2].expected.has_value());
  const test::Printed limited = in_kit("9006 slow --case most --time-limit 1ms");
  EXPECT_TRUE(has(limited.out, "Time Limit Exceeded")) << limited.out << limited.err;
  EXPECT_TRUE(has(in_kit("9006 quick").out, "3/3"));
  EXPECT_TRUE(has(in_kit("grow 9006 slow --for 100 --keep most").err, "there is a case named"));

  // What stress finds at the largest size is kept in the same way.
  const test::Printed found =
      in_kit("stress 9006 slow --reference quick --seed 3 --count 3 --time-limit 1ms --fast --keep found");
  EXPECT_TRUE(has(found.out, "kept as the case found")) << found.out << found.err;
  EXPECT_LT(read_file(file).size(), 3000u);
  ASSERT_EQ(load_problem(file).cases.size(), 4u);
  EXPECT_TRUE(load_problem(file).cases[3].drawn.has_value());

  // Cases after it change nothing; other constraints do.
  const std::string last = "\n  ]";
  std::string longer = text;
  longer.insert(longer.rfind(last), ", {\"name\": \"far\", \"input\": [1000000000, 0], \"expected\": 0}");
  write_file(file, longer);
  EXPECT_TRUE(has(in_kit("9006 quick").out, "4/4")) << longer;
  std::string other = text;
  other.replace(other.find("10^9"), 4, "10^8");
  write_file(file, other);
  EXPECT_TRUE(has(in_kit("9006 quick").err, "/cases/2/drawn: what is drawn now is not the input that was kept"));
}

DimensionGrowth timed(std::vector<std::pair<double, double>> times) {
  DimensionGrowth one;
  one.size = "n";
  one.most = 1000;
  for (const auto& [size, ms] : times) {
    GrowthPoint& point = one.points.emplace_back();
    point.size = size;
    point.steps = std::uint64_t(size);
    point.ms = ms;
  }
  std::vector<Point> steps;
  for (const GrowthPoint& point : one.points) steps.push_back({point.size, double(point.steps)});
  one.steps = fit_growth(steps, 0.005);
  return one;
}

TEST(GrowthReport, SaysFromWhereOnOneIsFaster) {
  Growth growth;
  growth.problem = &test::shipped_problem(36);
  growth.limit_ms = 2000;
  growth.solutions.resize(2);
  growth.solutions[0].solution.name = "square";
  growth.solutions[0].dimensions = {timed({{1, 1}, {2, 2}, {4, 8}, {8, 32}, {16, 128}, {32, 512}})};
  growth.solutions[1].solution.name = "line";
  growth.solutions[1].dimensions = {timed({{1, 4}, {2, 6}, {4, 7}, {8, 9}, {16, 16}, {32, 32}})};
  EXPECT_EQ(overtakings(growth), std::vector<std::string>({"line beats square from n = 4 on"}));
  const Json page = growth_page(growth);
  const Json& plots = page["problems"][0]["growth"];
  ASSERT_EQ(plots.size(), 2u);
  EXPECT_EQ(plots[1]["title"], "Time by n");
  EXPECT_EQ(plots[1]["series"].size(), 5u);  // two with their fits, and the limit
  EXPECT_EQ(plots[1]["series"][0]["points"][5]["y"], 512000);
  EXPECT_EQ(plots[1]["series"][4]["points"][0]["y"], 2e6);
  // What is now the one and now the other is neither.
  growth.solutions[1].dimensions = {timed({{1, 4}, {2, 6}, {4, 7}, {8, 39}, {16, 20}, {32, 30}})};
  EXPECT_EQ(overtakings(growth), std::vector<std::string>());
  growth.solutions[1].dimensions = {timed({{1, 4}, {2, 6}, {4, 7}, {8, 39}, {16, 200}, {32, 1000}})};
  EXPECT_EQ(overtakings(growth), std::vector<std::string>());
}

// A search over the clues of its own generator, with what it takes back.
TEST(GrowClueLong, CountsUndos) {
  const Problem& problem = test::shipped_problem(37);
  GrowOptions options;
  options.most_s = 0.1;
  options.most_counting_s = 1e6;
  const Growth growth = grow(test::builder(), problem, {test::shipped_kit().solution(problem, "bitmask")}, options,
                             [](const std::string&) {});
  ASSERT_EQ(growth.solutions[0].dimensions.size(), 1u);
  const DimensionGrowth& one = growth.solutions[0].dimensions[0];
  EXPECT_EQ(one.size, "81 - clues");
  EXPECT_EQ(one.points.front().undos, 0u);
  EXPECT_GT(one.points.back().undos.value_or(0), 100u);
}

}  // namespace
}  // namespace leetjudge
