#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "grow/fit.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

// Values of a function at sizes that grow by half, each off by a random part of itself.
template <class Function>
std::vector<Point> series(double from, double to, double noise, std::uint64_t seed, Function value) {
  Random random(seed);
  std::vector<Point> points;
  for (double n = from; n <= to; n = std::max(n + 1, std::floor(n * 1.5)))
    points.push_back({n, value(n) * (1 + noise * (2 * random.fraction() - 1))});
  return points;
}

double log2(double n) { return std::log2(n); }

struct Known {
  const char* name;
  Rate growth;
  double from, to;
  double (*value)(double);
};

const Known known[] = {
    {"constant", Rate::constant, 4, 1e5, [](double) { return 57.0; }},
    {"log", Rate::logarithmic, 4, 1e6, [](double n) { return 12 + 7 * log2(n); }},
    {"root", Rate::root, 4, 1e6, [](double n) { return 20 + 3 * std::sqrt(n); }},
    {"linear", Rate::linear, 4, 1e5, [](double n) { return 30 + 5 * n; }},
    {"linear below log", Rate::linear, 4, 1e5, [](double n) { return 5 * n + 30 * log2(n); }},
    {"n log n", Rate::linearithmic, 4, 1e5, [](double n) { return 40 + 6 * n + 3 * n * log2(n); }},
    {"n root n", Rate::linear_root, 4, 1e5, [](double n) { return 10 * n + n * std::sqrt(n); }},
    {"quadratic", Rate::quadratic, 4, 5e3, [](double n) { return 100 + 40 * n + n * n / 2; }},
    {"n² log n", Rate::quadratic_logarithmic, 4, 5e3, [](double n) { return 10 * n + n * n * log2(n); }},
    {"cubic", Rate::cubic, 4, 400, [](double n) { return 9 * n * n + n * n * n / 6; }},
    {"fourth power", Rate::beyond_cubic, 4, 150, [](double n) { return n * n * n * n / 24 + n * n; }},
    {"2^n", Rate::exponential, 1, 20, [](double n) { return 30 + 6 * std::pow(2, n); }},
    {"1.618^n", Rate::exponential, 4, 40, [](double n) { return 4 * std::pow(1.618, n); }},
    {"n 2^n", Rate::exponential_linear, 1, 20, [](double n) { return 30 + (n + 20) * std::pow(2, n); }},
    {"n² 2^n", Rate::exponential_quadratic, 1, 18, [](double n) { return 9 + (n * n / 2 + 3 * n) * std::pow(2, n); }},
    {"n!", Rate::factorial, 1, 10, [](double n) { return 5 + 3 * std::tgamma(n + 1); }},
};

TEST(Fit, TellsExactCounts) {
  for (const Known& one : known) {
    const Fit fit = fit_growth(series(one.from, one.to, 0, 1, one.value));
    EXPECT_EQ(fit.best, one.growth) << one.name << ": " << fit.words("n");
    EXPECT_TRUE(fit.told) << one.name << ": " << fit.why;
  }
}

TEST(Fit, LeavesOutSmallSizesThatAreOtherwise) {
  const std::vector<Point> points = {{6, 11},       {12, 11},      {780, 3777},     {1560, 7521},
                                     {3120, 15009}, {6240, 29985}, {100000, 480033}};
  EXPECT_EQ(fit_growth(points).words("n"), "O(n)");
}

// Few sizes tell only what fits to the last step.
TEST(Fit, TellsALineOfSizesThatAreNear) {
  EXPECT_EQ(fit_growth({{6, 205}, {7, 251}, {8, 297}, {9, 343}, {10, 389}}).words("n"), "O(n)");
  EXPECT_TRUE(fit_growth({{6, 205}, {7, 251}, {8, 297}, {9, 343}, {10, 389}}).told);
  EXPECT_FALSE(fit_growth({{6, 205}, {7, 251}, {8, 302}, {9, 343}, {10, 389}}).told);
}

// Nobody keeps a hundredth of a byte for each triple.
TEST(Fit, TellsNoCubeOfFewBytes) {
  const std::vector<Point> points = {{6, 1600},     {18, 3000},     {60, 11888},     {132, 87184},
                                     {264, 531192}, {528, 2693632}, {1056, 12052360}};
  EXPECT_NE(fit_growth(points, true).best, Rate::cubic);
}

