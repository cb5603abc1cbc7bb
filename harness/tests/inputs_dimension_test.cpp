// Sizes that grow, the largest inputs, and the shapes that they are brought into.
#include <algorithm>
#include <cmath>
#include <set>

#include "inputs/drawing.hpp"
#include "support.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// In the middle, lengths but the first are halved, not below their least; what goes along with a number is as long as
// that says; none comes twice.
TEST(LargestInputs, KeepTheirBounds) {
  using Sizes = std::vector<std::map<std::string, double>>;
  const auto sizes_of = [](const std::string& parameters, const std::vector<std::string>& constraints) {
    const Problem problem = test::problem_of(parameters, constraints);
    const Constraints understood = constraints_of(problem);
    Sizes all;
    for (const LargestInput& one : largest_inputs(understood, 1)) {
      EXPECT_EQ(understood.broken_by(one.input), std::nullopt) << one.words;
      all.push_back(one.sizes);
    }
    return all;
  };
  EXPECT_EQ(sizes_of("string s, string part", {"1 <= s.length <= 500", "1 <= part.length <= 400",
                                               "s and part consist of lowercase English letters."}),
            Sizes({{{"s.length", 500}, {"part.length", 400}}, {{"s.length", 500}, {"part.length", 200}}}));
  EXPECT_EQ(sizes_of("vector<string>& words", {"1 <= words.length <= 100", "4 <= words[i].length <= 5",
                                               "words[i] consists of lowercase English letters."}),
            Sizes({{{"words.length", 100}, {"words[i].length", 5}}, {{"words.length", 100}, {"words[i].length", 4}}}));
  EXPECT_EQ(sizes_of("int m, vector<int>& nums, int n, vector<int>& queries",
                     {"1 <= m, n <= 300", "nums.length == m", "queries.length == n", "1 <= nums[i], queries[i] <= 9"})
                .front(),
            (std::map<std::string, double>{{"m", 300}, {"n", 300}}));
  EXPECT_EQ(
      sizes_of("vector<string>& words", {"1 <= words.length <= 1000", "1 <= words[i].length <= 100",
                                         "words[i] consists of lowercase English letters.",
                                         "The sum of words[i].length is smaller than or equal 2000."}),
      Sizes({{{"words.length", 1000}, {"words[i].length", 2}}, {{"words.length", 1000}, {"words[i].length", 1}}}));
  // The first of two bounds may be the least one while the other one is the largest; a small number comes with a long
  // list before the half of both does.
  EXPECT_EQ(sizes_of("int left, int right", {"1 <= left <= right <= 500"}), Sizes({{{"left", 500}, {"right", 500}},
                                                                                   {{"left", 1}, {"right", 500}},
                                                                                   {{"left", 1}, {"right", 1}},
                                                                                   {{"left", 250}, {"right", 250}}}));
  EXPECT_EQ(sizes_of("int n, vector<int>& a", {"1 <= n <= 100", "1 <= a.length <= 1000", "0 <= a[i] <= 9"})[1],
            (std::map<std::string, double>{{"n", 1}, {"a.length", 1000}}));
  // Sizes of which only the product is bounded, and a number that is ruled out.
  const Sizes product =
      sizes_of("int m, int n, ListNode* head",
               {"1 <= m, n <= 10^5", "1 <= m * n <= 10^5",
                "The number of nodes in the list is in the range [1, m * n].", "0 <= Node.val <= 1000"});
  ASSERT_FALSE(product.empty());
  EXPECT_EQ(product.front().at("m"), 1e4);  // n is held at 10
  const auto beside = [](const std::string& bound) {
    const Dimension one =
        dimensions_of(constraints_of(test::problem_of("int m, int n", {"1 <= m, n <= 10^4", bound}))).front();
    return fmt::format("{} beside {}", one.most, one.held.empty() ? 0 : double(one.held.begin()->second));
  };
  EXPECT_EQ(beside("1 <= m * n <= 10^4"), "1000 beside 10");
  EXPECT_EQ(beside("1 <= m * n < 10^4"), "999 beside 10");
  EXPECT_EQ(beside("1 <= m * n <= 15"), "15 beside 1");  // of a small product the other size is at its least
  EXPECT_FALSE(
      sizes_of("vector<int>& nums", {"1 <= nums.length <= 5000", "-1000 <= nums[i] <= 1000", "nums[i] != 0"}).empty());
}

// "4,000,000 rows" are more than anybody sends, and are not drawn.
TEST(LargestInputs, HaveSomeMegabytes) {
  const Problem problem = test::problem_of("int n, vector<vector<int>>& rows",
                                           {"1 <= n <= 2000", "0 <= rows.length <= n * (n - 1)", "rows[i].length == 2",
                                            "0 <= rows[i][j] < n", "All the pairs rows[i] are distinct."});
  const std::vector<LargestInput> all = largest_inputs(constraints_of(problem), 1);
  ASSERT_FALSE(all.empty());
  EXPECT_GT(all.front().input.size(), 1u << 20);
  for (const LargestInput& one : all) EXPECT_LT(one.input.size(), 4u << 20) << one.words;
}

