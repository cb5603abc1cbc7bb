#include "problem/page_file.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

const std::string two_sum_stub =
    "class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n        \n    }\n};\n";

// The file of a page, and what was not understood.
struct Added {
  Problem problem;
  std::vector<std::string> remarks;
  std::string text;
};

Added added(const std::string& text) {
  Added all;
  const Page page = read_page(text);
  all.text = problem_file(page, all.remarks);
  all.problem = parse_problem(all.text, "f", slug_of(page));
  return all;
}

// Only in its title, above the statement, or by its title's name: links below lead to other problems.
TEST(Page, HasItsNameFromALinkOfItsOwn) {
  const auto name = [](const std::string& text) { return read_page(text).name; };
  const std::string other = "https://leetcode.com/problems/smallest-subsequence/";
  const std::string own = "https://leetcode.com/problems/remove-letters/";
  EXPECT_EQ(name(own + "description/\n316. Remove Letters\nGiven a string s.\n"), "remove-letters");
  EXPECT_EQ(name("316. Remove Letters\nLink: " + own + "\nGiven a string s.\n"), "remove-letters");
  EXPECT_EQ(name("# [316. An Older Name of It](" + own + ")\n\nGiven a string s.\n"), "remove-letters");
  EXPECT_EQ(name("316. Remove Letters\nGiven a string s.\n\nNote: It is the same as " + other + "\n" + own + "\n"),
            "remove-letters");
  EXPECT_EQ(name("316. Remove Letters\nGiven a string s.\n\nNote: This is the same as 1081: " + other + "\n"), "");
  EXPECT_EQ(name("316. Remove Letters\nGiven a string.\n\nNote:\n1. This is the same as " + other + "\n"), "");
  EXPECT_EQ(name("316. Remove Letters\nGiven a string.\n\n[1081. Smallest Subsequence](" + other + ")\n"), "");
  EXPECT_EQ(name("316. Remove(letters)\nGiven a string.\n\nhttps://leetcode.com/problems/removeletters/\n"),
            "removeletters");
  EXPECT_EQ(name("316. 去除重复字母\n给你一个字符串 s。\n\n链接：" + own + "\n"), "remove-letters");
  EXPECT_EQ(name("316. 去除重复字母\n给你一个字符串 s。\n\n" + own + "\n"), "remove-letters");
  EXPECT_EQ(name("535. Encode TinyURL\nYou enter a URL such as " + other + " and get another.\n"), "");
  EXPECT_EQ(name("535. Encode TinyURL\nShorten it.\nInput: url = \"" + other + "\"\nOutput: \"a\"\n"), "");
}

TEST(Page, IsReadAsItIsCopiedToday) {
  const Added all = added(
      "1. Two Sum\nEasy\nTopics\nGiven an array of integers nums, return indices.\n\nYou can return the answer in any "
      "order.\n\n"
      "Example 1:\n\nInput: nums = [2,7,11,15], target = 9\nOutput: [0,1]\nExplanation: Because nums[0] + nums[1] == "
      "9.\n"
      "Example 2:\n\nInput: nums = [3,2,4], target = 6\nOutput: [1,2]\n \n\nConstraints:\n\n2 <= nums.length <= 104\n"
      "-109 <= nums[i] <= 109\nOnly one valid answer exists.\n \n\nFollow-up: Can you do better?\nAccepted\n17.3M\n" +
      two_sum_stub);
  EXPECT_EQ(all.problem.id, 1);
  EXPECT_EQ(all.problem.slug, "0001_two_sum");
  ASSERT_EQ(all.problem.cases.size(), 2u);
  EXPECT_EQ(all.problem.cases[1].input, "[[3,2,4],6]");
  EXPECT_EQ(all.problem.cases[1].expected, "[1,2]");
  EXPECT_EQ(all.problem.order, Problem::Order::free);
  EXPECT_EQ(all.problem.constraints, (std::vector<std::string>{"2 <= nums.length <= 10^4", "-10^9 <= nums[i] <= 10^9",
                                                               "Only one valid answer exists."}));
  EXPECT_EQ(all.problem.stub.text, two_sum_stub);
  EXPECT_TRUE(all.remarks.empty());
}

// What only the text says of the input is a constraint as well, but for what the examples do not keep.
TEST(Page, TakesWhatItsTextSaysOfTheInput) {
  const auto constraints = [](const std::string& sentence, const std::string& parameters, const std::string& input) {
    return added("9. Given\n" + sentence + "\n\nExample 1:\nInput: " + input +
                 "\nOutput: 1\n\nConstraints:\n\nIt is a valid one.\n\nclass Solution {\npublic:\n    int f(" +
                 parameters + ") {\n    }\n};\n")
        .problem.constraints;
  };
  const auto given = [&](const std::string& sentence, const std::string& parameters, const std::string& input) {
    const std::vector<std::string> all = constraints(sentence, parameters, input);
    return all.size() > 1 ? all[1] : "";
  };
  const std::string nums = "vector<int>& nums", root = "TreeNode* root", edges = "vector<vector<int>>& edges";
  EXPECT_EQ(given("Given the root of a binary search tree, return the least.", root, "root = [2,1]"),
            "Given the root of a binary search tree");
  EXPECT_EQ(given("Given a Binary Search Tree (BST) with duplicates, return one.", root, "root = [1,null,1]"),
            "Given a Binary Search Tree (BST) with duplicates");
  EXPECT_EQ(given("You are given a **sorted** array `nums`, find the middle.", nums, "nums = [1,2]"),
            "You are given a sorted array nums");
  EXPECT_EQ(given("Given an array nums, sort it in ascending order.", nums, "nums = [1,2]"), "");
  EXPECT_EQ(given("Given an array nums and want its distinct elements.", nums, "nums = [1,1]"), "");
  EXPECT_EQ(given("Given an unsorted array nums.", nums, "nums = [1,2]"), "");
  EXPECT_EQ(given("Given the root of a maximum binary tree.", root, "root = [2,1]"),
            "Given the root of a maximum binary tree.");
  EXPECT_EQ(given("Return the given numbers nums in ascending order.", nums, "nums = [1,2]"), "");
  EXPECT_EQ(given("Given a valid list nums.", nums, "nums = [2,1]"), "");  // which a constraint says
  EXPECT_EQ(given("Given an encoded list nums.", nums, "nums = [2,1]"), "Given an encoded list nums.");
  EXPECT_EQ(
      given("The edges are given in edges, where edges[i] is an edge of the tree.", edges, "edges = [[0,1],[1,2]]"),
      "The edges are given in edges, where edges[i] is an edge of the tree.");
  EXPECT_EQ(constraints("Given a sorted array nums.", nums, "nums = [1,2]").size(), 2u);
  EXPECT_EQ(given("There is a tree (i.e. a connected graph without cycles) of n nodes.", edges, "edges = [[0,1]]"),
            "There is a tree (i.e. a connected graph without cycles) of n nodes.");
  EXPECT_EQ(given("It is **guaranteed** that `nums` is sorted.", nums, "nums = [1,2]"),
            "It is guaranteed that nums is sorted.");
  EXPECT_EQ(given("You may assume that all calls are valid.", nums, "nums = [1,2]"),
            "You may assume that all calls are valid.");
  EXPECT_EQ(given("You may assume that nums is small.", nums, "nums = [1,2]"), "");
  const std::string promise = "The test cases are generated so that the answer fits in a 32-bit integer.";
  EXPECT_EQ(given(promise, nums, "nums = [1,2]"), promise);
  EXPECT_EQ(given("The answer is a 32-bit integer.", nums, "nums = [1,2]"), "");
  EXPECT_EQ(given("There are edges, where edges[i] = [ai, bi].", edges, "edges = [[0,1]]"), "edges[i] = [ai, bi]");
  EXPECT_EQ(given("Return a list result, where result[i] = [ri, ci].", edges, "edges = [[0,1]]"), "");
}