// n - 2 windows, n(n - 1)/2 pairs: a logarithm would come near.
TEST(Fit, SeesCountsThatBeginBelowZero) {
  EXPECT_EQ(fit_growth(series(3, 40, 0, 1, [](double n) { return 373 * (n - 2) + 111; })).words("n"), "O(n)");
  EXPECT_EQ(fit_growth(series(3, 40, 0, 1, [](double n) { return 9 * n * (n - 1) / 2 + 1; })).words("n"), "O(n²)");
}

// Few of many noisy series are told wrongly, and hardly by more than a logarithm or a root; the others are not told.
TEST(Fit, ClaimsNothingThatNoiseHides) {
  int wrong = 0, told = 0, all = 0;
  for (const Known& one : known) {
    for (const double noise : {0.02, 0.1, 0.3}) {
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Fit fit = fit_growth(series(one.from, one.to, noise, seed, one.value));
        ++all;
        told += fit.told;
        const int off = fit.told ? std::abs(int(fit.best) - int(one.growth)) : 0;
        wrong += off > 0;
        EXPECT_LE(off, 2) << one.name << " " << noise << " " << seed << ": " << fit.words("n");
      }
    }
  }
  EXPECT_LE(wrong, all / 20);
  EXPECT_GE(told, all * 8 / 10);
  RecordProperty("wrong", wrong);
  RecordProperty("told", told);
}

TEST(Fit, SaysWhereTheSizesDoNotTell) {
  const Fit fit = fit_growth(series(10, 25, 0, 1, [](double n) { return n; }));
  EXPECT_FALSE(fit.told);
  EXPECT_EQ(fit.why, "the sizes reach only from 10 to 22");
  EXPECT_TRUE(fit.few_sizes);
  EXPECT_FALSE(fit_growth({}).told);
  EXPECT_FALSE(fit_growth({{4, 1}}).why.empty());
}

// Of a stack that depends on which trees are drawn, and of steps that scatter.
TEST(Fit, TellsNoClassOfAVagueExponent) {
  const Fit jumps = fit_growth({{12, 416}, {24, 416}, {30, 416}, {48, 1232}, {60, 1280}}, true);
  EXPECT_FALSE(jumps.told) << jumps.words("n");
  const Fit flat = fit_growth({{4, 483},
                               {15, 619},
                               {60, 491},
                               {238, 491},
                               {954, 487},
                               {3815, 483},
                               {15259, 471},
                               {61035, 443},
                               {244141, 471},
                               {976562, 479},
                               {3906250, 471},
                               {15625000, 455},
                               {62500000, 495},
                               {250000000, 619},
                               {1000000000, 619}});
  EXPECT_FALSE(flat.grows()) << flat.words("n");
}

// Halvings of six sizes, of which the last three say nothing of an exponent.
TEST(Fit, TellsALogarithmOfFewSizes) {
  const Fit fit = fit_growth({{12, 17}, {24, 19}, {30, 21}, {48, 21}, {60, 23}, {100, 23}});
  EXPECT_EQ(fit.words("n"), "O(log n)");
  EXPECT_TRUE(fit.told) << fit.why;
}

// A number up to which another one goes; and one of which only the largest makes a difference.
TEST(Fit, HasNothingThatGrowsOfWhatFallsOrOfOneJump) {
  const Fit falls = fit_growth({{98, 3575270},
                                {195, 3573485},
                                {391, 3569817},
                                {781, 3562398},
                                {1562, 3542717},
                                {3125, 3499671},
                                {6250, 3412880},
                                {12500, 3215970},
                                {24999, 2760830},
                                {49999, 1847579},
                                {99969, 1152}});
  EXPECT_TRUE(falls.told && !falls.grows()) << falls.words("n");
  std::vector<Point> jump;
  for (double n = 122; n < 8e5; n *= 2) jump.push_back({n, 47});
  jump.push_back({1e6, 93});
  EXPECT_FALSE(fit_growth(jump).told || fit_growth(jump).grows()) << fit_growth(jump).words("n");
}