// Calls are given numbers as elements are, at first from all of their range.
TEST(LargestInputs, GiveCallsNumbersThatDiffer) {
  Problem problem;
  problem.stub = parse_stub(
      "class Box {\npublic:\n    Box(int room) {\n    }\n    void add(int val) {\n    }\n    bool has(int val) {\n    "
      "}\n"
      "};\n");
  problem.constraints = {"1 <= room <= 50", "1 <= val <= 1000", "At most 100 calls will be made to add and has."};
  std::vector<std::size_t> different;
  std::vector<int> rooms;
  for (const LargestInput& one : largest_inputs(constraints_of(problem), 1)) {
    const Json calls = parsed(one.input)[1];
    EXPECT_EQ(calls.size(), 101u);
    rooms.push_back(calls[0][0].get<int>());
    different.push_back(std::set<Json>(calls.begin() + 1, calls.end()).size());
  }
  EXPECT_EQ(rooms, std::vector({50, 50, 1, 25}));
  EXPECT_GT(different[0], 50u);
  for (std::size_t i = 1; i < different.size(); ++i) EXPECT_EQ(different[i], 1u);
}

TEST(LargestInputs, EndWhenThereWasEnough) {
  const Problem problem = test::problem_of("vector<int>& nums", {"1 <= nums.length <= 100", "1 <= nums[i] <= 9"});
  int asked = 0;
  EXPECT_EQ(largest_inputs(constraints_of(problem), 1).size(), 1u);
  EXPECT_EQ(largest_inputs(constraints_of(problem), 1, [&](std::size_t) { return ++asked > 0; }).size(), 0u);
}

// What a constructor is given grows beside the calls: of many, chance would keep an element's bound in hardly any.
TEST(Dimensions, AreThoseOfAConstructorAsWell) {
  Problem problem;
  problem.stub = parse_stub(
      "class Election {\npublic:\n    Election(vector<int>& persons, vector<int>& times) {\n    }\n    int q(int t) {\n"
      "    }\n};\n");
  problem.constraints = {"1 <= persons.length <= 5000",
                         "times.length == persons.length",
                         "0 <= persons[i] < persons.length",
                         "0 <= times[i] <= 10^9",
                         "times is sorted in a strictly increasing order.",
                         "times[0] <= t <= 10^9",
                         "At most 10^4 calls will be made to q."};
  const Constraints constraints = constraints_of(problem);
  std::vector<std::string> names;
  for (const Dimension& one : dimensions_of(constraints)) names.push_back(one.words());
  EXPECT_EQ(names, (std::vector<std::string>{"calls", "persons.length"}));
  const char* input = R"([["Election","q"],[[[0,1,0],[5,6,9]],[7]]])";
  EXPECT_EQ(constraints.size_in({"times", {}, true}, input), 3);
  EXPECT_EQ(constraints.size_in(the_calls, input), 1);
  EXPECT_EQ(constraints.size_in({"times", {}, true}, "[[],[]]"), std::nullopt);
}

std::vector<std::string> names_of(const std::string& parameters, const std::vector<std::string>& constraints) {
  const Problem problem = test::problem_of(parameters, constraints);
  std::vector<std::string> names;
  for (const Dimension& one : dimensions_of(constraints_of(problem))) names.push_back(one.words());
  return names;
}