// The page of a site of solutions: its class goes there and back, and its example names one method's argument.
TEST(Page, KeepsAllNodesAndTheMethodsOfBothWays) {
  const std::string node = "class Node {\npublic:\nint val;\nvector<Node*> children;\n};";
  const std::string tree = "struct TreeNode {\nint val;\nTreeNode *left;\nTreeNode *right;\n};";
  const Added all = added(
      "431. Encode N-ary Tree to Binary Tree\n\nExample 1:\nInput: root = [1,null,2]\nOutput: "
      "[1,null,2]\n\n```cpp\n/*\n" +
      node + "\n*/\n\n/**\n" + tree +
      "\n */\n\nclass Codec {\npublic:\n    TreeNode* encode(Node* root) { return f(root); }\n"
      "    Node* decode(TreeNode* data) { return nullptr; }\n    TreeNode* f(Node* root) { return nullptr; "
      "}\n};\n```\n");
  ASSERT_TRUE(all.problem.hidden);
  const Stub& stub = all.problem.hidden->solution;
  ASSERT_EQ(stub.definitions.size(), 2u) << all.text;
  EXPECT_EQ(stub.definitions[0].text, node);
  EXPECT_EQ(stub.definitions[1].text, leetcode_definitions()[1].text);  // whatever the page has of it
  ASSERT_EQ(stub.solution.methods.size(), 2u) << all.text;
  EXPECT_EQ(stub.solution.methods[1].declaration(), "Node* decode(TreeNode* data)");
  EXPECT_EQ(all.problem.cases.size(), 1u);
  const Added one = added(
      "535. Encode and Decode TinyURL\nInput: url = \"a\"\nOutput: \"a\"\n\nclass Solution {\npublic:\n"
      "    string encode(string longUrl) { return longUrl + \"/\"; }\n"
      "    string decode(string shortUrl) { return longUrl.substr(1); }\n};\n");
  ASSERT_TRUE(one.problem.hidden);
  EXPECT_EQ(one.problem.hidden->solution.solution.methods.size(), 2u) << one.text;
}

// As LeetCode's editor shows them, though the page's class is a solution.
TEST(Page, KeepsTheCommentsThatDefineItsNodesAsTheyStand) {
  const std::string node =
      "class Node {\npublic:\n    int val;\n    vector<Node*> children;\n\n    Node() {}\n\n"
      "    Node(int _val) {\n        val = _val;\n    }\n};";
  const std::string tree = "struct TreeNode {\n    int val;\n    TreeNode *left;\n    TreeNode *right;\n};";
  const std::string comments = "/*\n// Definition for a Node.\n" + node +
                               "\n*/\n\n/**\n * Definition for a binary tree node.\n * " +
                               replaced(tree, "\n", "\n * ") + "\n */\n";
  const Added all = added("1. Two\nInput: a = [1], b = [1]\nOutput: 1\n\n```cpp\n/* Recursion: O(n). */\n" + comments +
                          "class Solution {\npublic:\n    int both(Node* a, TreeNode* b) { return 1; }\n};\n```\n");
  EXPECT_EQ(all.problem.stub.text,
            comments + "class Solution {\npublic:\n    int both(Node* a, TreeNode* b) {\n        \n    }\n};\n");
  ASSERT_EQ(all.problem.stub.definitions.size(), 2u);
  EXPECT_EQ(all.problem.stub.definitions[0].text, node);
}

TEST(Page, IsReadInAnyOrderAndDress) {
  const char* markdown =
      "# [5. Longest Palindromic Substring](https://leetcode.com/problems/longest-palindromic-substring)\n\n"
      "**Example 1:**\n\n```\n**Input:** s = \"babad\"\n**Output:** \"bab\"\n```\n- `1 <= s.length <= 1000`\n";
  const Added first =
      added("class Solution {\npublic:\n    string longestPalindrome(string s) {\n    }\n};\n" + std::string(markdown));
  EXPECT_EQ(first.problem.slug, "0005_longest_palindromic_substring");
  ASSERT_EQ(first.problem.cases.size(), 1u);
  EXPECT_EQ(first.problem.cases[0].input, R"(["babad"])");
  const Added html = added(
      "<p>7. Any</p><p>Return <em>any</em> path. If there are multiple answers, return any of "
      "them.</p>\n<p><strong>Example "
      "1:</strong></p>\n<pre>\n"
      "<strong>Input:</strong> s = &quot;a&quot;, k = 2\n<strong>Output:</strong> &quot;b&quot;\n</pre>\n"
      "<p><strong>Constraints:</strong></p>\n<ul>\n\t<li><code>1 &lt;= k &lt;= 10<sup>5</sup></code></li>\n<li>k &lt;= "
      "2<sup>n - 1</sup></li><li>s[i] &ne; &apos;b&apos;</li></ul>\n"
      "class Solution {\npublic:\n    string any(string s, int k) {\n    }\n};\n");
  ASSERT_EQ(html.problem.cases.size(), 1u);
  EXPECT_EQ(html.problem.constraints, (std::vector<std::string>{"1 <= k <= 10^5", "k <= 2^(n - 1)", "s[i] != 'b'"}));
  EXPECT_EQ(html.problem.several, "Return any path.");
  const Added whole = added(
      "<html><head><title>Digits</title></head><body><p>258. Add Digits</p><p>Add them.</p><strong>Input:</strong> num "
      "= "
      "38\n<strong>Output:</strong> 2\n<p><strong>Constraints:</strong></p><ul><li>0 &lt;= num &lt;= 9 &times; "
      "10</li></ul>\n"
      "<pre>class Solution {\npublic:\n    int addDigits(int num) {\n    }\n};</pre><script>add(\"</p>\")</script>\n"
      "</body></html>\n");
  EXPECT_EQ(whole.problem.constraints, std::vector<std::string>{"0 <= num <= 9 * 10"});
  EXPECT_TRUE(whole.remarks.empty()) << whole.remarks.front();
}

const std::string plain_stub = "class Solution {\npublic:\n    vector<int> f(string s) {\n    }\n};\n";

// What stands below a line that only begins a sentence belongs to the constraints; what asks for more does not.
TEST(Page, SaysAlsoInPartsWhatIsGenerated) {
  const Added all = added(
      "1410. P\nExample 1:\nInput: s = \"x\"\nOutput: [1]\nConstraints:\n1 <= s.length <= 9\n"
      "The input is generated such that:\ns has a friend.\nFollow up:\nCould you do it?\n" +
      plain_stub);
  EXPECT_EQ(all.problem.constraints, (std::vector<std::string>{"1 <= s.length <= 9", "s has a friend."}));
}

TEST(Page, OfABookHasNoNumber) {
  EXPECT_EQ(read_page("# [01.01. Is Unique](https://leetcode.cn/problems/is-unique-lcci)\n\n1. Sort it.\n").id, 0);
  EXPECT_EQ(read_page("# [15.3Sum](https://leetcode.com/problems/3sum)\n").id, 15);
}

TEST(Page, IsReadInChineseAndForDesigns) {
  const Added all = added(
      "155. 最小栈\n设计一个栈。\n\n示例 "
      "1:\n\n输入：\n[\"MinStack\",\"push\",\n\"getMin\"]\n[[],[-2],[]]\n\n输出：\n[null,null,-2]\n\n"
      "解释：\nMinStack minStack = new MinStack();\nminStack.push(-2);\n\n提示：\n\n-231 <= val <= 231 - 1\n"
      "class MinStack {\npublic:\n    MinStack() {\n    }\n    void push(int val) {\n    }\n    int getMin() {\n    "
      "}\n};\n");
  EXPECT_EQ(all.problem.slug, "0155_min_stack");
  ASSERT_EQ(all.problem.cases.size(), 1u);
  EXPECT_EQ(all.problem.cases[0].input, R"([["MinStack","push","getMin"],[[],[-2],[]]])");
  EXPECT_EQ(all.problem.constraints, std::vector<std::string>{"-2^31 <= val <= 2^31 - 1"});
}