// A loop over digits: a digit more is a step of a stair, and the last step is no end.
TEST(Fit, TellsTheLogarithmOfAStair) {
  const Fit fit = fit_growth(series(100, 1e5, 0, 1, [](double n) { return 43 + 20 * std::floor(1 + std::log10(n)); }));
  EXPECT_EQ(fit.words("n"), "O(log n)");
  EXPECT_TRUE(fit.told) << fit.why;
}

// Nothing can be said of what scatters, not even that it may be O(1); and a jump at the end is no power of a base.
TEST(Fit, IsUnclearWhereCountsScatter) {
  const Fit scattered = fit_growth(
      {{60, 180}, {954, 2862}, {15259, 45777}, {61035, 183105}, {244134, 732438}, {976562, 4}, {3906250, 4}, {9e6, 4}});
  EXPECT_FALSE(scattered.told) << scattered.words("n");
  EXPECT_TRUE(scattered.unclear);
  const Fit wild = fit_growth({{4, 10}, {8, 900}, {16, 12}, {32, 700}, {64, 15}, {128, 1000}, {256, 11}, {512, 800}});
  EXPECT_EQ(wild.why, "the counts scatter too much");
  EXPECT_TRUE(wild.unclear);
  const Fit jump =
      fit_growth({{6, 11}, {12, 11}, {30, 9}, {60, 9}, {120, 9}, {240, 9}, {480, 9}, {972, 9}, {1944, 78758}});
  EXPECT_FALSE(jump.told) << jump.words("n");
}

// A table of the letters of a text; what is the same over a few sizes only tells nothing.
TEST(Fit, TellsWhatIsFullFromSomeSizeOn) {
  const std::vector<Point> letters = {{12, 1080},   {24, 1096},   {48, 2376},   {96, 2952},   {780, 3368},
                                      {1560, 3368}, {3120, 3368}, {6240, 3368}, {99996, 3368}};
  EXPECT_EQ(fit_growth(letters, true).words("n"), "O(1)");
  EXPECT_TRUE(fit_growth(letters, true).told);
  EXPECT_FALSE(fit_growth({{4, 160}, {6, 160}, {12, 160}, {24, 312}, {30, 344}, {60, 408}, {100, 408}}, true).told);
}

// A stack of a block of 512 bytes, then of more of them.
TEST(Fit, LeavesOutABlockThatIsNotFull) {
  const auto bytes = [](double n) { return n < 700 ? 912 : 300 + n; };
  EXPECT_EQ(fit_growth(series(6, 4e3, 0, 1, bytes), true).words("n"), "O(n)");
}

TEST(Fit, BeginsWhereASolutionDoesNotEndAtOnce) {
  const auto work = [](double n) { return n < 60 ? 9 : 80 * n + 700; };
  EXPECT_EQ(fit_growth(series(6, 750, 0, 1, work)).words("n"), "O(n)");
}

// What blocks hold that fill up looks like n log n.
TEST(Fit, TellsLinesOfBlocks) {
  const Fit fit = fit_growth({{8, 1392},
                              {16, 1552},
                              {31, 2056},
                              {62, 2936},
                              {125, 4488},
                              {250, 8376},
                              {354, 11752},
                              {500, 16256},
                              {707, 23032},
                              {1000, 32272},
                              {1414, 45712},
                              {2000, 64832}},
                             true);
  EXPECT_EQ(fit.words("n"), "O(n)");
}

// One input in which a solution happens to do more is no growth.
// Four terms, some of them negative, fit any five points.
TEST(Fit, TakesNoNegativeTermsForFewPoints) {
  const Fit fit = fit_growth({{3900, 99154}, {7800, 148990}, {15612, 233763}, {31224, 383541}, {62460, 662415}});
  EXPECT_LE(fit.best, Rate::linear);
}

TEST(Fit, TrustsNoSinglePoint) {
  std::vector<Point> points;
  const double counts[] = {28, 48, 73, 103, 138, 178, 223, 273, 328, 388, 437, 479, 516, 548, 578, 600, 617, 629, 1156};
  for (const double one : counts) points.push_back({2.0 + double(points.size()), one});
  const Fit fit = fit_growth(points);
  EXPECT_FALSE(fit.told) << fit.words("n");
}