TEST(Dimensions, AreThoseThatConstraintsLetGrow) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(names_of("vector<int>& a, vector<int>& b", {"n == a.length == b.length", "1 <= n <= 100"}),
            Names({"a.length"}));
  EXPECT_EQ(names_of("vector<vector<int>>& grid", {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 200"}),
            Names({"grid.length", "grid[i].length"}));
  // With numbers below the middle, and with as many as leave no rest.
  EXPECT_EQ(names_of("vector<int>& nums, int k", {"1 <= nums.length <= 10^5", "0 <= nums[i] <= 10^9",
                                                  "0 <= sum(nums[i]) <= 2^31 - 1", "1 <= k <= 100"}),
            Names({"nums.length", "k"}));
  EXPECT_EQ(names_of("vector<int>& nums, int k", {"n == nums.length", "1 <= n <= 10^5", "n is a multiple of 3.",
                                                  "1 <= nums[i] <= 10^5", "1 <= k <= 100"}),
            Names({"nums.length", "k"}));
  EXPECT_EQ(names_of("int n, vector<vector<int>>& edges",
                     {"2 <= n <= 1000", "edges.length == n - 1", "edges[i].length == 2", "0 <= edges[i][j] < n"}),
            Names({"n"}));
  EXPECT_EQ(names_of("vector<int>& nums, int k", {"1 <= nums.length <= 100", "1 <= k <= nums.length"}),
            Names({"nums.length", "k"}));
  EXPECT_EQ(names_of("string s", {"s.length == 10"}), Names());
  EXPECT_EQ(names_of("string s, vector<int>& a, vector<int>& b, vector<int>& c",
                     {"1 <= s.length <= 100", "1 <= c.length == a.length == b.length <= 2000"}),
            Names({"s.length", "a.length"}));
  const Problem chain = test::problem_of("string s, vector<int>& a, vector<int>& b, vector<int>& c",
                                         {"1 <= s.length <= 100", "1 <= c.length == a.length == b.length <= 2000"});
  for (const Dimension& one : dimensions_of(constraints_of(chain)))
    EXPECT_EQ(one.along, (std::vector<Quantity>{{"b", {}, true}, {"c", {}, true}})) << one.words();
  // A place in a list is no size.
  EXPECT_EQ(names_of("vector<int>& nums, int start, int end",
                     {"n == nums.length", "1 <= n <= 100", "0 <= start < nums.length", "0 <= end <= n - 1"}),
            Names({"nums.length"}));
  EXPECT_EQ(names_of("vector<int>& nums, int k", {"1 <= nums.length <= 100", "0 <= k <= nums.length"}),
            Names({"nums.length", "k"}));
  // Numbers that differ, though they lie at the same part of their bounds.
  EXPECT_EQ(names_of("vector<int>& nums, int from, int to",
                     {"1 <= nums.length <= 1000", "0 <= nums[i], from, to <= 1000", "from != to"}),
            Names({"nums.length", "from", "to"}));
}

TEST(Dimensions, HoldWhatWouldGrowWithThem) {
  const auto held = [](const std::string& parameters, const std::vector<std::string>& constraints,
                       const std::string& size, const Quantity& other) {
    const Problem problem = test::problem_of(parameters, constraints);
    const std::vector<Dimension> all = dimensions_of(constraints_of(problem));
    const Dimension& one = dimension_called(size, all);
    const auto found = one.held.find(other);
    return std::pair(found == one.held.end() ? 0 : double(found->second), sizes_of(one).front());
  };
  using Held = std::pair<double, double>;
  const std::vector<std::string> part = {"1 <= k <= nums.length <= 1000", "0 <= nums[i] <= 9"};
  EXPECT_EQ(held("vector<int>& nums, int k", part, "nums.length", {"k", {}, false}), Held(6, 6));
  const std::vector<std::string> two = {"1 <= a.length, b.length <= 1000", "0 <= a[i], b[i] <= 9"};
  EXPECT_EQ(held("vector<int>& a, vector<int>& b", two, "a.length", {"b", {}, true}), Held(10, 12));
  // Edges among so many nodes that all are reached.
  const std::vector<std::string> edges = {"2 <= n <= 10^4", "1 <= edges.length <= 10^4", "edges[i].length == 2",
                                          "0 <= edges[i][j] < n", "All the pairs edges[i] are distinct."};
  EXPECT_EQ(held("int n, vector<vector<int>>& edges", edges, "edges.length", {"n", {}, false}), Held(200, 216));
  // Beside few there would soon be no more: of ten elements 45 pairs, of two numbers two that differ.
  const std::vector<std::string> pairs = {"1 <= a.length <= 500", "0 <= a[i] <= 9",          "1 <= pairs.length <= 500",
                                          "pairs[i] = [ui, vi]",  "0 <= ui < vi < a.length", "All pairs are unique."};
  EXPECT_EQ(held("vector<int>& a, vector<vector<int>>& pairs", pairs, "pairs.length", {"a", {}, true}), Held(500, 6));
  const std::vector<std::string> sets = {"1 <= n <= 500", "1 <= sets.length <= 500", "1 <= sets[i].length <= n",
                                         "1 <= sets[i][j] <= n", "All the values of sets[i] are unique."};
  EXPECT_EQ(held("int n, vector<vector<int>>& sets", sets, "sets[i].length", {"n", {}, false}), Held(500, 12));
}

// What rows have to keep is asked of each row, before there are others.
TEST(Dimensions, DrawRowsThatKeepADifference) {
  const Constraints roads = constraints_of(test::problem_of(
      "int n, vector<vector<int>>& roads", {"3 <= n <= 500", "1 <= roads.length <= 500", "roads[i].length == 2",
                                            "0 <= roads[i][0] < roads[i][1] < n", "1 < roads[i][1] - roads[i][0]"}));
  const auto input = input_of_size(roads, dimension_called("roads.length", dimensions_of(roads)), 500, 0.5, 1);
  ASSERT_TRUE(input);
  EXPECT_EQ(roads.broken_by(input->input), std::nullopt);
}

// By chance the last ones would hardly come, and what a row has behind them is drawn besides.
TEST(Dimensions, DrawAllPairsThatRowsCanBeginWith) {
  const Constraints flights = constraints_of(
      test::problem_of("int n, vector<vector<int>>& flights",
                       {"2 <= n <= 40", "0 <= flights.length <= (n * (n - 1) / 2)", "flights[i] = [fromi, toi, pricei]",
                        "0 <= fromi, toi < n", "fromi != toi", "1 <= pricei <= 10^4",
                        "There will not be any multiple flights between two cities."}));
  Dimension all = dimension_called("flights.length", dimensions_of(flights));
  all.held[{"n", {}, false}] = 40;
  const auto input = input_of_size(flights, all, 780, 0.5, 1);
  ASSERT_TRUE(input);
  EXPECT_EQ(flights.broken_by(input->input), std::nullopt);
  std::size_t upward = 0;
  std::set<int> prices;
  const Json rows = Json::parse(input->input)[1];
  for (const Json& row : rows) upward += row[0] < row[1], prices.insert(row[2].get<int>());
  EXPECT_GT(upward, 300u);
  EXPECT_LT(upward, 480u);
  EXPECT_GT(prices.size(), 700u);
}

// A shorter one lies within the string itself.
TEST(Dimensions, BeginTextsWhereTheyNeedMemory) {
  const auto first = [](const std::string& most) {
    const Problem problem = test::problem_of("string s", {"1 <= s.length <= " + most});
    return sizes_of(dimensions_of(constraints_of(problem))[0]).front();
  };
  EXPECT_GE(first("100"), 16);
  EXPECT_LE(first("60"), 6);
}

// A number above all elements of a list is no count of nodes, and where it is held there are no smaller sizes.
TEST(Dimensions, BeginWhereInputsCanBeDrawn) {
  const Constraints cars = constraints_of(test::problem_of(
      "int target, vector<int>& position", {"1 <= position.length <= 10^5", "0 < target <= 10^6",
                                            "0 <= position[i] < target", "All the values of position are unique."}));
  const std::vector<Dimension> all = dimensions_of(cars);
  EXPECT_TRUE(input_of_size(cars, dimension_called("position.length", all), 5000, 0.5, 1));
  const Constraints choices = constraints_of(test::problem_of("int n, int k", {"1 <= n <= 20", "1 <= k <= n"}));
  const Dimension n = dimension_called("n", dimensions_of(choices));
  EXPECT_EQ(sizes_of(n).front(), n.measured_from);
  EXPECT_GT(n.measured_from, 1);
}

// One of each, and not a pair of them: there are no more than numbers up to n.
TEST(Dimensions, HaveRoomForRowsThatDiffer) {
  const Constraints heights = constraints_of(test::problem_of(
      "int n, vector<vector<int>>& rows",
      {"2 <= n <= 10^9", "0 <= rows.length <= min(n - 1, 10^5)", "rows[i].length == 2", "2 <= rows[i][0] <= n",
       "All the values of rows[i][0] are unique.", "0 <= rows[i][1] <= 10^9"}));
  const std::vector<Dimension> all = dimensions_of(heights);
  EXPECT_TRUE(input_of_size(heights, dimension_called("rows.length", all), 50000, 0.5, 1));
}

// No sentence bounds the values, and the examples have only small ones.
TEST(Dimensions, HaveRoomForPairsThatDiffer) {
  Problem problem = test::problem_of("int n, vector<vector<int>>& edges",
                                     {"1 <= n <= 2000", "1 <= edges.length <= 5000", "edges[i] = [ai, bi]", "ai != bi",
                                      "There are no repeated edges."});
  problem.cases.emplace_back().input = "[5,[[0,1],[1,2],[3,4]]]";
  const Constraints graph = constraints_of(problem);
  std::vector<std::string> names;
  for (const Dimension& one : dimensions_of(graph)) names.push_back(one.words());
  EXPECT_EQ(names, (std::vector<std::string>{"n", "edges.length"}));
}

TEST(Dimensions, HaveRoomForNodesThatDiffer) {
  Problem problem = test::problem_of(
      "TreeNode* root", {"The number of nodes in the tree is in the range [1, 10^4].", "All Node.val are unique."});
  problem.cases.emplace_back().input = "[[7,4,3]]";
  const Constraints tree = constraints_of(problem);
  const std::vector<Dimension> all = dimensions_of(tree);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_TRUE(input_of_size(tree, all[0], 5000, 0.5, 1));
}

TEST(Dimensions, DrawInputsOfTheWishedSize) {
  const Problem problem =
      test::problem_of("vector<int>& nums", {"2 <= nums.length <= 1000", "nums.length is even", "0 <= nums[i] <= 9"});
  const Constraints constraints = constraints_of(problem);
  const std::vector<Dimension> all = dimensions_of(constraints);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].most, 1000);
  const auto input = input_of_size(constraints, all[0], 300, 0.5, 1);
  ASSERT_TRUE(input);
  EXPECT_EQ(input->size, double(Json::parse(input->input)[0].size()));
  EXPECT_GE(input->size, 300);
  const std::vector<double> sizes = sizes_of(all[0]);
  EXPECT_EQ(sizes.front(), 6);
  EXPECT_EQ(sizes.back(), 1000);
  EXPECT_EQ(sizes[sizes.size() - 3], 492);  // halves of the largest, and one between two of them; multiples of 12
}