TEST(Page, KnowsAPrefixAndTypographicQuotes) {
  const Added all = added(
      "27. Remove Element\nThe order of the elements may be changed.\nExample 1:\nInput: nums = [3,2,2,3], val = 3\n"
      "Output: 2, nums = [2,2,_,_]\n27. x\nclass Solution {\npublic:\n    int removeElement(vector<int>& nums, int "
      "val) {\n    }\n};\n");
  EXPECT_TRUE(all.problem.prefix);
  EXPECT_EQ(all.problem.cases[0].expected, "[2,2]");
  const Added stored = added(
      "443. String Compression\nExample 1:\nInput: chars = [\"a\",\"a\"]\nOutput: 2\nExplanation: One group.\n"
      "After modifying the input array in-place, the first 2 characters of chars should be "
      "[\"a\",\"2\"].\nclass Solution {\npublic:\n    int compress(vector<char>& chars) {\n    }\n};\n");
  EXPECT_TRUE(stored.problem.prefix);
  EXPECT_EQ(stored.problem.cases[0].expected, R"(["a","2"])");
  const Added told = added(
      "443. String Compression\nExample 1:\nInput: chars = [\"a\",\"a\"]\nOutput: Return 2, and the first 2 "
      "characters of the input array should be: [\"a\",\"2\"].\nclass Solution {\npublic:\n    int "
      "compress(vector<char>& chars) {\n    }\n};\n");
  EXPECT_TRUE(told.problem.prefix);
  EXPECT_EQ(told.problem.cases[0].expected, R"(["a","2"])");
  const Added quotes =
      added("3. Q\nInput: s = “abc”\nOutput: −3\nclass Solution {\npublic:\n    int f(string s) {\n    }\n};\n");
  EXPECT_EQ(quotes.problem.cases[0].input, R"(["abc"])");
  EXPECT_EQ(quotes.problem.cases[0].expected, "-3");
}

// As on the site, where a list of problems was open beside the page.
TEST(Page, IsThatOfTheLastTitleAboveItsText) {
  const std::string text = "Problem List\n1. Two Sum\nEasy\n\n2. Add Two Numbers\nMedium\n11. Water\nMedium\nTopics\n";
  const Page page = read_page(text + "\nYou are given lines.\n1. Go left.\n\nExample 1:\nInput: s = 1\nOutput: 1\n");
  EXPECT_EQ(page.id, 11);
  EXPECT_EQ(page.title, "Water");
}

// What the site has between a title and the text is none of it.
TEST(Page, LeavesOutButtons) {
  const Added all = added(
      "984. String Without AAA or BBB\nMedium\nTopics\nCompanies\nHint\nGiven two integers a and b, return any "
      "string s such that:\n\nExample 1:\n\nInput: a = 1, b = 2\nOutput: \"abb\"\nExplanation: \"abb\", \"bab\" and "
      "\"bba\" are all correct answers, but \"aab\" is not.\nConstraints:\n0 <= a, b <= 100\nclass Solution "
      "{\npublic:\n    string "
      "strWithout3a3b(int a, int b) {\n    }\n};\n");
  EXPECT_EQ(all.problem.several, "Given two integers a and b, return any string s such that:");
}

// Entities are what a page of HTML has; in plain text they belong to a value.
TEST(Page, LeavesEntitiesOfPlainText) {
  const Added all = added("1410. P\nExample 1:\nInput: s = \"&amp;lt; &quot;x\"\nOutput: [1]\n" + plain_stub);
  EXPECT_EQ(all.problem.cases[0].input, R"(["&amp;lt; &quot;x"])");
}

// Other answers that an explanation shows are right as well, unless they are the same elements in another order.
TEST(Page, TakesSeveralAnswersFromExplanations) {
  const std::string page = "9. P\nYou may return them in any order.\nExample 1:\nInput: s = \"a\"\nOutput: [2,4,6]\n";
  const Added same = added(page + "Explanation: [6,2,4], etc. are also accepted.\n" + plain_stub);
  EXPECT_EQ(same.problem.several, "");
  const Added others = added(page + "Explanation: Note that [10,2], [3,9], etc. are also accepted.\n" + plain_stub);
  EXPECT_NE(others.problem.several, "");
  const Added levels = added(
      "9. P\nReturn them in any order.\nExample 1:\nInput: s = \"a\"\nOutput: [[1,3]]\nExplanation: [[3,1]] is also "
      "accepted.\nclass Solution {\npublic:\n    vector<vector<int>> f(string s) {\n    }\n};\n");
  EXPECT_EQ(levels.problem.order, Problem::Order::free_at_every_level);
  const Added counted = added(
      "9. P\nExample 1:\nInput: s = \"abc\"\nOutput: 3\nExplanation: \"bca\" and \"cab\" are also "
      "correct answers. [1] is also valid.\nclass Solution {\npublic:\n    int f(string s) {\n    }\n};\n");
  EXPECT_EQ(counted.problem.several, "");
  EXPECT_EQ(others.problem.order, Problem::Order::free);
  const std::string most = "Input: s = \"a\"\nOutput: [2]\n" + plain_stub;
  EXPECT_NE(added("9. P\nIt returns one of the keys with the most.\n" + most).problem.several, "");
  EXPECT_EQ(added("9. P\nIt returns one of the following.\n" + most).problem.several, "");
  for (const std::string says :
       {"Note: The answer [3,9] would also be accepted.", "Explanation: [3,9] is another acceptable one.",
        "Explanation: These also are accepted: [3,9].",
        "Explanation: [3,9] is also considered correct since it does not matter which one is found."})
    EXPECT_NE(added("9. P\nInput: s = \"a\"\nOutput: [2]\n" + says + "\n" + plain_stub).problem.several, "") << says;
  for (const std::string says :
       {"Explanation: [3,9] is not also accepted.", "Explanation: [3,9] is also accepted? No."})
    EXPECT_EQ(added("9. P\nInput: s = \"a\"\nOutput: [2]\n" + says + "\n" + plain_stub).problem.several, "") << says;
}

TEST(Page, TakesNoAnswerForRightThatIsNotTheLargest) {
  const Added all = added(
      "9. P\nReturn the largest sequence.\nInput: s = \"a\"\nOutput: [3,1,2]\nExplanation: [2,1,3] is also a valid "
      "sequence, but [3,1,2] is the largest one.\n" +
      plain_stub);
  EXPECT_EQ(all.problem.perhaps, Problem::Order::given);
  const Added other = added(
      "9. P\nReturn a sequence.\nInput: s = \"a\"\nOutput: [3,1,2]\nExplanation: There are others, but [2,1,3] is also "
      "accepted.\n" +
      plain_stub);
  EXPECT_EQ(other.problem.perhaps, Problem::Order::free);
}

// What is said of inputs above the examples, in whichever words: nobody may think that they keep it.
TEST(Page, KeepsWhatItMayAssume) {
  for (const std::string says :
       {"The input is always valid.", "You may assume that each input would have exactly one solution.",
        "The testcases will be generated such that the answer is unique.",
        "You may assume the polygon is always a simple polygon.",
        "The tests are generated in such a way that an answer exists.",
        "You can assume that the given target must exist in the array."})
    EXPECT_EQ(added("9. P\n" + says + "\nInput: s = \"a\"\nOutput: [2]\n" + plain_stub).problem.constraints,
              std::vector<std::string>{says});
  const std::string coins = "You may assume that you have an infinite number of each kind of coin.";
  EXPECT_TRUE(added("9. P\n" + coins + "\nInput: s = \"a\"\nOutput: [2]\n" + plain_stub).problem.constraints.empty());
}

TEST(Page, EndsConstraintsWhereSomethingElseIsExplained) {
  const Added all = added(
      "9. P\nThe answer is guaranteed to be unique.\nExample 1:\nInput: s = \"a\"\nOutput: [1]\nConstraints:\n"
      "1 <= s.length <= 9\nHow the list is represented in test cases:\n1---2\n[1,2,null]\n" +
      plain_stub);
  EXPECT_EQ(all.problem.constraints,
            (std::vector<std::string>{"1 <= s.length <= 9", "The answer is guaranteed to be unique."}));
}