TEST(Fit, HasTheExponentAndWhatIsBeyond) {
  const Fit fit = fit_growth(series(4, 3000, 0, 1, [](double n) { return 7 + n * n; }));
  EXPECT_NEAR(fit.exponent, 2, 0.01);
  EXPECT_LE(fit.exponent_low, fit.exponent);
  EXPECT_NEAR(fit.value_at(1e5) / 1e10, 1, 0.01);
}

// What is under a large constant is seen when it is exact, though the exponent is far from that of the class.
TEST(Fit, SeesALinearTermUnderALargeConstant) {
  const Fit fit = fit_growth(series(4, 10000, 0, 1, [](double n) { return 42570 + 4 * n; }));
  EXPECT_EQ(fit.words("n"), "O(n)");
  EXPECT_LT(fit.exponent, 0.5);
}

// The same where it is less than counts may be off, which each size takes more of than the one before.
TEST(Fit, SeesWhatRisesUnderALargeConstant) {
  std::vector<Point> points = {{12, 37594}, {30, 37666}, {60, 37786}, {120, 38026}, {240, 38506}, {492, 39514}};
  const Fit fit = fit_growth(points);
  EXPECT_EQ(fit.words("n"), "O(n)");
  EXPECT_NEAR(fit.value_at(10000), 37546 + 4 * 10000, 1);
  const auto told = [](double (*value)(double)) {
    std::vector<Point> rising;
    for (double n = 12; n <= 768; n *= 2) rising.push_back({n, 1e5 + value(n)});
    return fit_growth(rising).words("n");
  };
  EXPECT_EQ(told([](double n) { return n + std::fmod(n, 7) / 3 - 1; }), "O(n)");
  EXPECT_EQ(told([](double n) { return n * n / 20; }), "O(n²)");
  points.push_back({1000, 45612});  // of another shape
  EXPECT_TRUE(fit_growth(points).may_grow());
  points[3].value = 37700;
  EXPECT_FALSE(fit_growth(points).may_grow());
}

// A power with a base; where all that grows is a factor of it, that is told as well.
TEST(Fit, HasTheBaseOfAPower) {
  const auto words = [](double (*value)(double)) { return fit_growth(series(1, 20, 0, 1, value)).words("n"); };
  EXPECT_EQ(words([](double n) { return 30 + 6 * std::pow(2, n); }), "O(2^n)");
  EXPECT_EQ(words([](double n) { return 5 + 2 * n * std::pow(2, n) + std::pow(2, n); }), "O(n · 2^n)");
  EXPECT_EQ(words([](double n) { return 9 + 4 * std::pow(1.618, n); }), "O(1.62^n)");
}

// Rows of Pascal's triangle in vectors that double: it looks like n√n, and is n².
TEST(Fit, TellsNoRootWhereThereMayBeASquare) {
  const Fit fit = fit_growth(
      {{1, 28}, {2, 78}, {3, 143}, {4, 198}, {6, 359}, {9, 642}, {13, 1072}, {19, 1926}, {28, 3489}, {30, 3883}});
  EXPECT_TRUE(!fit.told || fit.best == Rate::quadratic) << fit.words("n");
}

// There is no class of cube roots.
TEST(Fit, TellsNoSquareRootOfACubeRoot) {
  std::vector<Point> points;
  for (double n = 4; n < 1e9; n *= 4) points.push_back({n, 5 + 6 * std::floor(std::cbrt(n))});
  const Fit fit = fit_growth(points);
  EXPECT_FALSE(fit.told) << fit.words("n");
}

// Where a constant explains the counts as well as what grows, they are not taken to grow.
TEST(Fit, TakesWhatMayBeNoiseForNoGrowth) {
  const Fit fit = fit_growth(series(4, 1e5, 0.3, 7, [](double n) { return 100 + log2(n); }));
  EXPECT_FALSE(fit.grows()) << fit.words("n");
}

