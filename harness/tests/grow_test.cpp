// Growth measured as a user has it: solutions whose class is known, in pairs for the same problem.
#include "grow/grow.hpp"

#include <algorithm>
#include <cmath>

#include "grow/parts.hpp"
#include "report/report.hpp"
#include "support.hpp"
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
  const char* example = "";
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
    // Equal elements take the most only where there are many of them.
    {"first_run", "vector<int>& nums", numbers, "nums.length", C::linear, C::quadratic,
     "size_t b = 0, n = nums.size(); while (b + 1 < n && nums[b] == nums[b + 1]) ++b; long c = 0; for (; b < n; ++b) "
     "for (int i = 0; i < 100; ++i) c += nums[b] ^ i; return c % 7;",
     "vector<long> all(nums.begin(), nums.end()); while (all.size() > 1 && all[0] == all[1]) all.erase(all.begin()); "
     "set<long> seen(all.begin(), all.end()); long c = 0; for (long x : seen) for (int i = 0; i < 100; ++i) c += x ^ "
     "i; return c % 7;"},
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
    {"largest_factor",  // what is not prime ends early
     "int n",
     {"2 <= n <= 10^6"},
     "n",
     C::root,
     C::linear,
     "for (int d = 2; d <= n / d; ++d) while (n % d == 0) n /= d; return n;",
     "int c = 0; for (int d = 2; d < n; ++d) c += n % d == 0; return c;"},
    {"window",  // where nothing says that k is a part of the length
     "vector<int>& nums, int k",
     {"1 <= nums.length <= 10^4", "0 <= nums[i] <= 9", "1 <= k <= 10^4"},
     "nums.length",
     C::linear,
     C::quadratic,
     "int c = 0; if (k < nums.size()) for (int x : nums) c += x; return c;",
     "int c = 0; if (k < nums.size()) for (int x : nums) for (int i = 0; i < k; ++i) c += x > i; return c;"},
    {"thirds", "string s", texts, "s.length", C::linear, C::quadratic,
     "if (s.size() % 3) return 0; int c = 0; for (char x : s) c += x == 'a'; return c;",
     "if (s.size() % 3) return 0; int c = 0; for (char x : s) for (char y : s) c += x == y; return c;"},
    {"table",  // of a size of its own, which takes most of what is counted
     "vector<int>& nums",
     {"1 <= nums.length <= 4000", "0 <= nums[i] <= 9"},
     "nums.length",
     C::linear,
     C::quadratic,
     "int c = 0; for (int x : nums) c += x; return c;",
     "vector<int> all(3000000); for (int& one : all) one += nums[0]; int c = all[7]; for (int x : nums) "
     "for (int y : nums) c += x == y; return c;"},
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

std::string solution_text(const Pair& one, const char* body) {
  return "class Solution {\npublic:\n    int f(" + std::string(one.parameters) + ") {\n        " + body +
         "\n    }\n};\n";
}

Growth grown(const test::TemporaryFolder& folder, const Pair& one) {
  Problem problem = test::problem_of(one.parameters, one.constraints);
  if (*one.example) {
    problem.cases.emplace_back().name = "example-1";
    problem.cases.back().input = one.example;
  }
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
  EXPECT_TRUE(fast.told) << fast.why << testing::PrintToString(growth.solutions[0].not_told);
  EXPECT_TRUE(slow.told) << slow.why << testing::PrintToString(growth.solutions[1].not_told);
  EXPECT_EQ(fast.best, pair.fast) << fast.words("n");
  EXPECT_EQ(slow.best, pair.slow) << slow.words("n");
}