// The value of a node of a quad tree that is no leaf is free.
TEST(Page, KnowsFreeValuesOfQuadTrees) {
  const Added all = added(
      "9. P\nExample 1:\nInput: n = 1\nOutput: [[0,0],[1,0],[1,1],[1,0],[1,0]]\n/*\nclass Node {\npublic:\n    bool "
      "val;\n"
      "    bool isLeaf;\n    Node* topLeft;\n    Node* topRight;\n    Node* bottomLeft;\n    Node* "
      "bottomRight;\n};\n*/\n"
      "class Solution {\npublic:\n    Node* f(int n) {\n    }\n};\n");
  EXPECT_EQ(all.problem.cases[0].expected, "[[0,1],[1,0],[1,1],[1,0],[1,0]]");
}

TEST(Page, KeepsMarksThatStandInQuotes) {
  const Added all = added(
      "**3. Q**\n**Input:** s = \"_L__R*\", t = \"**|*\"\n**Output:** \"`a\\\\b`\"\nclass Solution {\npublic:\n"
      "    string f(string s, string t) {\n    }\n};\n");
  EXPECT_EQ(all.problem.cases[0].input, R"(["_L__R*","**|*"])");
  EXPECT_EQ(all.problem.cases[0].expected, R"("`a\\b`")");
}

