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
     C::exponential_linear,
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

// Where one shape is the worst of some sizes and another one of the others.
TEST(Series, TellTheWorstOfAllShapes) {
  Dimension dimension;
  dimension.quantity = {"nums", {}, true};
  dimension.most = 1e5;
  const auto found = growth_of(dimension,
                               {{input_shapes()[0], points({30, 5, 120, 5, 480, 5, 1920})},
                                {shape_called("a chain"), points({5, 60, 5, 240, 5, 960, 5})}},
                               false);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->steps.told) << found->steps.why;
  EXPECT_EQ(found->steps.words("n"), "O(n)");
  EXPECT_EQ(found->points.size(), 7u);
  // But where the worst one ended, the others say nothing of larger sizes.
  Series fast{input_shapes()[0], points({4, 64, 1024, 16384})}, slow{shape_called("a chain")};
  for (double size = 1; size <= 16384; size *= 2)
    slow.points.push_back({.size = size, .steps = std::uint64_t(9 * size)});
  fast.ended = true;
  EXPECT_FALSE(growth_of(dimension, {fast, slow}, false)->steps.told);
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
  const auto found = growth_of(
      dimension, {of("random input", 9, 1, 64), of("a chain", 1, 50, 16), of("sorted input", 2, 2, 64)}, false);
  ASSERT_TRUE(found);
  std::vector<std::uint64_t> bytes;
  for (const GrowthPoint& one : found->points) bytes.push_back(one.bytes);
  EXPECT_EQ(bytes, (std::vector<std::uint64_t>{50, 100, 200, 400, 800, 0, 0}));
}

// Who fills as many bytes as there are elements takes as many steps; that is not a root of them in the whole either.
TEST(Series, TellNoClassBelowTheirMemory) {
  Series one{input_shapes()[0]};
  for (double size = 64; size <= 65536; size *= 2) {
    const auto steps = std::uint64_t(1000 * std::sqrt(size)), bytes = std::uint64_t(8 * size);
    one.points.push_back({.size = size, .steps = steps, .bytes = bytes, .beyond = bytes});
  }
  Dimension dimension;
  dimension.quantity = {"nums", {}, true};
  dimension.most = 1e5;
  const auto found = growth_of(dimension, {one}, true);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->steps.why, "it takes more memory than that");
  EXPECT_FALSE(found->steps.told || found->steps.grows());
  EXPECT_TRUE(found->steps.may_grow());
}

// A number of few values, a mean of dice, goes untold beside other sizes.
TEST(Series, TellNoGrowthOfFewValues) {
  Series one{input_shapes()[0]};
  for (const std::uint64_t steps : {35, 39977, 39977, 39997, 40017})
    one.points.push_back({.size = double(one.points.size() + 1), .steps = steps, .bytes = 8, .beyond = 8});
  Dimension dimension;
  dimension.quantity = {"mean", {}, false};
  const auto may_grow = [&](double most, bool others) {
    dimension.most = most;
    return growth_of(dimension, {one}, others)->steps.may_grow();
  };
  EXPECT_FALSE(may_grow(6, true));
  EXPECT_TRUE(may_grow(6, false));
  EXPECT_TRUE(may_grow(1e5, true));
}

// A place at which a search ends makes more or fewer steps by chance; a length does not.
TEST(Series, TakeANumberThatScattersForNoSize) {
  std::vector<Series> all = {{input_shapes()[0], points({4212, 3142, 3276, 3492, 1450, 5538, 3032})}};
  Dimension one{.quantity = {"k", {}, false}, .least = 1, .most = 1e5};
  const auto number = growth_of(one, all, true);
  ASSERT_TRUE(number);
  EXPECT_FALSE(number->steps.told || number->steps.may_grow()) << number->steps.why;
  EXPECT_TRUE(growth_of(one, all, false)->steps.may_grow());
  one.quantity = {"nums", {}, true};
  EXPECT_TRUE(growth_of(one, all, true)->steps.may_grow());
  one.quantity = {"k", {}, false};
  all[0].points = points({100, 220, 390, 3100, 900, 5538, 9032});
  EXPECT_TRUE(growth_of(one, all, true)->steps.may_grow());
}