TEST(Dimensions, HaveSeveralSizesWhereTheyNeverDifferMuch) {
  const Problem problem = test::problem_of("int year", {"1583 <= year <= 2100"});
  const std::vector<double> sizes = sizes_of(dimensions_of(constraints_of(problem))[0]);
  EXPECT_GE(sizes.size(), 5u);
  EXPECT_EQ(sizes.back(), 2100);
}

std::string in_shape(const std::string& words, const std::string& input, const std::string& parameters,
                     const std::vector<std::string>& constraints = {}) {
  const Problem problem = test::problem_of(parameters, constraints);
  for (const InputShape& one : input_shapes()) {
    if (one.words == words) return shaped(one, input, constraints_of(problem)).value_or("none");
  }
  return "no such shape";
}

// A Node with any number of children, in LeetCode's form.
TEST(Shapes, GrowNodesWithChildren) {
  Problem problem = test::problem_of("Node* root", {"The number of nodes in the tree is in the range [0, 20]."});
  problem.stub = parse_stub(
      "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> children;\n};\n*/\n"
      "class Solution {\npublic:\n    int maxDepth(Node* root) {\n    }\n};");
  const Constraints constraints = constraints_of(problem);
  EXPECT_EQ(why_not_drawn(constraints), "");
  EXPECT_EQ(shaped(shape_called("a chain"), "[[1,null,2,3]]", constraints), "[[1,null,2,null,3]]");
  EXPECT_EQ(shaped(shape_called("a star"), "[[1,null,2,null,3]]", constraints), "[[1,null,2,3]]");
  EXPECT_EQ(shaped(shape_called("sorted input"), "[[3,null,2,1]]", constraints), std::nullopt);
  std::size_t nodes = 0;
  for (std::size_t number = 200; number < 250; ++number) {
    const Json root = Json::parse(random_input(constraints, 1, number))[0];
    std::size_t parents = 0, found = 0;  // with a null before their children, and nodes so far
    for (const Json& one : root) {
      one.is_null() && found > 0 ? ++parents : ++found;
      EXPECT_LE(parents, found) << root;
    }
    EXPECT_TRUE(root.empty() || !root.back().is_null()) << root;
    nodes += found;
  }
  EXPECT_GT(nodes, 100u);
}