// A size that is only two or three times the smallest one is enough where nothing grows at all.
TEST(Fit, TakesWhatIsAlwaysTheSameForBounded) {
  const Fit fit = fit_growth({{5, 357}, {6, 357}, {7, 357}, {8, 357}, {9, 357}});
  EXPECT_TRUE(fit.told && !fit.grows()) << fit.why;
  EXPECT_FALSE(fit_growth({{5, 357}, {6, 380}, {7, 399}, {8, 425}, {9, 450}}).told);
}

// A line behind small sizes that take more each: its exponent denies a square.
TEST(Fit, TellsNoClassThatTheExponentDenies) {
  const Fit fit = fit_growth({{12, 477}, {18, 508}, {35, 552}, {50, 681}, {71, 881}, {100, 1141}});
  EXPECT_FALSE(fit.told && fit.best > GrowthClass::linear) << fit.words("n");
}

// Subsets of 8 to 15 requests, in each order of two of them: there are hardly any more.
TEST(Fit, TellsAPowerOfFewSizes) {
  const std::vector<Point> steps = {{8, 54769},    {9, 133535},   {10, 321092},  {11, 758238},
                                    {12, 1772905}, {13, 4091124}, {14, 9370739}, {15, 21249025}};
  EXPECT_EQ(fit_growth(steps).words("n"), "O(n² · 2^n)");
}

// Copies of up to n strings at each of 2^n leaves: 2.06^n would fit as well, a base that no program has.
TEST(Fit, PrefersAWholeBase) {
  const std::vector<Point> steps = {{5, 1495},    {6, 2919},    {7, 5839},     {8, 11851},
                                    {9, 24310},   {10, 49898},  {11, 102690},  {12, 211551},
                                    {13, 435871}, {14, 897764}, {15, 1848107}, {16, 3801983}};
  EXPECT_EQ(fit_growth(steps).words("n"), "O(n · 2^n)");
}

// Flat counts are no line, however well one fits.
TEST(Fit, TakesFlatCountsForBounded) {
  const std::vector<Point> steps = {{192, 298},  {588, 299},   {1176, 300},  {3120, 301},
                                    {6240, 303}, {12480, 304}, {24996, 305}, {49992, 307}};
  EXPECT_EQ(fit_growth(steps).words("n"), "O(1)");
}

// A jump at the end is no power, of however large a base.
TEST(Fit, TellsNoPowerOfAJump) {
  const std::vector<Point> bytes = {{2, 164}, {4, 166}, {6, 168}, {8, 170}, {10, 172}, {12, 174}, {14, 176}, {16, 312}};
  const Fit fit = fit_growth(bytes, true);
  EXPECT_FALSE(fit.told && fit.best >= GrowthClass::exponential) << fit.words("n");
  EXPECT_EQ(fit.why.find("^"), std::string::npos) << fit.why;
}

// What holds each letter once is full some time.
TEST(Fit, TellsNoStackOfWhatFillsUp) {
  const std::vector<Point> bytes = {{48, 1424},  {96, 1400},   {192, 1384},   {390, 1600},
                                    {780, 1816}, {3120, 1896}, {12492, 2136}, {50000, 2056}};
  const Fit fit = fit_growth(bytes, true);
  EXPECT_FALSE(fit.told && fit.best == GrowthClass::logarithmic);
}

// A map of counts and a vector that doubles: bytes come in blocks, and look like n log n.
TEST(Fit, TellsNoLogarithmInProductsOfBytes) {
  const std::vector<Point> bytes = {{22, 1176},  {31, 1656},  {44, 1968},   {62, 2920},   {88, 3568},   {125, 4432},
                                    {177, 6768}, {250, 8504}, {354, 13336}, {500, 16824}, {707, 26336}, {1000, 33368}};
  const Fit fit = fit_growth(bytes, true);
  EXPECT_TRUE(fit.told) << fit.why;
  EXPECT_EQ(fit.words("n"), "O(n)");
}

// A sort of few elements takes no stack; that of more is log n deep, in frames.
// What fills up, and what grows as its elements let it: no stack.
TEST(Fit, TellsNoStackOfWhatRisesTooFast) {
  const std::vector<Point> fills = {{96, 896},      {192, 1416},    {384, 2456},    {780, 4192},
                                    {1560, 7472},   {3120, 13712},  {6240, 26512},  {12492, 30792},
                                    {24996, 39112}, {49992, 42232}, {100000, 42752}};
  EXPECT_FALSE(fit_growth(fills, true).told);
}