// As a sort's, whose calls are twice as deep from some size on; blocks of a heap may fill up like that.
TEST(Series, TellTheStackOfNestedCalls) {
  const auto space = [](bool heap, std::vector<std::uint64_t> taken) {
    Series one{input_shapes()[0]};
    double size = 6;
    for (const std::uint64_t bytes : taken) {
      one.points.push_back({.size = size, .steps = std::uint64_t(size * 9), .bytes = bytes, .beyond = bytes});
      one.points.back().stack = heap ? bytes / 2 : bytes;
      size *= 4;
    }
    Dimension dimension;
    dimension.quantity = {"nums", {}, true};
    dimension.most = 1e5;
    const auto found = growth_of(dimension, {one}, false);
    return found->space.told ? found->space.words("n") : "";
  };
  EXPECT_EQ(space(false, {192, 304, 416, 1200, 1424, 1648}), "O(log n)");
  EXPECT_EQ(space(true, {192, 304, 416, 1200, 1424, 1648}), "");
  EXPECT_EQ(space(false, {192, 304, 1200, 1240, 1200, 1239}), "");
  EXPECT_EQ(space(false, {192, 250, 304, 416}), "");
}

// But for the digits of a number, nobody keeps a logarithm but a stack.
TEST(Series, TellNoLogarithmOfAHeap) {
  const auto space = [](bool length, double most) {
    Series one{input_shapes()[0]};
    for (double size = 16; size <= 65536; size *= 2) {
      const auto bytes = std::uint64_t(400 + 64 * std::log2(size));
      one.points.push_back(
          {.size = size, .steps = std::uint64_t(size * 9), .bytes = bytes, .beyond = bytes, .stack = 300});
    }
    Dimension dimension;
    dimension.quantity = {"nums", {}, length};
    dimension.most = most;
    return growth_of(dimension, {one}, false)->space.told;
  };
  EXPECT_FALSE(space(true, 65536));
  EXPECT_FALSE(space(false, 100));
  EXPECT_TRUE(space(false, 65536));
}