TEST(Shapes, ChangeWhatWasDrawn) {
  EXPECT_EQ(in_shape("random input", "[[3,1,2]]", "vector<int>& nums"), "[[3,1,2]]");
  EXPECT_EQ(in_shape("sorted input", "[[9,1,1]]", "vector<int>& nums"), "[[1,5,9]]");
  EXPECT_EQ(in_shape("reversed input", "[[9,1,1]]", "vector<int>& nums"), "[[9,5,1]]");
  EXPECT_EQ(in_shape("equal elements", "[[9,1,1]]", "vector<int>& nums"), "[[9,9,9]]");
  EXPECT_EQ(in_shape("equal elements", "[[1,9,4]]", "vector<int>& nums"), "[[9,9,9]]");
  const char* land = R"([[["0","1"],["0","0"]]])";
  EXPECT_EQ(in_shape("equal elements", land, "vector<vector<char>>& grid"), R"([[["1","1"],["1","1"]]])");
  EXPECT_EQ(in_shape("equal elements, the smallest", land, "vector<vector<char>>& grid"), R"([[["0","0"],["0","0"]]])");
  EXPECT_EQ(in_shape("equal elements, the smallest", "[[9,1]]", "vector<int>& nums"), "none");
  EXPECT_EQ(in_shape("equal elements", "[[9,1]]", "vector<int>& nums", {"All integers in nums are unique."}), "none");
  EXPECT_EQ(in_shape("equal elements", R"(["abc"])", "string s"), R"(["aaa"])");
  EXPECT_EQ(in_shape("alternating elements", "[[1,2,3,4]]", "vector<int>& nums"), "[[1,4,2,3]]");
  EXPECT_EQ(in_shape("consecutive numbers", "[[9,-3,1]]", "vector<int>& nums"), "[[0,1,2]]");
  EXPECT_EQ(in_shape("consecutive numbers", "[[9,4,4]]", "vector<int>& nums"), "[[4,5,6]]");
  EXPECT_EQ(in_shape("consecutive numbers, falling", "[[9,4,4]]", "vector<int>& nums"), "[[6,5,4]]");
  EXPECT_EQ(in_shape("consecutive numbers", "[[5,4,4]]", "vector<int>& nums", {"4 <= nums[i] <= 5"}), "none");
  // Where there are more edges than a chain or a star of these nodes has, they go on with others.
  const std::string roads = "vector<vector<int>>& roads";
  EXPECT_EQ(in_shape("a chain", "[[[1,2],[3,1],[1,3]]]", roads), "[[[1,2],[2,3],[1,3]]]");
  EXPECT_EQ(in_shape("a chain from its end on", "[[[1,2],[3,1],[1,3]]]", roads), "[[[1,3],[2,3],[1,2]]]");
  EXPECT_EQ(in_shape("a chain from its end on", "[[[1,2,7],[3,1,9],[1,3,8]]]", roads), "[[[1,3,9],[2,3,9],[1,2,9]]]");
  EXPECT_EQ(in_shape("a chain", "[[[1,2,7],[3,1,9],[1,3,8]]]", roads), "[[[1,2,7],[2,3,9],[1,3,8]]]");
  EXPECT_EQ(in_shape("a star", "[[[1,2],[3,1],[1,3]]]", roads), "[[[1,2],[1,3],[2,3]]]");
  EXPECT_EQ(in_shape("a chain", "[[[3,0],[1,2],[0,1]]]", "vector<vector<int>>& edges",
                     {"The input represents a valid tree."}),
            "[[[0,1],[1,2],[2,3]]]");
  EXPECT_EQ(in_shape("a chain from its end on", "[[1,2,3]]", "TreeNode* root"), "none");
  EXPECT_EQ(in_shape("consecutive numbers", R"(["xyz"])", "string s"), "none");
  EXPECT_EQ(in_shape("the widest rows", "[[[5,6],[7,9]]]", roads), "[[[5,9],[5,9]]]");
  EXPECT_EQ(in_shape("the widest rows", R"(["cab",[[1,2],[0,5]]])", "string s, vector<vector<int>>& queries",
                     {"s consists of lowercase English letters."}),
            R"(["aaa",[[0,5],[0,5]]])");
  EXPECT_EQ(in_shape("a chain", "[[1,2,3]]", "TreeNode* root"), "[[3,2,null,1]]");
  EXPECT_EQ(in_shape("a chain", "[[1,2,3],[4,5,null,6]]", "TreeNode* p, TreeNode* q"), "[[3,2,null,1],[3,2,null,1]]");
  EXPECT_EQ(in_shape("a chain of equal nodes", "[[1,2,3],[4,5]]", "TreeNode* p, TreeNode* q"), "[[3,3,null,3],[3,3]]");
  EXPECT_EQ(in_shape("a chain of equal nodes", "[[[0,1],[1,2]]]", "vector<vector<int>>& edges",
                     {"The input represents a valid tree."}),
            "none");
  EXPECT_EQ(in_shape("sorted input", "[[9223372036854775807,0,-9223372036854775807]]", "vector<long long>& nums"),
            "[[-9223372036854775807,1,9223372036854773761]]");
  EXPECT_EQ(in_shape("a chain with leaves", "[[1,2,3,4,5,6,7]]", "TreeNode* root"), "[[7,6,5,4,3,null,null,2,1]]");
  EXPECT_EQ(in_shape("a full tree", "[[1,2,null,3,null,4]]", "TreeNode* root"), "[[1,2,3]]");
  EXPECT_EQ(in_shape("a star", "[[[0,1],[1,2]]]", "vector<vector<int>>& edges", {"The input represents a valid tree."}),
            "[[[0,1],[0,2]]]");
  EXPECT_EQ(
      in_shape("a chain", "[[[0,1],[0,2]]]", "vector<vector<int>>& edges", {"The input represents a valid tree."}),
      "[[[0,1],[1,2]]]");
  EXPECT_EQ(in_shape("a dense graph without cycles", "[4,[[2,1],[0,3],[1,1],[2,0]]]",
                     "int n, vector<vector<int>>& prerequisites"),
            "[4,[[0,1],[0,2],[1,2],[0,3]]]");
  EXPECT_EQ(in_shape("words of one letter", R"([["ab","cd"]])", "vector<string>& words"), "none");
  const char* words = "string begin, string end, vector<string>& words";
  EXPECT_EQ(in_shape("words of one letter", R"(["xyz","ab",["k","pq","rst"]])", words),
            R"(["aab","ab",["a","aa","aaa"]])");
  EXPECT_EQ(in_shape("words that differ by a letter", R"(["xyz","abc",["kkk","pqr","rst"]])", words),
            R"(["aaa","aba",["aaa","aab","aba"]])");
  EXPECT_EQ(in_shape("words of one letter", R"(["xyz"])", "string s"), "none");
  EXPECT_EQ(in_shape("words that differ by a letter", R"(["x","y",["","ab"]])", words), "none");
  EXPECT_EQ(in_shape("sorted input", "[5]", "int n"), "none");
  EXPECT_EQ(in_shape("equal elements but the last", R"(["abca"])", "string s"), R"(["aaac"])");
  EXPECT_EQ(in_shape("small elements", "[[70,80,90]]", "vector<int>& nums"), "[[1,2,3]]");
  EXPECT_EQ(in_shape("short intervals apart", "[[[5,9],[1,20]]]", "vector<vector<int>>& rows"), "[[[1,2],[3,4]]]");
}