// Of two sorted halves a sort takes n log n; a square is denied by the exponent of 1.5.
TEST(Fit, TellsNoSquareOfASmallExponent) {
  const std::vector<Point> halves = {{12, 391},    {18, 469},    {30, 702},    {42, 915},   {60, 1346},
                                     {84, 1916},   {120, 2951},  {168, 4667},  {240, 8778}, {348, 15618},
                                     {492, 25474}, {696, 41071}, {1000, 63973}};
  const Fit fit = fit_growth(halves);
  EXPECT_FALSE(fit.told);
  EXPECT_TRUE(fit.too_slow);
}

TEST(Fit, BendsNoSlowCurveToAPower) {
  const std::vector<Point> falling_off = {{1104, 75646},    {2208, 88425},   {3120, 131186},   {4416, 167780},
                                          {6240, 245858},   {8832, 340405},  {12492, 428731},  {17676, 545486},
                                          {24996, 705791},  {35352, 898105}, {49992, 1151876}, {70704, 1483932},
                                          {100000, 1931744}};
  EXPECT_LE(fit_growth(falling_off).best, Rate::linearithmic) << fit_growth(falling_off).words("n");
}

TEST(Fit, TellsNoStackOfLargeFrames) {
  const std::vector<Point> table = {{1104, 76416},    {2208, 145632},  {3120, 211168},  {4416, 268864},
                                    {6240, 338128},   {8832, 456800},  {12492, 540368}, {17676, 619056},
                                    {24996, 687712},  {35352, 753312}, {49992, 831152}, {70704, 945920},
                                    {100000, 1107984}};
  EXPECT_FALSE(fit_growth(table, true).told);
  std::vector<Point> stack = table;
  for (Point& one : stack) one.value /= 1000;
  EXPECT_TRUE(fit_growth(stack, true).told);
}

TEST(Fit, TellsNoConstantOfAVagueExponent) {
  const std::vector<Point> few = {{10, 1500}, {14, 2400}, {20, 1300}, {28, 2100}, {40, 1400}, {70, 2300}};
  const Fit fit = fit_growth(few);
  EXPECT_FALSE(fit.told) << fit.words("n");
  EXPECT_TRUE(fit.unclear);
}

TEST(Fit, TellsTheStackOfASort) {
  const std::vector<Point> bytes = {{6, 208},  {8, 208},  {11, 208}, {16, 208},  {22, 320},  {31, 320},
                                    {44, 432}, {62, 432}, {88, 544}, {177, 656}, {354, 880}, {1000, 1328}};
  const Fit fit = fit_growth(bytes, true);
  EXPECT_TRUE(fit.told) << fit.why;
  EXPECT_EQ(fit.words("n"), "O(log n)");
}

// What fits n as well as n log n is told as n.
TEST(Fit, TellsNoLogarithmThatIsNotSeen) {
  const Fit fit =
      fit_growth({{6, 42}, {12, 70}, {49, 239}, {98, 306}, {195, 916}, {391, 1835}, {781, 3655}, {6250, 29171}});
  EXPECT_TRUE(fit.told) << fit.why;
  EXPECT_EQ(fit.words("n"), "O(n)");
}

TEST(Fit, TakesWhatFallsForBounded) {
  const Fit fit = fit_growth(series(4, 1000, 0, 1, [](double n) { return 2000 - 2 * n + 1; }));
  EXPECT_TRUE(fit.told && !fit.grows());
  const Fit steep = fit_growth({{1, 3100}, {2, 1500}, {4, 700}, {8, 300}, {16, 120}, {32, 50}, {64, 20}});
  EXPECT_TRUE(steep.told && !steep.grows()) << steep.why;
}

TEST(Fit, IsWrittenAsPeopleDo) {
  Fit fit;
  fit.best = Rate::linearithmic;
  EXPECT_EQ(fit.words("nums.length"), "O(n log n)");
  fit.best = Rate::quadratic;
  EXPECT_EQ(fit.words("amount"), "O(amount²)");
}

}  // namespace
}  // namespace leetjudge