// The answer is a part of it, also where a stack is larger at the sizes that there are.
TEST(Series, TellNoLessThanTheAnswerTakes) {
  Series one{input_shapes()[0]};
  for (double size = 16; size <= 1024; size *= 2) {
    const double stack = 20000 + 3000 * std::log2(size);
    one.points.push_back({.size = size,
                          .steps = std::uint64_t(size * 9),
                          .bytes = std::uint64_t(stack + size),
                          .beyond = std::uint64_t(stack),
                          .stack = std::uint64_t(stack),
                          .answer = std::uint64_t(size)});
  }
  Dimension dimension;
  dimension.quantity = {"s", {}, true};
  dimension.most = 1024;
  const DimensionGrowth found = *growth_of(dimension, {one}, false);
  EXPECT_EQ(found.space.words("n"), "O(log n)");
  EXPECT_EQ(found.bytes.words("n"), "O(n)");
  EXPECT_NEAR(found.bytes.value_at(1024) / 51024, 1, 0.01);
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

// Two texts of other lengths differ at once, and so do random ones; a size of few values is O(1).
TEST(GrowLong, GrowsArgumentsOfOneKindTogether) {
  const test::TemporaryFolder folder;
  const Pair one = {
      "alike",
      "string s, string t, int k",
      {"1 <= s.length, t.length <= 1000", "s and t consist of lowercase English letters.", "1 <= k <= 3"},
      "s.length = t.length",
      C::linear,
      C::quadratic,
      "if (s.size() != t.size()) return 0; int i = 0; while (i < s.size() && s[i] == t[i]) ++i; return i;",
      "if (s.size() != t.size()) return 0; int c = 0; for (char x : s) for (char y : t) c += x == y; "
      "return c;"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.time, "O(n)");
  EXPECT_EQ(growth.solutions[0].together.letters, " with n = s.length = t.length");
  EXPECT_EQ(growth.solutions[1].together.time, "O(n²)");
  EXPECT_EQ(fit_in(growth.solutions[0], "k").best, C::constant);
  Pair needle = one;  // which grows beside a longer text only
  needle.parameters = "string s, string t";
  needle.constraints.pop_back();
  needle.fast_body = "int c = 0; for (char x : s) c += x == 'a'; for (char x : t) c += x == 'a'; return c;";
  needle.slow_body =
      "for (int i = 0; i + t.size() <= s.size(); ++i) { int k = 0; while (k < t.size() && s[i + k] == t[k]) ++k; "
      "if (k == t.size()) return i; } return -1;";
  const Growth searched = grown(folder, needle);
  EXPECT_EQ(searched.solutions[0].together.time, "O(m + n)");
  EXPECT_EQ(searched.solutions[1].together.time, "O(m · n)");
  Pair windows = needle;  // no longer than what they lie in
  windows.parameters = "vector<int>& a, int k";
  windows.constraints = {"1 <= a.length <= 1000", "0 <= a[i] <= 9", "1 <= k <= 1000"};
  windows.fast_body = "int c = 0; for (int x : a) c += x > k; return c;";
  windows.slow_body =
      "int c = 0; for (int i = 0; i < a.size(); ++i) for (int j = i; j < a.size() && j < i + k; ++j) c += a[j]; "
      "return c;";
  const Growth summed = grown(folder, windows);
  EXPECT_EQ(summed.solutions[0].together.time, "O(n)");
  EXPECT_EQ(summed.solutions[1].together.time, "O(m · k)");
}

// Sizes that take much are grown together as far as that is cheap.
TEST(GrowLong, TellsSizesTogetherThatTakeMuch) {
  const test::TemporaryFolder folder;
  const Pair one = {"cubes",
                    "vector<int>& a, vector<int>& b",
                    {"1 <= a.length, b.length <= 1000", "0 <= a[i], b[i] <= 9"},
                    "a.length",
                    C::linear,
                    C::cubic,
                    "int c = 0; for (int x : a) for (int y : b) c += x == y; return c;",
                    "int c = 0; for (int x : a) for (int y : a) for (int z : a) for (int w : b) c += x + y + z == w; "
                    "return c;"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.time, "O(m · n)");
  EXPECT_EQ(growth.solutions[0].together.space, "O(1)");
  EXPECT_EQ(growth.solutions[0].together.letters, " with m = a.length, n = b.length");
  EXPECT_EQ(fit_in(growth.solutions[1], "a.length").best, C::cubic);
  EXPECT_EQ(fit_in(growth.solutions[1], "b.length").best, C::linear);
  EXPECT_EQ(growth.solutions[1].together.time, "O(m³ · n)");
  Pair more = one;  // than what is told
  more.constraints = {"1 <= a.length, b.length <= 40", "0 <= a[i], b[i] <= 9"};
  more.fast_body = "int c = 0; for (int x : a) for (int y : b) c += x == y; return c;";
  more.slow_body =
      "int c = 0; for (int x : b) for (int y : b) for (int z : b) for (int w : b) c += x + y + z == w; "
      "for (int x : a) for (int i = 0; i < 50; ++i) c += x == i; return c;";
  EXPECT_EQ(grown(folder, more).solutions[1].together.time, "");
}

// A number that grows only where its length lets it; and the longer one of two, which is no more than their sum.
TEST(GrowLong, LeavesOutASizeThatOnlyGoesAlong) {
  const test::TemporaryFolder folder;
  const Pair first = {"taken",
                      "vector<int>& nums, int k",
                      {"1 <= k <= nums.length <= 10^5", "0 <= nums[i] <= 9"},
                      "k",
                      C::linear,
                      C::linear,
                      "int c = 0; for (int i = 0; i < k; ++i) c += nums[i]; return c;",
                      "int c = 0; for (int i = 0; i < k; ++i) c += nums[i] * i; return c;"};
  EXPECT_EQ(grown(folder, first).solutions[0].together.time, "O(k)");
  const Pair second = {"longer",
                       "vector<int>& a, vector<int>& b",
                       {"1 <= a.length, b.length <= 1000", "0 <= a[i], b[i] <= 9"},
                       "a.length",
                       C::linear,
                       C::linear,
                       "int c = 0; for (int x : a.size() < b.size() ? b : a) c += x; return c;",
                       "int c = 0; for (int x : a.size() < b.size() ? b : a) c += 2 * x; return c;"};
  EXPECT_EQ(grown(folder, second).solutions[0].together.time, "O(m + n)");
}

// Of three sizes two multiply; and work that takes the logarithm of another size.
TEST(GrowLong, TellsSumsOfProductsAndLogarithmsOfAnotherSize) {
  const test::TemporaryFolder folder;
  const Pair three = {"three",
                      "vector<int>& a, vector<int>& b, vector<int>& c",
                      {"1 <= a.length, b.length, c.length <= 1000", "0 <= a[i], b[i], c[i] <= 10^9"},
                      "a.length",
                      C::linear,
                      C::linear,
                      "int s = 0; for (int x : a) for (int y : b) s += x == y; for (int z : c) for (int i = 0; i < 9; "
                      "++i) s += z == i; return s;",
                      "int s = 0; for (int z : c) { for (int x : a) s += x == z; for (int y : b) s += y == z; } "
                      "return s;"};
  const Growth growth = grown(folder, three);
  EXPECT_EQ(growth.solutions[0].together.time, "O(m · n + k)");
  EXPECT_EQ(growth.solutions[1].together.time, "O((m + n) · k)");
  Pair shorter = three;  // what is no longer than another one goes without saying only beside a product with that
  shorter.constraints.push_back("c.length <= a.length");
  shorter.slow_body =
      "int s = 0; for (int i = 0; i < 9; ++i) { for (int x : a) s += x == i; for (int z : c) s += z == i; } "
      "return s + b[0];";
  const Growth of_shorter = grown(folder, shorter);
  EXPECT_EQ(of_shorter.solutions[0].together.time, "O(m · n)");
  EXPECT_EQ(of_shorter.solutions[1].together.time, "O(m + n)");
  Pair searched = three;
  searched.parameters = "vector<int>& a, vector<int>& b";
  searched.constraints = {"1 <= a.length, b.length <= 10^5", "0 <= a[i], b[i] <= 10^9"};
  searched.fast_body =
      "sort(a.begin(), a.end()); int s = 0; for (int y : b) s += upper_bound(a.begin(), a.end(), y) - a.begin(); "
      "return s;";
  searched.slow_body =
      "sort(a.begin(), a.end()); int s = 0; for (int y : b) for (int i = 0; i < 9; ++i) s += y == i; return s + a[0];";
  const Growth by_search = grown(folder, searched);
  EXPECT_EQ(by_search.solutions[0].together.time, "O((m + n) log m)");
  EXPECT_EQ(by_search.solutions[1].together.time, "O(m log m + n)");
  searched.fast_body =
      "vector<long> all; for (int x : a) for (int y : b) all.push_back(x + 1l * y); sort(all.begin(), all.end()); "
      "return all[0] % 7;";
  EXPECT_EQ(grown(folder, searched).solutions[0].together.time, "O(m · n log(m · n))");
}

// The logarithm of a number, and a number that is no more than what stands beside it.
TEST(GrowLong, LeavesOutWhatGoesWithoutSaying) {
  const test::TemporaryFolder folder;
  const Pair one = {"rotated",
                    "vector<int>& nums, int k",
                    {"1 <= nums.length <= 10^5", "0 <= nums[i] <= 9", "1 <= k <= 10^9"},
                    "nums.length",
                    C::linear,
                    C::linear,
                    "int c = 0; for (int x : nums) c += x; for (; k; k /= 2) ++c; return c;",
                    "int c = 0; for (int x : nums) for (int i = k; i; i /= 2) c += x; return c;"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.time, "O(m)");
  EXPECT_EQ(growth.solutions[1].together.time, "O(m log k)");
  Pair two = one;  // of which neither goes without saying beside the other
  two.parameters = "int n, int k";
  two.constraints = {"1 <= n, k <= 10^9"};
  two.fast_body = "int c = 0; for (; n; n /= 2) c += n; for (; k; k /= 2) ++c; return c;";
  two.slow_body = "int c = 0; for (int i = 0; i < 1000; ++i) c += (i ^ n) < k; return c;";
  EXPECT_EQ(grown(folder, two).solutions[0].together.time, "O(log n + log k)");
  EXPECT_EQ(grown(folder, two).solutions[1].together.time, "O(1)");
  Pair part = one;
  part.constraints[2] = "1 <= k <= nums.length";
  part.fast_body = "int c = 0; for (int x : nums) c += x; for (int i = 0; i < 9 * k; ++i) c += i % 3; return c;";
  part.slow_body = "int c = 0; for (int i = 0; i < k; ++i) c += nums[i]; return c;";
  const Growth of_part = grown(folder, part);
  EXPECT_EQ(of_part.solutions[0].together.time, "O(m)");
  EXPECT_EQ(of_part.solutions[1].together.time, "O(k)");
}

// Two sizes: whether they multiply, and the time of the largest input in the shape that is worst for both.
TEST(GrowLong, TellsHowSizesGoTogether) {
  const test::TemporaryFolder folder;
  const Pair one = {
      "part_of_text",
      "string s, string part",
      {"1 <= part.length <= s.length <= 10^4", "s and part consist of lowercase English letters."},
      "s.length",
      C::linear,
      C::linear,
      "vector<int> seen(256); for (char c : s) ++seen[c]; int c = 0; for (char x : part) c += seen[x]; return c;",
      "for (int i = 0; i + part.size() <= s.size(); ++i) { int k = 0; while (k < part.size() && s[i + k] == part[k]) "
      "++k; if (k == part.size()) return i; } return -1;"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.time, "O(m + n)");
  EXPECT_EQ(growth.solutions[0].together.letters, " with m = s.length, n = part.length");
  EXPECT_EQ(growth.solutions[1].together.time, "O(m · n)");
  EXPECT_EQ(growth.solutions[1].together.shape, "equal elements but the last");
  // What the library compares takes as far as it looks.
  Pair found = one;
  found.parameters = "string haystack, string needle";
  found.constraints = {"1 <= haystack.length, needle.length <= 10^4",
                       "haystack and needle consist of only lowercase English characters."};
  found.fast_body = "return haystack.find(needle) == string::npos ? -1 : (int)haystack.find(needle);";
  found.slow_body = "return 1;";
  EXPECT_EQ(grown(folder, found).solutions[0].together.time, "O(m · n)");
}

// The shorter of two sizes, in which nothing grows while the other one is held.
TEST(GrowLong, TellsTheShorterOfTwoSizes) {
  const test::TemporaryFolder folder;
  const Pair one = {
      "row",
      "string a, string b",
      {"1 <= a.length, b.length <= 1000", "a and b consist of lowercase English letters."},
      "",
      C::linear,
      C::linear,
      "if (a.size() < b.size()) swap(a, b); vector<int> d(b.size() + 1); for (char x : a) for (int j = 1, diag = 0; j "
      "<= "
      "(int)b.size(); ++j) { int up = d[j]; d[j] = x == b[j - 1] ? diag + 1 : max(d[j], d[j - 1]); diag = up; } return "
      "d[b.size()];",
      "string r; size_t k = min(a.size(), b.size()); for (size_t i = 0; i < k; ++i) r += a[i], r += b[i]; r += "
      "a.substr(k) + b.substr(k); return r[r.size() / 2];"};
  const Growth growth = grown(folder, one);
  EXPECT_EQ(growth.solutions[0].together.time, "O(m · n)");
  EXPECT_EQ(growth.solutions[0].together.space, "O(min(m, n))");
  EXPECT_TRUE(growth.solutions[1].together.time.empty() || growth.solutions[1].together.time == "O(m + n)")
      << growth.solutions[1].together.time;
}

// The greatest element is a size where it counts, and a number up to a length is another size than that.
TEST(GrowLong, TellsElementsAndPartsAsSizes) {
  const test::TemporaryFolder folder;
  const Pair elements = {
      "speed",
      "vector<int>& nums",
      {"1 <= nums.length <= 10^5", "1 <= nums[i] <= 10^9"},
      "nums.length",
      C::linear,
      C::linear,
      "int low = 1, high = *max_element(nums.begin(), nums.end()); while (low < high) { int k = low + "
      "(high - low) / 2; long c = 0; for (int x : nums) c += x / k; if (c > 2 * (long)nums.size()) "
      "low = k + 1; else high = k; } return low;",
      "long c = 0; for (int x : nums) c += x; return c % 7;"};
  const Growth by_elements = grown(folder, elements);
  EXPECT_EQ(by_elements.solutions[0].together.time, "O(m log n)");
  EXPECT_EQ(by_elements.solutions[0].together.letters, " with m = nums.length, n = max(nums)");
  EXPECT_EQ(by_elements.solutions[1].together.time, "O(n)");
  const Pair digits = {
      "digits",
      "vector<int>& nums",
      {"1 <= nums.length <= 10^5", "1 <= nums[i] <= 10^9"},
      "nums.length",
      C::linear,
      C::linear,
      "long c = 0; for (int x : nums) { for (int i = 0; i < 31; ++i) c += x % (i + 2); for (; x > 0; x "
      "/= 10) c ^= x % 10; } return c % 7;",
      "long c = 0; for (int x : nums) for (int i = 0; i < 31; ++i) c += x % (i + 2); return c % 7;"};
  const Growth by_digits = grown(folder, digits);
  EXPECT_EQ(by_digits.solutions[0].together.time, "O(m log n)");
  EXPECT_EQ(by_digits.solutions[1].together.time, "O(n)");
  const Pair part = {"windows",
                     "vector<int>& nums, int k",
                     {"1 <= k <= nums.length <= 10^4", "0 <= nums[i] <= 9"},
                     "nums.length",
                     C::linear,
                     C::linear,
                     "int c = 0; for (int x : nums) for (int i = 0; i < k; ++i) c += x == i; return c;",
                     "int c = 0; for (int x : nums) for (int i = 0; i < k; ++i) c += x == 2 * i; return c;"};
  EXPECT_EQ(grown(folder, part).solutions[0].together.time, "O(m · k)");
  const Pair below = {"playlists",
                      "int n, int goal, int k",
                      {"0 <= k < n <= goal <= 100"},
                      "n",
                      C::linear,
                      C::linear,
                      "int c = k; for (int i = 0; i < n; ++i) for (int j = 0; j < goal; ++j) c += i ^ j; return c;",
                      "return n % 7;"};
  EXPECT_EQ(grown(folder, below).solutions[0].together.time, "O(n · goal)");
  const Pair few = {"few_sizes",
                    "vector<int>& nums, int k",
                    {"1 <= nums.length <= 100", "2 <= k <= 4", "0 <= nums[i] <= 9"},
                    "nums.length",
                    C::linear,
                    C::linear,
                    "int c = 0; for (int x : nums) for (int i = 0; i < 9 * k * k; ++i) c += x ^ i; return c;",
                    "return k % 7;"};
  EXPECT_EQ(grown(folder, few).solutions[0].together.time, "");
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

// The bits of a number, but only as long as they alternate.
TEST(GrowLong, TriesNumbersOfSpecialKinds) {
  const test::TemporaryFolder folder;
  const Pair bits = {"bits",
                     "int n",
                     {"1 <= n <= 2^31 - 1"},
                     "n",
                     C::logarithmic,
                     C::constant,
                     "while (n > 1) { if ((n & 1) == (n >> 1 & 1)) return 0; n >>= 1; } return 1;",
                     "return (n ^ n >> 1) & 1;"};
  EXPECT_EQ(grown(folder, bits).solutions[0].together.time, "O(log n)");
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

// Trees that are alike, a number that the others bound, and numbers of which each input takes much.
TEST(GrowLong, TellsSizesThatOnlyCountBesideOthers) {
  const test::TemporaryFolder folder;
  const Pair trees = {"trees",
                      "TreeNode* root, TreeNode* part",
                      {"The number of nodes in the root tree is in the range [1, 2000].",
                       "The number of nodes in the part tree is in the range [1, 1000].", "-10^4 <= root.val <= 10^4",
                       "-10^4 <= part.val <= 10^4"},
                      "",
                      C::linear,
                      C::linear,
                      "return root ? same(root, part) || f(root->left, part) || f(root->right, part) : 0; } bool "
                      "same(TreeNode* a, TreeNode* b) { return a && b ? a->val == b->val && same(a->left, b->left) && "
                      "same(a->right, b->right) : a == b;",
                      "return root->val;"};
  EXPECT_EQ(grown(folder, trees).solutions[0].together.time, "O(m · n)");
  const Pair bounded = {
      "bounded",
      "int n, int most",
      {"1 <= n <= 10^4", "1 <= most <= 10^9"},
      "n",
      C::linear,
      C::linear,
      "long sum = 0; int c = 0; for (int i = 1; i <= n; ++i) { sum += i; if (sum <= most) c += i % 3; "
      "else break; } return c;",
      "return n % 7;"};
  EXPECT_EQ(grown(folder, bounded).solutions[0].together.time, "O(n)");
  // The first k elements, of which there are no more than all, however many are asked for.
  const Pair first = {"first",
                      "vector<int>& skills, int k",
                      {"2 <= skills.length <= 10^5", "1 <= skills[i] <= 10^6", "1 <= k <= 10^9"},
                      "skills.length",
                      C::linear,
                      C::linear,
                      "int n = skills.size(), c = 0; for (int i = 0; i < n; ++i) c = c * 3 ^ skills[i]; "
                      "for (int i = 0; i < n && i < k; ++i) for (int j = 0; j < 4; ++j) c = c * 5 ^ i; return c;",
                      "return k % 7;"};
  EXPECT_EQ(grown(folder, first).solutions[0].together.time, "O(n)");
  // A number that runs away where there are enough elements is bound by nothing.
  Pair waits = first;
  waits.name = "waits";
  waits.fast_body =
      "int c = 0; for (int x : skills) c ^= x; if (skills.size() > 100) for (int i = 0; i < k; ++i) c = c * 3 ^ i; "
      "return c;";
  EXPECT_NE(grown(folder, waits).solutions[0].together.time, "O(n)");
  const Pair table = {"table",
                      "int zero, int one, int limit",
                      {"1 <= zero, one, limit <= 1000"},
                      "zero",
                      C::linear,
                      C::linear,
                      "vector<vector<int>> all(zero + 1, vector<int>(one + 1)); int c = 0; for (auto& row : all) "
                      "for (int& x : row) for (int k = 0; k < 20; ++k) x += k ^ c, c += limit; return c;",
                      "return zero % 7;"};
  EXPECT_EQ(grown(folder, table).solutions[0].together.time, "O(zero · one)");
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
  Growth chance = growth;  // they do the same
  for (std::size_t i = 0; i < 6; ++i)
    chance.solutions[0].dimensions[0].points[i].steps = chance.solutions[1].dimensions[0].points[i].steps;
  EXPECT_TRUE(overtakings(chance).empty());
  growth.solutions[0].most_ms = 100, growth.solutions[1].most_ms = 200;
  EXPECT_TRUE(overtakings(growth).empty()) << "on the largest input it is otherwise";
  growth.solutions[0].most_ms = 900;
  const Json plots = growth_plots(growth);
  ASSERT_EQ(plots.size(), 2u);
  EXPECT_EQ(plots[1]["title"], "Time by n");
  EXPECT_EQ(plots[1]["series"].size(), 5u);  // two with their fits, and the limit
  EXPECT_EQ(plots[1]["series"][0]["points"][5]["y"], 512000);
  EXPECT_EQ(plots[1]["series"][4]["points"][0]["y"], 2e6);
  // Faster once is by chance.
  growth.solutions[1].dimensions = {timed({{1, 4}, {2, 6}, {4, 8.1}, {8, 32}, {16, 50}, {32, 511}})};
  EXPECT_EQ(overtakings(growth), std::vector<std::string>());
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