TEST(Shapes, HaveNumbersFarApart) {
  const Constraints constraints = constraints_of(
      test::problem_of("vector<int>& nums, int start, int end, int stop",
                       {"1 <= nums.length <= 100", "0 <= nums[i] <= 9", "0 <= start, end, stop < nums.length"}));
  SizedInputs inputs(constraints, 1);
  const Dimension length = dimensions_of(constraints).front();
  const auto apart = inputs.in_shape(shape_called("numbers far apart"), length, 48, 0);
  ASSERT_TRUE(apart);
  EXPECT_TRUE(apart->input.ends_with(",0,47,47]")) << apart->input;
  const Constraints one = constraints_of(
      test::problem_of("vector<int>& nums, int k", {"1 <= nums.length <= 100", "0 <= nums[i] <= 9", "1 <= k <= 9"}));
  SizedInputs others(one, 1);
  EXPECT_FALSE(others.in_shape(shape_called("numbers far apart"), dimensions_of(one).front(), 48, 0));
}

// Of what is too long some elements are looked at.
TEST(Shapes, KeepTheConstraintsOfLongInputs) {
  std::string rows;
  for (int i = 0; i < 3000; ++i) rows += fmt::format("{}[{},{}]", i ? "," : "", i, i + 4);
  const std::vector<std::string> ordered = {"intervals[i].length == 2", "0 <= start_i <= end_i <= 10^4",
                                            "intervals[i] = [start_i, end_i]"};
  const std::string input = "[[" + rows + "]]", parameters = "vector<vector<int>>& intervals";
  ASSERT_GT(input.size(), most_checked_bytes);
  EXPECT_EQ(in_shape("reversed input", input, parameters, ordered), "none");
  EXPECT_NE(in_shape("sorted input", input, parameters, ordered), "none");
  EXPECT_NE(in_shape("reversed input", input, parameters, {"intervals[i].length == 2"}), "none");
  std::string rides;  // whose third numbers are large: among them the second ones would grow
  for (int i = 0; i < 3000; ++i) rides += fmt::format("{}[1,2,{}]", i ? "," : "", 1000 + i);
  const std::vector<std::string> ends = {"1 <= start_i < end_i <= n", "rides[i] = [start_i, end_i, tip_i]"};
  EXPECT_EQ(in_shape("sorted input", "[2,[" + rides + "]]", "int n, vector<vector<int>>& rides", ends), "none");
  EXPECT_NE(in_shape("sorted input", "[2000,[" + rides + "]]", "int n, vector<vector<int>>& rides", ends), "none");
  // A sum is one of all elements, and edges are looked at in next to no time, also those of a star.
  std::string ones = "1";
  for (int i = 1; i < 9000; ++i) ones += ",1";
  const auto summed = [&](const char* sum) {
    return in_shape("sorted input", "[[" + ones + "]]", "vector<int>& nums", {sum});
  };
  EXPECT_EQ(summed("sum(nums[i]) <= 8999"), "none");
  EXPECT_NE(summed("sum(nums[i]) == 9000"), "none");
  std::string star;
  for (int i = 1; i < 20000; ++i) star += fmt::format("{}[0,{}]", i > 1 ? "," : "", i);
  const std::vector<std::string> tree = {"The input is generated such that edges represents a valid tree."};
  const Constraints constraints(
      parse_stub("class Solution {\npublic:\n    int f(vector<vector<int>>& edges) {\n    }\n};\n"), tree);
  EXPECT_EQ(constraints.broken_by("[[" + star + "]]"), std::nullopt);
  EXPECT_TRUE(constraints.seems_kept_by("[[" + star + "]]"));
  EXPECT_TRUE(constraints.broken_by("[[" + star + ",[7,8]]]"));
  EXPECT_FALSE(constraints.seems_kept_by("[[[1,2],[2,1]," + star + "]]"));
}