INSTANTIATE_TEST_SUITE_P(Pairs, GrowPairLong, testing::ValuesIn(pairs),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(GrowLong, CountsTheSameEveryTime) {
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

// What one would say: without the answer and with it, a recursion's stack, what is given by value, what doubles.
TEST(GrowLong, TellsSpaceBeyondTheAnswer) {
  const test::TemporaryFolder folder;
  const auto space = [&](const std::string& returns, const std::string& parameters, const std::string& body,
                         const std::vector<std::string>& bounds = numbers) {
    const Problem problem = test::problem_of(parameters, bounds, returns);
    GrowOptions options;
    options.most_s = 0.1;
    options.most_counting_s = 1e6;
    const std::string text =
        "class Solution {\npublic:\n    " + returns + " f(" + parameters + ") {" + body + "}\n};\n";
    const Growth growth =
        grow(test::builder(), problem, {test::solution_of(folder, text, "one")}, options, [](const std::string&) {});
    const GrowthTogether& all = growth.solutions[0].together;
    return all.space + ", " + all.with_answer;
  };
  const std::string nums = "vector<int>& nums", copied = "vector<int> a; for (int x : nums) a.push_back(x); ";
  EXPECT_EQ(space("vector<int>", nums, copied + "return a;"), "O(1), O(n)");
  EXPECT_EQ(space("vector<int>", "string s", "vector<int> a; for (char x : s) a.push_back(x); return a;",
                  {"1 <= s.length <= 10^5", "s consists of digits."}),
            "O(1), O(n)");  // in whole pages
  EXPECT_EQ(space("vector<int>", nums, "set<int> s(nums.begin(), nums.end()); return vector<int>(s.begin(), s.end());"),
            "O(n), O(n)");
  EXPECT_EQ(space("int", nums, copied + "return a.size();"), "O(n), O(n)");
  EXPECT_EQ(space("int", nums, "int* a = new int[nums.size()](); int m = a[0]; delete[] a; return m;"), "O(n), O(n)");
  EXPECT_EQ(space("int", nums, "int* a = (int*)calloc(nums.size(), 4); int m = a[0]; free(a); return m;"),
            "O(n), O(n)");
  EXPECT_EQ(space("int", nums,
                  "int m = 0; for (int x : nums) { int* a = (int*)malloc(400); a[0] = x; m ^= a[0]; free(a); } "
                  "return m;"),
            "O(1), O(1)");
  EXPECT_EQ(space("int", nums, "sort(nums.begin(), nums.end()); return nums[0];"), "O(log n), O(log n)");
  EXPECT_EQ(space("vector<int>", nums, "kept = nums; return {kept[0]};} vector<int> kept; int g() {return 0;"),
            "O(n), O(n)");  // a member is no answer
  EXPECT_EQ(space("string", "string s", "return s;", texts), "O(1), O(n)");
  EXPECT_EQ(space("string", "string s", "string r; for (char x : s) r += x; return r;", texts), "O(1), O(n)");
  EXPECT_EQ(space("string", "string s",
                  "int l = s.size(); while (l > 0 && s[l - 1] == 'b') --l; return s.substr(0, l);", texts),
            "O(1), O(n)");
  EXPECT_EQ(space("int", "string s", "int c = 0; for (char x : s) c += x == 'a'; return c;", texts), "O(1), O(1)");
}

// Of sizes 1, 2, 4, …
std::vector<GrowthPoint> points(const std::vector<std::uint64_t>& values) {
  std::vector<GrowthPoint> all;
  for (const std::uint64_t one : values) all.push_back({.size = double(1 << all.size()), .steps = one, .bytes = one});
  return all;
}

// A random tree may be a chain by chance, of the largest size as well.
TEST(Series, TakesTheShapeThatIsWorseBeforeTheLastSize) {
  const std::vector<Series> all = {{input_shapes()[0], points({50, 60, 70, 80, 90, 3200})},
                                   {shape_called("a chain"), points({100, 200, 400, 800, 1600, 3200})}};
  EXPECT_EQ(worst_points(all, &GrowthPoint::bytes).front().bytes, 100u);
}

// One that could not be drawn at larger sizes is not the worst there; one that was not answered still is.
TEST(Series, AreTheWorstAsFarAsTheyAreDrawn) {
  std::vector<Series> all = {{input_shapes()[0], points({1, 2, 4, 8, 16, 32})},
                             {shape_called("a chain"), points({2, 4, 9}), true}};
  EXPECT_EQ(worst_points(all, &GrowthPoint::steps).size(), 3u);
  all[1].undrawn = true;
  EXPECT_EQ(worst_points(all, &GrowthPoint::steps).size(), 6u);
}

// Bytes are of one shape at all sizes, and of none where it was not measured.
TEST(Series, MixNoBytesOfTwoShapes) {
  const auto of = [](const char* shape, std::uint64_t steps, std::uint64_t bytes, double most) {
    Series one{shape_called(shape)};
    for (double size = 1; size <= most; size *= 2) {
      const auto n = std::uint64_t(size);
      one.points.push_back({.size = size, .steps = n * steps, .bytes = n * bytes});
    }
    return one;
  };
  Dimension dimension;
  dimension.quantity = {"nums", {}, true};
  dimension.most = 100;
  const auto found =
      growth_of(dimension, {of("random input", 9, 1, 64), of("a chain", 1, 50, 16), of("sorted input", 2, 2, 64)});
  ASSERT_TRUE(found);
  std::vector<std::uint64_t> bytes;
  for (const GrowthPoint& one : found->points) bytes.push_back(one.bytes);
  EXPECT_EQ(bytes, (std::vector<std::uint64_t>{50, 100, 200, 400, 800, 0, 0}));
}

// A jump from next to nothing says little of the next size.
TEST(Series, TellWhatTheNextSizeTakes) {
  const auto next = [](std::uint64_t first, std::uint64_t second) {
    return next_steps({input_shapes()[0], points({first, second})}, 4);
  };
  EXPECT_NEAR(next(1000, 8000), 64000, 1);
  EXPECT_NEAR(next(9, 80000), 16 * 80000, 1);
}

TEST(Series, GoOnWithTheWorst) {
  const auto of = [](std::uint64_t steps, std::uint64_t bytes) {
    return Series{input_shapes()[0], {{.size = 1, .steps = steps, .bytes = bytes}}};
  };
  std::vector<Series> all = {of(1, 1), of(5, 1), of(9, 1), of(1, 9), of(2, 2)};
  all[2].ended = true;
  end_the_easy(all, 1);
  std::vector<bool> ended;
  for (const Series& one : all) ended.push_back(one.ended);
  EXPECT_EQ(ended, (std::vector{false, false, true, false, true}));
}

// How wide a full tree is shows only where it is large.
TEST(Series, GoOnWithRandomInputAndFullTrees) {
  const auto of = [](const char* shape, std::uint64_t steps) {
    return Series{shape_called(shape), {{.size = 1, .steps = steps, .bytes = steps}}};
  };
  std::vector<Series> all = {of("random input", 1), of("a chain", 9), of("a full tree", 1), of("sorted input", 3)};
  end_the_easy(all, 0.4);
  std::vector<bool> ended;
  for (const Series& one : all) ended.push_back(one.ended);
  EXPECT_EQ(ended, (std::vector{false, false, false, true}));
  all[3].ended = false;
  end_the_easy(all, 1);
  ended.clear();
  for (const Series& one : all) ended.push_back(one.ended);
  EXPECT_EQ(ended, (std::vector{false, false, false, true}));
}

// Numbers that are drawn have no product that is a length: nothing is done, but for the example.
TEST(GrowLong, TellsNothingOfInputsThatTakeLessThanAnExample) {
  const test::TemporaryFolder folder;
  Pair table = {"table",
                "vector<int>& a, int m, int n",
                {"1 <= a.length <= 50000", "1 <= a[i] <= 100", "1 <= m, n <= 40000"},
                "a.length",
                C::constant,
                C::constant,
                "if (m * n != a.size()) return 0; int c = 0; for (int i = 0; i < m; ++i) for (int j = 0; j < n; ++j) c "
                "+= a[i * n + j]; return c;",
                "return a[0];"};
  table.example = "[[1,2,3,4,5,6,7,8],2,4]";
  const Growth growth = grown(folder, table);
  EXPECT_EQ(growth.solutions[0].together.time, "");
  ASSERT_EQ(growth.solutions[0].not_told.size(), 1u);
  EXPECT_TRUE(growth.solutions[0].not_told[0].starts_with("not told: example-1 takes "))
      << growth.solutions[0].not_told[0];
  EXPECT_EQ(growth.solutions[1].together.time, "O(1)");
}

// Of ten numbers that differ the largest is no smaller than ten.
TEST(GrowLong, BeginsWhereInputsCanBeDrawn) {
  const test::TemporaryFolder folder;
  const Pair stack = {
      "stack",
      "vector<int>& target, int n",
      {"1 <= target.length <= 100", "1 <= n <= 1000", "1 <= target[i] <= n", "target is strictly increasing."},
      "n",
      C::linear,
      C::constant,
      "int c = 0; for (int i = 1; i <= n; ++i) c = c * 3 ^ i; return c;",
      "return n % 7;"};
  EXPECT_EQ(grown(folder, stack).solutions[0].together.time, "O(n)");
}

// Many solutions free nothing.
TEST(GrowLong, ChargesNoInputWithTheMemoryOfOthers) {
  const test::TemporaryFolder folder;
  const Pair leaking = {
      "leaking",
      "vector<int>& nums",
      numbers,
      "nums.length",
      C::linear,
      C::linear,
      "auto* all = new vector<int>(10 << 20, nums[0]); return accumulate(nums.begin(), nums.end(), 0L) % 7 + "
      "(*all)[nums.size()];",
      "return accumulate(nums.begin(), nums.end(), 0L) % 7;"};
  const Growth growth = grown(folder, leaking);
  EXPECT_EQ(growth.solutions[0].dimensions.at(0).failed, "");
  EXPECT_GE(growth.solutions[0].dimensions.at(0).points.size(), 8u);
}

DimensionGrowth timed(std::vector<std::pair<double, double>> times) {
  DimensionGrowth one;
  one.size = "n";
  one.most = 1000;
  for (const auto& [size, ms] : times) {
    GrowthPoint& point = one.points.emplace_back();
    point.size = size;
    point.steps = std::uint64_t(1000 * ms);
    point.ms = ms;
  }
  std::vector<Point> steps;
  for (const GrowthPoint& point : one.points) steps.push_back({point.size, double(point.steps)});
  one.steps = fit_growth(steps);
  return one;
}

TEST(GrowthReport, PlotsStepsAndTimes) {
  Growth growth;
  growth.problem = &test::shipped_problem(36);
  growth.limit_ms = 2000;
  growth.solutions.resize(2);
  growth.solutions[0].solution.name = "square";
  growth.solutions[0].dimensions = {timed({{1, 1}, {2, 2}, {4, 8}, {8, 32}, {16, 128}, {32, 512}})};
  growth.solutions[1].solution.name = "line";
  growth.solutions[1].dimensions = {timed({{1, 4}, {2, 6}, {4, 7}, {8, 9}, {16, 16}, {32, 32}})};
  const Json plots = growth_plots(growth);
  ASSERT_EQ(plots.size(), 2u);
  EXPECT_EQ(plots[1]["title"], "Time by n");
  EXPECT_EQ(plots[1]["series"].size(), 5u);  // two with their fits, and the limit
  EXPECT_EQ(plots[1]["series"][0]["points"][5]["y"], 512000);
  EXPECT_EQ(plots[1]["series"][4]["points"][0]["y"], 2e6);
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