TEST(Page, ReadsLevelsCharactersAndCallsWithoutArguments) {
  const Added levels = added(
      "116. Q\nInput: root = [1,2]\nOutput: [1,#,2,#]\nclass Solution {\npublic:\n    Node* f(vector<int>& "
      "root) "
      "{\n    }\n};\n");
  EXPECT_EQ(levels.problem.cases[0].expected, R"([1,"#",2,"#"])");
  EXPECT_EQ(added("331. Q\nInput: s = \"9,#,#\"\nOutput: [1]\n" + plain_stub).problem.cases[0].input, R"(["9,#,#"])");
  const Added characters = added(
      "7. Q\nInput: a = [['x','.']]\nOutput:\n\n[1, 2] \n\nclass Solution {\npublic:\n"
      "    vector<int> f(vector<vector<char>>& a) {\n    }\n};\n");
  EXPECT_EQ(characters.problem.cases[0].input, R"([[["x","."]]])");
  EXPECT_EQ(characters.problem.cases[0].expected, "[1,2]");
  const Added calls = added(
      "8. Q\nInput\n[\"A\",\"f\"]\n[[null],[null]]\nOutput\n[null,1]\nclass A {\npublic:\n    A() {\n    }\n    int "
      "f() {\n"
      "    }\n};\n");
  EXPECT_EQ(calls.problem.cases[0].input, R"([["A","f"],[[],[]]])");
}

TEST(Page, LeavesAwayWhatStandsAroundTheCode) {
  const Added all = added(
      "208. Trie\nInput\n[\"Trie\"]\n[[]]\nOutput\n[null]\nConstraints:\n1 <= word.length <= 2000\n\nC++\nAuto\nclass "
      "Trie {\n"
      "public:\n    Trie() {\n    }\n    void put(string word) {\n    }\n};\n\n/**\n * Your Trie object will be "
      "instantiated and called as such:\n"
      " * Trie* obj = new Trie();\n */\nSaved\nLn 1, Col 1\n");
  EXPECT_EQ(all.problem.constraints, std::vector<std::string>{"1 <= word.length <= 2000"});
}

// A page whose statement is that, and whose method returns that type.
Problem problem_with(const std::string& statement, const std::string& returns,
                     const std::string& block = "Input: a = 1\nOutput: []\n") {
  return added("1. Q\n" + statement + "\nExample 1:\n" + block + "class Solution {\npublic:\n    " + returns +
               " f(int a) {\n    }\n};\n")
      .problem;
}

TEST(Page, ReadsOfWhatASentenceOnOrderSpeaks) {
  using Order = Problem::Order;
  const auto order = [](const std::string& statement, const std::string& returns) {
    return problem_with(statement, returns).order;
  };
  EXPECT_EQ(order("You may return the answer in any order.", "vector<int>"), Order::free);
  EXPECT_EQ(order("Return all the paths in any order.", "vector<vector<int>>"), Order::free);
  EXPECT_EQ(order("Return the pairs, e.g. those of neighbours, in any order.", "vector<int>"), Order::free);
  EXPECT_EQ(order("Return all triplets that fit in any order.", "vector<vector<int>>"), Order::free_at_every_level);
  EXPECT_EQ(order("The order of the ones that you return does not matter.", "vector<int>"), Order::free);
  EXPECT_EQ(order("The pairs can appear in any order. Return the array.", "vector<int>"), Order::given);
  EXPECT_EQ(order("You can sell them in any order. Return the total.", "int"), Order::given);
  EXPECT_EQ(order("Return the most that joining them in any order makes.", "string"), Order::given);
  EXPECT_EQ(order("Of each level it does not matter in which order you return it.", "vector<vector<int>>"),
            Order::given);
  // Of two lists, which may not change places.
  for (const char* lists : {"You can return the indices of the edges in any order.",
                            "Note that the integers in the lists may be returned in any order.",
                            "[[2,1],[3]] is correct as well since of each level the order you return does not matter.",
                            "Return the groups, in any order within each of them."})
    EXPECT_EQ(order(lists, "vector<vector<int>>"), Order::free_within) << lists;
  EXPECT_EQ(order("Return the groups in any order; that within each does not matter.", "vector<vector<int>>"),
            Order::free);
  const Problem restricted = problem_with("You may return it in any order that keeps this.", "vector<int>");
  EXPECT_EQ(restricted.order, Order::given);
  EXPECT_EQ(restricted.several, "You may return it in any order that keeps this.");
  const Problem both = problem_with("Return any such team. You may return it in any order.", "vector<int>");
  EXPECT_EQ(both.order, Order::free);
  EXPECT_EQ(both.several, "Return any such team.");
}

TEST(Page, LeavesInDoubtWhatItDoesNotSay) {
  using Order = Problem::Order;
  const auto perhaps = [](const std::string& statement, const std::string& returns) {
    return problem_with(statement, returns).perhaps;
  };
  EXPECT_EQ(problem_with("Return all the answers.", "vector<int>").order, Order::given);
  EXPECT_EQ(perhaps("Return all the answers.", "vector<int>"), Order::free);
  EXPECT_EQ(perhaps("Return all the answers.", "ListNode*"), Order::given);
  EXPECT_EQ(perhaps("The rooms have an order. Return all of them.", "vector<int>"), Order::free);
  EXPECT_EQ(perhaps("Write a function to generate all combinations.", "vector<string>"), Order::free);
  EXPECT_EQ(perhaps("Return a 2D list of cells.", "vector<vector<int>>"), Order::free);
  EXPECT_EQ(perhaps("Find all paths from node 0 to node n.", "vector<vector<int>>"), Order::free);
  EXPECT_EQ(perhaps("Return all the combinations.", "vector<vector<int>>"), Order::free_at_every_level);
  EXPECT_EQ(perhaps("返回 k 个数的所有可能的组合。返回所有答案。", "vector<vector<int>>"), Order::free_at_every_level);
  EXPECT_EQ(perhaps("Returns the IDs of the logs within the range.", "vector<int>"), Order::free);
  EXPECT_EQ(perhaps("Return an array containing all the answers to the queries.", "vector<int>"), Order::given);
  EXPECT_EQ(perhaps("Return an array of all the words for each occurrence.", "vector<string>"), Order::given);
  const char* const design =
      "9. Logs\nReturns the IDs of the logs within the range.\nInput:\n[\"Logs\",\"all\"]\n[[],[]]\nOutput: "
      "[null,[2,1]]\nclass Logs {\npublic:\n    Logs() {\n    }\n    vector<int> all() {\n    }\n};\n";
  EXPECT_EQ(added(design).problem.perhaps, Order::free_within);
  EXPECT_EQ(perhaps("Return all the groups in any order.", "vector<vector<int>>"), Order::free_at_every_level);
  EXPECT_EQ(perhaps("Return all the groups.", "vector<vector<int>>"), Order::free_at_every_level);
  const char* const tuples = "A group is given by the array [r1, c1, r2, c2]. Return all the groups in any order.";
  EXPECT_EQ(perhaps(tuples, "vector<vector<int>>"), Order::given);  // no more than that
  for (const char* given : {"edges[i] = [a, b].", "Pick [nums[a], nums[b]].", "Of [1,2] and [3, 4]."})
    EXPECT_EQ(perhaps(std::string(given) + " Return all the groups.", "vector<vector<int>>"),
              Order::free_at_every_level)
        << given;
  EXPECT_EQ(perhaps("nums may contain duplicates. Return all permutations in any order.", "vector<vector<int>>"),
            Order::given);
  EXPECT_EQ(perhaps("Return all the answers, sorted.", "vector<int>"), Order::given);
  EXPECT_EQ(perhaps("Return a list of all names. Sort the names alphabetically.", "vector<int>"), Order::given);
  EXPECT_EQ(perhaps("Return an array of the sums.", "vector<int>"), Order::given);
  EXPECT_EQ(perhaps("Return a list answer, where answer[i] is the i-th.", "vector<int>"), Order::given);
}

TEST(Page, KnowsWhatAllowsSeveralAnswers) {
  for (const char* one : {"If there are several, return any of them.", "Return any valid answer.",
                          "If there are multiple solutions, any of them will be accepted.", "Find any peak.",
                          "If there are multiple changes, any of them will be considered correct.",
                          "If there are multiple peaks, return the index to any of the peaks."})
    EXPECT_EQ(problem_with(one, "vector<int>").several, one);
  for (const char* one :
       {"You do not need to return anything.", "Return the largest sum of any valid pair.",
        "If there are multiple answers, return the smallest.", "Any answer with an error below 1 will be accepted.",
        "Return how many of them are even.", "We can not find any free block, and return -1.",
        "Everybody knows her, but she does not know any of them."})
    EXPECT_EQ(problem_with(one, "vector<int>").several, "") << one;
  EXPECT_EQ(problem_with("Find any substring that is there.", "bool").several, "");
}

TEST(Page, TakesNeitherCommentsNorNotesForConstraints) {
  const Added all = added(
      "9. P\n<p><strong>Note:</strong> The answer may be long.</p>\nExample 1:\nInput: s = \"a\"\nOutput: [1]\n"
      "Example 2:Input: s = \"b\"\nOutput: [2]\nConstraints:\n<li>1 &lt;= s.length &lt;= 9</li>\nNote: s is yours.\n"
      "<style type=\"text/css\">.a {display:block}\n</style>\n<!-- description:end -->\n\n" +
      plain_stub);
  EXPECT_EQ(all.problem.constraints, std::vector<std::string>{"1 <= s.length <= 9"});
  ASSERT_EQ(all.problem.cases.size(), 2u);
  EXPECT_EQ(all.problem.cases[1].expected, "[2]");
  const Added old =
      added("9. P\nInput: s = \"a\"\nOutput: [1]\nNote:\n1 <= s.length <= 9\nYou may assume more.\n" + plain_stub);
  EXPECT_EQ(old.problem.constraints, std::vector<std::string>{"1 <= s.length <= 9"});
  const Added code = added(
      "9. P\nInput: s = \"a\"\nOutput: [1]\nConstraints:\n1 <= s.length <= 9\nusing ll = long long;\n" + plain_stub);
  EXPECT_EQ(code.problem.constraints, std::vector<std::string>{"1 <= s.length <= 9"});
}

TEST(Page, TakesTheCodeOfCppAlone) {
  const std::string page = "208. Trie\nInput\n[\"Trie\",\"has\"]\n[[],[1]]\nOutput\n[null,true]\n## Solutions\n";
  const std::string python = "```python\nclass Trie:\n    def has(self, a):\n        return a\n```\n";
  const std::string java = "```java\nclass Heap {\npublic:\n    int no(int a) { return a; }\n};\n```\n";
  const std::string stub =
      "class Trie {\npublic:\n    Trie() {\n        \n    }\n    bool has(int a) {\n        \n    }\n};\n";
  EXPECT_EQ(added(page + python + java + "```cpp\n" + stub + "```\n").problem.stub.text, stub);
  EXPECT_EQ(added(page +
                  "class Trie:\n    def has(self, a):\n        pass\n\nclass Trie {\n    public boolean has(int a) {\n"
                  "    }\n}\n\n" +
                  stub)
                .problem.stub.text,
            stub);
  EXPECT_TRUE(test::throws_with<BadInput>([&] { added(page + python + java); }, "no class with a public method"));
  EXPECT_EQ(added(page + "```java\n" + stub).problem.stub.text, stub);
  const std::string helper =
      "class Node {\npublic:\n    int sum(int a) { return a; }\n};\n\nint twice(int a) { return a; }\n";
  EXPECT_EQ(added(page + "```cpp\n" + helper + stub + "```\n").problem.stub.solution.name, "Trie");
}

TEST(Page, KeepsWhatLeetCodeWritesInBodies) {
  const std::string stub =
      "class Foo {\nprivate:\n    int n;\n\npublic:\n    Foo(int n) {\n        this->n = n;\n    }\n\n"
      "    void first(function<void()> printFirst) {\n        for (int i = 0; i < n; i++) {\n"
      "            // Do not change or remove this line.\n            printFirst();\n        }\n    }\n};\n";
  const std::string page = "9000. Q\nInput\n[\"Foo\"]\n[[1]]\nOutput\n[null]\n";
  EXPECT_EQ(added(page + stub).problem.stub.text, stub);
  std::string solved = stub;
  solved.replace(solved.find("    int n;"), 10, "    mutex m;");
  EXPECT_EQ(added(page + solved).problem.stub.text.find("printFirst();"), std::string::npos);
}

TEST(Page, TakesNoBodiesFromASolution) {
  const Added all = added(
      "1. Two Sum\nInput: nums = [1,2], target = 3\nOutput: [0,1]\nclass Solution {\npublic:\n"
      "    int helper(int a) { return a; }\n    vector<int> twoSum(vector<int>& nums, int target) {\n        return "
      "{0, 1};\n"
      "    }\n};\n");
  EXPECT_EQ(all.problem.stub.text, two_sum_stub);
  EXPECT_EQ(all.problem.cases.size(), 1u);
}

// A helper may take the same arguments; what the example answers tells the method.
TEST(Page, TakesTheMethodThatAnswersAsItsExampleDoes) {
  const Added all = added(
      "5. P\nInput: s = \"aba\"\nOutput: \"aba\"\nclass Solution {\npublic:\n    bool ok(string s) { return true; }\n"
      "    string longest(string s) { return s; }\n};\n");
  EXPECT_EQ(all.problem.stub.declaration(), "string longest(string s)");
  const Added other_name = added(
      "5. P\nInput: n = 3\nOutput: [1,2]\nclass Solution {\npublic:\n    bool dfs(int u) { return true; }\n"
      "    vector<int> make(int _n) { return {}; }\n};\n");
  EXPECT_EQ(other_name.problem.stub.declaration(), "vector<int> make(int _n)");
}

TEST(Page, CallsParametersAsItsExamplesDo) {
  const std::string code =
      "class Solution {\npublic:\n    int divide(int a, vector<int>& b) { return go(a, 1L, 2L); }\n"
      "    int go(int x, long y, long z) { return 1; }\n};\n";
  const Added all = added("29. D\nInput: dividend = 10, b = [3]\nOutput: 3\nConstraints:\n1 <= dividend\n" + code);
  EXPECT_EQ(all.problem.stub.declaration(), "int divide(int dividend, vector<int>& b)");
  EXPECT_EQ(added("29. D\nInput: b = [3], a = 10\nOutput: 3\n" + code).problem.stub.declaration(),
            "int divide(int a, vector<int>& b)");
  EXPECT_EQ(added("29. D\nInput: dividend = 10, b = [3]\nOutput: 3\nConstraints:\n1 <= a\n" + code)
                .problem.stub.declaration(),
            "int divide(int a, vector<int>& b)");
  EXPECT_EQ(added("306. A\nInput: 10, [3]\nOutput: 3\n" + code).problem.stub.declaration(),
            "int divide(int a, vector<int>& b)");
}

TEST(Page, JoinsTheDigitsOfAPower) {
  const Added all =
      added("9. P\nInput: s = \"a\"\nOutput: [1]\nConstraints:\n1 <= s.length <= 10⁷\n-2³¹ <= x\n" + plain_stub);
  EXPECT_EQ(all.problem.constraints, (std::vector<std::string>{"1 <= s.length <= 10^7", "-2^31 <= x"}));
}

// What a number can be is said by its type, not by its name.
TEST(Page, TakesNoNumberThatItsTypeCannotHold) {
  const auto cases = [](const std::string& parameter, const std::string& value) {
    return added("9. P\nInput: x = " + value + "\nOutput: 1\nclass Solution {\npublic:\n    int f(" + parameter +
                 ") {\n    }\n};\n")
        .problem.cases.size();
  };
  EXPECT_EQ(cases("int longest", "5000000000"), 0u);
  EXPECT_EQ(cases("long longest", "5000000000"), 1u);
  EXPECT_EQ(cases("int x", "2147483648"), 0u);
  EXPECT_EQ(cases("int x", "-2147483648"), 1u);
}

TEST(Page, RaisesNothingToAnEmptyPower) {
  const Added all = added(
      "<p>9. P</p><p>Input: s = \"a\"</p><p>Output: [1]</p><p>Constraints:</p><ul><li>1 &lt;= s.length "
      "&lt;=<sup> </sup>10<sup>2</sup></li><li><sup>\xe2\x80\x8b</sup>s != \"b\"</li></ul>\n" +
      plain_stub);
  EXPECT_EQ(all.problem.constraints, (std::vector<std::string>{"1 <= s.length <= 10^2", "s != \"b\""}));
}

TEST(Page, ReadsEscapedQuotesAndAHeadingThatIsSaidTwice) {
  const Added all = added("9. P\nInput: s = \"a\\\"b'c\"\nOutput: Output: [1]\n" + plain_stub);
  ASSERT_EQ(all.problem.cases.size(), 1u);
  EXPECT_EQ(all.problem.cases[0].input, R"(["a\"b'c"])");
  EXPECT_EQ(
      added("9. P\nInput: s = \"a\\\\\", t = 'x'\nOutput: [1]\n" + replaced(plain_stub, "string s", "string s, char t"))
          .problem.cases[0]
          .input,
      R"(["a\\","x"])");
  EXPECT_EQ(*all.problem.cases[0].expected, "[1]");
}

TEST(Page, ReadsExamplesThatStandOnOneLine) {
  const Added all = added(
      "9. P\nExample 1:Input: s = \"Output: 3\"Output: [1]Explanation: Output: [2].\n**Input:** s = \"b\" **Output:** "
      "[2]\nConstraints:\n1 <= s.length <= 9\n```cpp\n" +
      plain_stub + "```\n");
  ASSERT_EQ(all.problem.cases.size(), 2u);
  EXPECT_EQ(all.problem.cases[0].input, R"(["Output: 3"])");
  EXPECT_EQ(all.problem.cases[0].expected, "[1]");
  EXPECT_EQ(all.problem.cases[1].expected, "[2]");
  EXPECT_EQ(all.problem.constraints, std::vector<std::string>{"1 <= s.length <= 9"});
}

TEST(Page, SaysWhatItDidNotUnderstand) {
  const Added all =
      added("1. Two Sum\nInput: nums = [2,7\nOutput: 3\nInput: nums = [1,2]\nOutput: [0,1]\n" + two_sum_stub);
  EXPECT_TRUE(all.problem.cases.empty());
  ASSERT_EQ(all.remarks.size(), 3u);
  EXPECT_NE(all.remarks[0].find("example-1: input: value 1, [2,7, is not JSON"), std::string::npos) << all.remarks[0];
  EXPECT_EQ(all.remarks[1], "example-2: 1 value where twoSum takes 2: nums, target");
  EXPECT_TRUE(test::throws_with<BadInput>([] { added("1. Two Sum\nInput: a = 1\nOutput: 2\n"); },
                                          "no class with a public method"));
}

// As LeetCode's own pages have them now and then. No example is given another one's output.
TEST(Page, TellsOfAnExampleWithoutAnInput) {
  const std::string first = "9. P\nExample 1:\nInput: s = \"a\"\nOutput: [1]\nExample 2:\n";
  const std::string third = "Example 3:\nInput: s = \"c\"\nOutput: [3]\n" + plain_stub;
  const Added mistyped = added(first + "Intput: s = \"b\"\nOutput: [2]\n" + third);
  ASSERT_EQ(mistyped.problem.cases.size(), 2u);
  EXPECT_EQ(mistyped.problem.cases[0].expected, "[1]");
  EXPECT_EQ(mistyped.problem.cases[1].name, "example-3");
  EXPECT_EQ(mistyped.remarks.front(), "example-2: there is no input");
  const Added labelled = added(first + "Output: s = \"b\"\nOutput: [2]\n" + third);
  ASSERT_EQ(labelled.problem.cases.size(), 3u);
  EXPECT_EQ(labelled.problem.cases[1].input, "[\"b\"]");
  EXPECT_EQ(labelled.problem.cases[1].expected, "[2]");
  const Added explained = added(first + "Output: [2]\nExplanation: see\nOutput: [4]\n" + third);
  ASSERT_EQ(explained.problem.cases.size(), 2u);
  EXPECT_EQ(explained.remarks.front(), "example-2: there is no input");
}

TEST(Page, LeavesAwayWhatASolutionsAuthorAdded) {
  const std::string page =
      "173. Iterator\nCall hasNext() first.\nInput\n[\"It\",\"next\"]\n[[],[]]\nOutput\n[null,1]\n";
  const std::string code =
      "class It {\npublic:\n    It() { dfs(0); }\n    int next() { return 1; }\n    bool hasNext() { "
      "return at; }\n    void dfs(int a) { at = a; }\n    int at;\n};\n";
  const Stub stub = added(page + code).problem.stub;
  ASSERT_EQ(stub.solution.methods.size(), 3u);
  EXPECT_EQ(stub.solution.methods[2].name, "hasNext");
  const Added other = added(replaced(page, "\"next\"", "\"peek\"") + code);
  EXPECT_TRUE(contains(joined(other.remarks), "it calls \"peek\", and It has no such method")) << joined(other.remarks);
}

TEST(Page, UnderstandsChineseSentencesOfOrderAndOfSeveralAnswers) {
  const auto page_with = [](const std::string& sentence) {
    return added("9. 题\n给你一个数组。" + sentence + "。\n输入：s = \"a\"\n输出：[1]\n" + plain_stub).problem;
  };
  for (const char* free :
       {"按 任意 顺序 返回答案", "你可以以任何顺序返回结果", "返回下标，顺序不限", "不考虑答案输出的顺序"})
    EXPECT_EQ(page_with(free).order, Problem::Order::free) << free;
  for (const char* several : {"如果有多个答案,返回其中任意一个", "返回 任何 满足条件的数组", "返回任意一种即可"})
    EXPECT_EQ(page_with(several).several, several) << "in whole characters";
  for (const char* one : {"返回任意一种 交易顺序下的最少钱数", "如果不存在任意一个符合要求的子数组，则返回 0",
                          "你不需要返回任何值", "任何误差小于 10^-5 的答案都将被视为正确答案"})
    EXPECT_EQ(page_with(one).several, "") << one;
  const Added stored = added(
      "9. 题\n输入：chars = [\"a\",\"a\"]\n输出：2\n解释：之后，chars 的前 2 个字符应为 [\"a\",\"2\"]。\n提示：\n"
      "1 <= chars.length <= 9\n## 解法\n方法\nclass Solution {\npublic:\n    int f(vector<char>& chars) {\n    "
      "}\n};\n");
  EXPECT_TRUE(stored.problem.prefix);
  EXPECT_EQ(stored.problem.cases.at(0).expected, R"(["a","2"])");
  EXPECT_EQ(stored.problem.constraints.size(), 1u);
}

TEST(Page, ReadsPlainValuesAsPeopleWriteThem) {
  const std::string code = "class Solution {\npublic:\n    TYPE f(string s) {\n    }\n};\n";
  const auto answer = [&](const std::string& output, const std::string& type) {
    return added("9. P\nInput : s = \"a\"\nOutput : " + output + "\n" + replaced(code, "TYPE", type))
        .problem.cases.at(0)
        .expected;
  };
  EXPECT_EQ(answer("False", "bool"), "false");
  EXPECT_EQ(answer("-2.", "int"), "-2");
}

// Of what is no parameter, or longer in the examples, nothing is said.
TEST(Page, KnowsWhatTheElementsOfAListAreCalled) {
  const Added all = added(
      "9. P\nYou are given start where start = [row, column], and nums. Let pair = [a, b], and nums = [c, d].\n"
      "Input: start = [1,2], nums = [1,2,3]\nOutput: 1\nConstraints:\nstart.length == 2\n0 <= row, column <= 9\n"
      "class Solution {\npublic:\n    int f(vector<int>& start, vector<int>& nums) {\n    }\n};\n");
  const std::vector<std::string>& said = all.problem.constraints;
  EXPECT_EQ(std::ranges::count(said, "start = [row, column]"), 1) << joined(said, "; ");
  EXPECT_EQ(said.size(), 3u) << joined(said, "; ");
}

TEST(Page, LeavesOutCallsThatNoCaseCanMake) {
  const std::string code =
      "class Thing {\npublic:\n    Thing() {\n    }\n    void add(int a) {\n    }\n    int get() {\n    }\n};\n";
  const auto remarks_of = [&](const std::string& calls, const std::string& arguments) {
    const Added all = added("9112. Thing\nInput\n" + calls + "\n" + arguments + "\nOutput\n[null,null,1]\n" + code);
    return joined(all.remarks);
  };
  const std::string calls = R"(["Thing","add","get"])";
  EXPECT_FALSE(contains(remarks_of(calls, "[[],[1],[]]"), "example-1"));
  EXPECT_TRUE(contains(remarks_of(calls, "[[],[1]]"), "not as many lists of arguments as calls"));
  EXPECT_TRUE(contains(remarks_of(calls, "[[],[1],[],[]]"), "not as many lists of arguments as calls"));
  EXPECT_TRUE(contains(remarks_of(calls, "[[],[1,2],[]]"), "call 2, \"add\", has not as many arguments"));
  EXPECT_TRUE(contains(remarks_of(R"(["add","get"])", "[[1],[]]"), "does not call the constructor, Thing, first"));
  EXPECT_TRUE(contains(remarks_of(R"(["Thing","Thing"])", "[[],[]]"), "does not call the constructor, Thing, first"));
  EXPECT_TRUE(contains(remarks_of("[]", "[]"), "it calls nothing"));
}

TEST(Page, LeavesOutExamplesThatContradictEachOther) {
  const Added all = added(
      "9. P\nExample 1:\nInput: s = \"a\"\nOutput: [1]\nExample 2:\nInput: s = \"a\"\nOutput: [2]\n"
      "Example 3:\nInput: s = \"b\"\nOutput: [2]\n" +
      plain_stub);
  ASSERT_EQ(all.problem.cases.size(), 1u);
  EXPECT_EQ(all.problem.cases[0].name, "example-3");
  EXPECT_TRUE(contains(joined(all.remarks), "example-2: example-1 has the same input and another answer"))
      << joined(all.remarks);
}

// A void method returns no number of elements.
TEST(Page, HasAPrefixOnlyOfWhatIsCounted) {
  const std::string page =
      "9. P\nInput: nums = [4,5]\nOutput: 1, nums = [5,4]\nclass Solution {\npublic:\n"
      "    void rev(vector<int>& nums) {\n    }\n};\n";
  const Added none = added(page);
  EXPECT_FALSE(none.problem.prefix);
  EXPECT_TRUE(contains(joined(none.remarks), "example-1: more than one value")) << joined(none.remarks);
  const std::string counted = added(replaced(page, "void", "int")).text;
  EXPECT_TRUE(contains(counted, "\"compare\": \"prefix\"")) << counted;
  EXPECT_TRUE(
      test::throws_with<BadInput>([&] { parse_problem(replaced(counted, "int rev", "void rev"), "f", "0009_p"); },
                                  "/compare: a prefix has as many elements as the method returns"));
}

TEST(Page, RefusesCircularLists) {
  const std::string page =
      "9. P\nInput: list = [1,5]\nOutput: [1]\nConstraints:\nThe number of nodes is in the range [2, 9].\n"
      "LastNode.next = FirstNode where LastNode is the last node\nclass Solution {\npublic:\n"
      "    ListNode* f(ListNode* list) {\n    }\n};\n";
  EXPECT_TRUE(test::throws_with<BadInput>([&] { added(page); }, "its lists are circular"));
  EXPECT_EQ(added(replaced(page, "LastNode.next = FirstNode where", "")).problem.cases.size(), 1u);
}

TEST(Page, IsOneProblem) {
  const std::string one = "9. P\nInput: s = \"a\"\nOutput: [1]\nConstraints:\n1 <= s.length <= 9\n";
  EXPECT_TRUE(test::throws_with<BadInput>([&] { added(one + replaced(one, "9. P", "10. Q") + plain_stub); },
                                          "there are examples of another problem: one at a time"));
}

// Also without constraints, by a title before an input or by another first example; steps are no title.
TEST(Page, IsOneProblemWithoutConstraintsToo) {
  const std::string one = "9. P\nInput: s = \"a\"\nOutput: [1]\n";
  const auto refused = [&](const std::string& page) {
    return test::throws_with<BadInput>([&] { added(page + plain_stub); }, "examples of another problem");
  };
  EXPECT_TRUE(refused(one + replaced(one, "9. P", "10. Q")));
  const std::string titled = "9. P\nText.\nExample 1:\nInput: s = \"a\"\nOutput: [1]\n";
  EXPECT_TRUE(refused(titled + replaced(titled, "9. P", "10. Q\nHard")));
  const std::string steps =
      titled + "Explanation:\n1. Take a.\n2. Take it again.\nExample 2:\nInput: s = \"b\"\nOutput: []\n";
  EXPECT_EQ(added(steps + plain_stub).problem.cases.size(), 2u);
}

// Where the order is free, another one is no other answer.
TEST(Page, IsMergedIntoAFileThatHasAnotherOrder) {
  const std::string begin = "1. Two Sum\nReturn the indices in any order.\n" + two_sum_stub;
  const std::string input = "Input: nums = [1,2], target = 3\nOutput: ";
  const Added all = added(begin + input + "[0,1]\n");
  std::vector<std::string> remarks;
  EXPECT_EQ(merged_file(all.text, "f", read_page(begin + input + "[1,0]\n"), remarks), all.text);
}

TEST(Page, IsMergedIntoAFile) {
  const std::string begin = "1. Two Sum\n" + two_sum_stub;
  const Added all = added(begin + "Input: nums = [1,2], target = 3\nOutput: [0,1]\n");
  std::vector<std::string> remarks;
  const Page more = read_page(
      begin + "Input: nums = [1,2], target = 3\nOutput: [0,1]\nInput: nums = [0,0], target = 0\nOutput: [0,1]\n");
  const std::string merged = merged_file(all.text, "f", more, remarks);
  EXPECT_EQ(parse_problem(merged, "f", "s").cases.size(), 2u);
  EXPECT_EQ(merged_file(merged, "f", more, remarks), merged);
  const Page other = read_page(begin + "Input: nums = [1,2], target = 3\nOutput: [1,0]\n");
  EXPECT_TRUE(test::throws_with<BadInput>([&] { merged_file(all.text, "f", other, remarks); },
                                          "its case example-1 expects [0,1], and the page for the same input [1,0]"));
  std::string bad = all.text;  // cases that nobody can judge
  bad.replace(bad.find("\"cases\": ["), 10, "\"cases\": [{}, 7, ");
  EXPECT_EQ(parse_problem(merged_file(bad, "f", more, remarks), "f", "s").cases.size(), 2u);
}

// A page that was copied wrongly, or has changed.
TEST(Page, OfOtherTypesMakesAFileWithoutCasesAnewAndChangesNoOther) {
  std::vector<std::string> remarks;
  const auto page = [](const std::string& type, const std::string& example) {
    return read_page("2235. Add Two Integers\n" + example + "Constraints:\n-100 <= num1, num2 <= 100\n\n" +
                     "class Solution {\npublic:\n    " + type + " sum(int num1, int num2) {}\n};\n");
  };
  const std::string one = "Input: num1 = 1, num2 = 2\nOutput: 3\n";
  const std::string wrong = problem_file(page("string", one), remarks);
  EXPECT_EQ(parse_problem(wrong, "f", "s").cases.size(), 0u);
  const Problem mended = parse_problem(merged_file(wrong, "f", page("int", one), remarks), "f", "s");
  EXPECT_EQ(mended.stub.method().returns, "int");
  EXPECT_EQ(mended.cases.size(), 1u);
  const std::string right = problem_file(page("int", one), remarks);
  // However they are written, and beside what a solution adds; with how answers compare.
  const Page solution = read_page(
      "2235. Add Two Integers\nInput: num1 = 7, num2 = 8\nOutput: 15\n\nclass Solution {\npublic:\n"
      "    Solution() { ios::sync_with_stdio(false); }\n    int helper(int a) { return a; }\n"
      "    int sum(const int& num1, int num2) { return num1; }\n};\n");
  EXPECT_EQ(parse_problem(merged_file(right, "f", solution, remarks), "f", "s").cases.size(), 2u);
  EXPECT_TRUE(contains(merged_file(right, "f", solution, remarks), "int sum(int num1, int num2)"));
  const std::string lists = "49. Group\nReturn the answer in any order.\nInput: s = [\"a\"]\nOutput: [\"a\"]\n";
  const auto group = [&](const std::string& type) {
    return read_page(lists + "class Solution {\npublic:\n    " + type + " group(vector<string>& s) {}\n};\n");
  };
  const std::string grouped = merged_file(problem_file(group("int"), remarks), "f", group("vector<string>"), remarks);
  EXPECT_EQ(order_words(parse_problem(grouped, "f", "s").order), "any order");
}

// However it is cut.
TEST(Page, EndsForAnyText) {
  const std::string text =
      "1. Two Sum\n<p>Example 1:</p>**Input:** nums = [\"a\\\"\nOutput: [\n/* class X { */\n" + two_sum_stub;
  for (std::size_t length = 0; length <= text.size(); ++length) {
    std::vector<std::string> remarks;
    try {
      problem_file(read_page(text.substr(length)), remarks);
      problem_file(read_page(text.substr(0, length)), remarks);
    } catch (const BadInput&) {
    }
  }
}

TEST(Page, HasATitleInALineOfItsOwnNearItsTop) {
  const std::string rest = "\nGiven nums, do it.\n\nExample 1:\nInput: nums = [1]\nOutput: 1\n";
  const auto title = [&](const std::string& first) {
    const Page page = read_page(first + rest);
    return page.id ? std::to_string(page.id) + " " + page.title : "";
  };
  EXPECT_EQ(title("1. Two Sum"), "1 Two Sum");
  EXPECT_EQ(title("15. 3Sum\nMedium"), "15 3Sum");
  EXPECT_EQ(title("1.两数之和"), "1 两数之和");
  EXPECT_EQ(title("Two Sum\n41.5%\n2.2M"), "");
  EXPECT_EQ(title("Two Sum\nDetermine if it is valid:\n1. Each row must hold the digits."), "");
  EXPECT_EQ(title(std::string(40, '\n') + "7. Reverse"), "7 Reverse");
  std::string late;
  for (int i = 0; i < 40; ++i) late += "words\n";
  EXPECT_EQ(title(late + "7. Reverse"), "");
}

TEST(Page, OfAnotherSeriesHasNoNumber) {
  for (const char* title :
       {"LCP 01. 猜数字", "LCR 001. 两数相除", "面试题 02.06. 回文链表", "剑指 Offer 40. 最小的k个数"}) {
    const Page page = read_page("# [" + std::string(title) + "](https://leetcode.cn/problems/x)\n\n给你 nums。\n");
    EXPECT_EQ(page.id, 0) << title;
    EXPECT_EQ(page.other_series, title);
  }
  EXPECT_EQ(read_page("1. 两数之和\n限制：\n1 <= nums.length <= 10\n").constraints,
            std::vector<std::string>{"1 <= nums.length <= 10"});
}

TEST(Page, TakesBothOfTwoAnswers) {
  const std::string stub = "class Solution {\npublic:\n    string f(string s) {\n    }\n};\n";
  const Added all = added(
      "5. Longest\nGiven s.\n\nExample 1:\nInput: s = \"babad\"\nOutput: \"bab\" or \"aba\"\n"
      "Example 2:\nInput: s = \"a or b\"\nOutput: \"a or b\"\n\nConstraints:\n1 <= s.length <= 9\n" +
      stub);
  ASSERT_EQ(all.problem.cases.size(), 2u);
  EXPECT_EQ(all.problem.cases[0].expected, "\"bab\"");
  EXPECT_EQ(all.problem.cases[0].also_right, std::vector<std::string>{"\"aba\""});
  EXPECT_EQ(all.problem.cases[1].expected, "\"a or b\"");
  const Added odd = added("5. Longest\nGiven s.\n\nExample 1:\nInput: s = \"a\"\nOutput: \"b\" (0b1011)\n" + stub);
  EXPECT_TRUE(odd.problem.cases.empty());
}

TEST(Page, FreesTheOrderAtBothLevelsWhereItSaysSo) {
  const auto order = [](const std::string& sentence) {
    return read_page("90. Subsets II\nReturn all of them.\n\n" + sentence +
                     "\n\nExample 1:\nInput: n = 1\nOutput: [[1]]\n")
        .order;
  };
  using Order = Problem::Order;
  for (const char* sentence :
       {"The subsets and the values within each subset may be returned in any order.",
        "You may return the subsets and the elements of each subset in any order.",
        "The order of the subsets and of the values within each subset does not matter in the answer.",
        "Both the groups and the words in them may be returned in any order."})
    EXPECT_EQ(order(sentence), Order::free_at_every_level) << sentence;
  EXPECT_EQ(order("Return the answer in any order."), Order::free);
  EXPECT_EQ(order("Return the elements within each group in any order."), Order::free_within);
  const Added all = added(
      "27. Remove Element\nRemove all of val in-place. The order of the elements may be changed.\nExample 1:\n"
      "Input: nums = [3,2], val = 3\nOutput: 1, nums = [2,_]\n"
      "class Solution {\npublic:\n    int f(vector<int>& nums, int val) {\n    }\n};\n");
  EXPECT_EQ(all.problem.order, Order::free);
  EXPECT_TRUE(all.problem.prefix);
}

TEST(Page, TakesWhatStandsAboveTheClassForCode) {
  const Added all = added(
      "1. Two Sum\nGiven nums.\n\nExample 1:\nInput: nums = [1], target = 1\nOutput: [0]\n\n"
      "Constraints:\n1 <= nums.length <= 9\n\n#include <vector>\n#define ll long long\nusing namespace std;\n" +
      two_sum_stub);
  EXPECT_EQ(all.problem.constraints, std::vector<std::string>{"1 <= nums.length <= 9"});
  EXPECT_EQ(all.problem.stub.text, parse_stub(two_sum_stub).text);
}

}  // namespace
}  // namespace leetjudge