// What has a form keeps it, rows are as long as they were drawn, and what is sorted stays so.
TEST(Shapes, RepeatExamples) {
  const auto as = [](const char* words, const char* parameters, const std::vector<std::string>& sentences,
                     const std::vector<std::string>& cases, const char* drawn) {
    Problem problem = test::problem_of(parameters, sentences);
    for (const std::string& input : cases) problem.cases.emplace_back().input = input;
    return shaped(shape_called(words), drawn, constraints_of(problem)).value_or("none");
  };
  const char *first = "the first example repeated", *second = "the second example repeated";
  EXPECT_EQ(as(first, "vector<string>& all, int k", {}, {R"([["bob,20","al,3"],1])"}, R"([["xyxyx","y","x"],7])"),
            R"([["bob,20","al,3","bob,20"],7])");
  EXPECT_EQ(as(second, "string s", {}, {R"(["a"])", "[\"ab[]\"]"}, R"(["zzzzzz"])"), R"(["ab[]ab"])");
  EXPECT_EQ(as(first, "vector<vector<int>>& grid", {}, {"[[[1,0],[1,0]]]"}, "[[[9,9,9],[9,9,9],[9,9,9]]]"),
            "[[[1,0,1],[1,0,1],[1,0,1]]]");
  EXPECT_EQ(as(first, "vector<int>& nums", {"nums is sorted in strictly increasing order."}, {"[[1,2,4]]"},
               "[[1,2,3,4,5,6,7]]"),
            "[[1,2,4,5,6,8,9]]");
  EXPECT_EQ(as(second, "vector<int>& nums", {}, {"[[1,2,4]]"}, "[[1,2,3]]"), "none");
  const std::vector<std::string> sorted = {"nums is sorted in strictly increasing order."};
  EXPECT_EQ(as(first, "vector<long long>& nums", sorted, {"[[-3000000000,3000000000]]"}, "[[1,2,3]]"),
            "[[-3000000000,3000000000,3000000001]]");
  EXPECT_EQ(as(first, "vector<long long>& nums", sorted, {"[[-4000000000000000000,4000000000000000000]]"}, "[[1,2,3]]"),
            "none");
  EXPECT_EQ(as(first, "TreeNode* root", {}, {"[[1,null,2]]"}, "[[1,2,3,4,5]]"), "none");
  // Numbers that go on too far at the end of a long one.
  std::string all;
  for (int i = 0; i < 10001; ++i) all += (i ? "," : "[[") + std::to_string(i);
  const std::vector<std::string> permutation = {"0 <= nums[i] < nums.length", "All the values of nums are unique."};
  EXPECT_EQ(as(first, "vector<int>& nums", permutation, {"[[1,2,0]]"}, (all + "]]").c_str()), "none");
  EXPECT_EQ(as(first, "vector<int>& nums", {"1 <= nums[i] <= 3"}, {"[[1,2,4]]"}, "[[1,2,3]]"), "none");
}

// A grid is open as its example mostly is; of more than ten kinds nothing is.
TEST(Shapes, LeaveOneCellOfEachOtherKind) {
  const auto open = [](const char* parameters, const char* example, const char* drawn) {
    Problem problem = test::problem_of(parameters, {});
    problem.cases.emplace_back().input = example;
    return shaped(shape_called("one cell of each other kind"), drawn, constraints_of(problem)).value_or("none");
  };
  const char* letters = "vector<vector<char>>& land";
  const char* example = R"([[["S","."],[".","D"],[".","X"]]])";
  EXPECT_EQ(open(letters, example, R"([[["X","X"],["D","S"],["S","."]]])"), R"([[["D","X"],[".","."],[".","S"]]])");
  EXPECT_EQ(open(letters, example, R"([[["X"],["S"]]])"), R"([[["S"],["X"]]])");
  EXPECT_EQ(open("vector<vector<int>>& grid, int k", "[[[1,1],[0,2]],1]", "[[[2,2],[0,0],[0,0]],5]"),
            "[[[0,1],[1,1],[1,2]],5]");
  EXPECT_EQ(open("vector<vector<int>>& grid", "[[[1]]]", "[[[1,2,3,4,5,6],[7,8,9,10,11,12]]]"), "none");
  EXPECT_EQ(open("vector<int>& nums", "[[1]]", "[[1,2]]"), "none");
}

// The words beside a grid go far in it where it has their letter only.
TEST(Shapes, FillAGridWithTheLetterOfWords) {
  EXPECT_EQ(in_shape("equal elements but the last", R"([[["x","y"],["z","x"]],"abc"])",
                     "vector<vector<char>>& board, string word",
                     {"board and word consist of only lowercase English letters."}),
            R"([[["a","a"],["a","a"]],"aac"])");
  EXPECT_EQ(in_shape("equal elements but the last", R"([[["x","y"],["z","x"]]])", "vector<vector<char>>& board"),
            R"([[["x","y"],["z","x"]]])");
}

// A list is looked for down to the end of each way where its last element alone is not that of the nodes.
TEST(Shapes, GiveListsTheValueOfEqualNodes) {
  const auto shape = [](const std::string& input, const std::string& parameters) {
    return in_shape("a chain of equal nodes", input, parameters);
  };
  EXPECT_EQ(shape("[[5,6,7],[1,2,3]]", "ListNode* head, TreeNode* root"), "[[5,5,7],[5,5,null,5]]");
  EXPECT_EQ(shape("[[1,2,3],[5,6,1]]", "TreeNode* root, vector<int>& way"), "[[3,3,null,3],[3,3,1]]");
  EXPECT_EQ(shape("[[5,6,7]]", "vector<int>& nums"), "none");
  EXPECT_EQ(in_shape("a chain of equal nodes", "[[10,20,30],[5,6,1]]", "TreeNode* root, vector<int>& way",
                     {"1 <= way[i] <= 9"}),
            "[[30,30,null,30],[5,6,1]]");
}

// What rises goes on to rise, and what is asked for is what was put in.
TEST(Shapes, GiveADesignEqualKeys) {
  Problem problem;
  problem.stub = parse_stub(
      "class TimeMap {\npublic:\n    TimeMap() {\n    }\n    void set(string key, int timestamp) {\n    }\n"
      "    string get(string key, int timestamp) {\n    }\n};\n");
  problem.constraints = {"1 <= timestamp <= 9", "All the timestamps timestamp of set are strictly increasing."};
  EXPECT_EQ(
      shaped(shape_called("equal elements"),
             R"([["TimeMap","set","get","set","get"],[[],["a",1],["b",1],["c",2],["d",7]]])", constraints_of(problem)),
      R"([["TimeMap","set","get","set","get"],[[],["a",1],["a",1],["a",2],["a",1]]])");
  problem.stub = parse_stub(
      "class Box {\npublic:\n    Box() {\n    }\n    void set(int key, int number) {\n    }\n"
      "    int get(int key) {\n    }\n    int find(int number) {\n    }\n};\n");
  problem.constraints = {"1 <= key, number <= 9"};
  const Constraints constraints = constraints_of(problem);
  const std::string drawn = R"([["Box","set","get","set","get","find","find"],[[],[1,5],[3],[2,6],[4],[7],[8]]])";
  EXPECT_EQ(shaped(shape_called("equal keys"), drawn, constraints),
            R"([["Box","set","get","set","get","find","find"],[[],[1,5],[1],[1,6],[1],[7],[8]]])");
  EXPECT_EQ(shaped(shape_called("equal values"), drawn, constraints),
            R"([["Box","set","get","set","get","find","find"],[[],[1,5],[3],[2,5],[4],[5],[5]]])");
  EXPECT_EQ(shaped(shape_called("equal keys"), R"([["Box","find","find"],[[],[1],[2]]])", constraints), std::nullopt);
  EXPECT_EQ(shaped(shape_called("equal keys"), R"([["Box","set","set"],[[],[1,5],[2,5]]])", constraints), std::nullopt);
  EXPECT_EQ(in_shape("equal keys", "[[3,1,2]]", "vector<int>& nums"), "none");
}

TEST(Shapes, PartTheIntervalsOfADesign) {
  Problem problem;
  problem.stub = parse_stub(
      "class Count {\npublic:\n    Count() {\n    }\n    void add(int left, int right) {\n    }\n    int count() {\n   "
      " "
      "}\n};\n");
  problem.constraints = {"1 <= left <= right <= 99"};
  const auto parted = [&](const char* drawn) {
    return shaped(shape_called("short intervals apart"), drawn, constraints_of(problem));
  };
  EXPECT_EQ(parted(R"([["Count","add","count","add","add"],[[],[7,90],[],[3,80],[9,9]]])"),
            R"([["Count","add","count","add","add"],[[],[1,2],[],[3,4],[5,6]]])");
  EXPECT_EQ(parted(R"([["Count","count"],[[],[]]])"), std::nullopt);
  EXPECT_EQ(parted(R"([["Count","add","add"],[[],[1,2],[1,3]]])"), std::nullopt);  // there is no room
}

TEST(Shapes, FillADesignFirst) {
  Problem problem;
  problem.stub = parse_stub(
      "class Stack {\npublic:\n    Stack() {\n    }\n    void push(int val) {\n    }\n    void pop() {\n    }\n};\n");
  problem.constraints = {"pop will always be called on non-empty stacks."};
  const char* drawn = R"([["Stack","push","pop","push","pop"],[[],[1],[],[2],[]]])";
  EXPECT_EQ(shaped(shape_called("what fills it first"), drawn, constraints_of(problem)),
            R"([["Stack","push","push","pop","pop"],[[],[1],[2],[],[]]])");
  EXPECT_EQ(shaped(shape_called("reversed input"), R"([["Stack","push","pop","push","push"],[[],[1],[],[9],[5]]])",
                   constraints_of(problem)),
            R"([["Stack","push","pop","push","push"],[[],[9],[],[5],[1]]])");
  // Of a set: with equal numbers there is nothing in it when it is asked.
  problem.stub = parse_stub(
      "class Bag {\npublic:\n    Bag() {\n    }\n    bool insert(int val) {\n    }\n    bool remove(int val) {\n    }\n"
      "    int getRandom() {\n    }\n};\n");
  problem.constraints = {"There will be at least one element in the data structure when getRandom is called."};
  EXPECT_EQ(shaped(shape_called("equal elements"),
                   R"([["Bag","insert","insert","remove","getRandom"],[[],[1],[2],[1],[]]])", constraints_of(problem)),
            std::nullopt);
}

}  // namespace
}  // namespace leetjudge
