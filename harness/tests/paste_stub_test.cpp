#include "paste/stub.hpp"
#include "support.hpp"
#include "util/error.hpp"

namespace leetjudge {
namespace {

TEST(Stub, IsOneCallOfAFunction) {
  const Stub stub =
      parse_stub("class Solution {\npublic:\n    void rotate(vector<int>& nums, int k) {\n        \n    }\n};");
  EXPECT_FALSE(stub.design);
  EXPECT_EQ(stub.input_names(), (std::vector<std::string>{"nums", "k"}));
  EXPECT_EQ(stub.changeable_parameter(), 0u);
  EXPECT_EQ(stub.declaration(), "void rotate(vector<int>& nums, int k)");
  EXPECT_EQ(stub.empty_solution(), "class Solution {\npublic:\n    void rotate(vector<int>& nums, int k) {}\n};\n");
}

TEST(Stub, IsManyCallsOfADesign) {
  const Stub stub = parse_stub(
      "class LRUCache {\npublic:\n    LRUCache(int capacity) {\n    }\n    int get(int key) {\n    }\n"
      "    void put(int key, int value) {\n    }\n};\n/** Your LRUCache object will be instantiated … */\n");
  EXPECT_TRUE(stub.design);
  EXPECT_EQ(stub.input_names(), (std::vector<std::string>{"calls", "arguments"}));
  EXPECT_EQ(stub.declaration(), "class LRUCache");
  EXPECT_EQ(stub.empty_solution(),
            "class LRUCache {\npublic:\n    LRUCache(int capacity) {}\n    int get(int key) { return {}; }\n"
            "    void put(int key, int value) {}\n};\n");
  EXPECT_TRUE(parse_stub("class Solution { public: Solution(vector<int>& w) {} int pick() {} };").design);
}

TEST(Stub, TakesNodesThatAreWrittenAsInJava) {
  const Stub stub = parse_stub(
      "/**\n * class Node {\n *     int val;\n *     Node* next;\n * };\n */\nclass Solution {\npublic:\n"
      "    int f(Node* head) {\n    }\n};\n");
  ASSERT_EQ(stub.definitions.size(), 1u);
  EXPECT_TRUE(stub.definitions[0].text.starts_with("struct Node {")) << stub.definitions[0].text;
}

TEST(Stub, KnowsWhatAMethodCanChange) {
  const auto changed = [](const std::string& parameters) {
    return parse_stub("class Solution { public: void f(" + parameters + ") {} };").changeable_parameter();
  };
  EXPECT_EQ(changed("const vector<int>& a, vector<int>& b"), 1u);
  EXPECT_EQ(changed("int n, ListNode* head"), 1u);
  EXPECT_EQ(changed("int n, vector<int> copy"), std::nullopt);
}

TEST(Stub, NeedsAMethod) {
  for (const char* text : {"", "int twoSum(int a);", "class Solution { int hidden(); };", "class Solution {"})
    EXPECT_TRUE(test::throws_with<BadInput>([&] { parse_stub(text); }, "no class with a public method")) << text;
}

TEST(Stub, RefusesWhatIsBroken) {
  const auto refuses = [](const char* text, const char* message) {
    return test::throws_with<BadInput>([&] { parse_stub(text); }, message);
  };
  EXPECT_TRUE(refuses("class Solution {\npublic:\n    int f(vector<in)t>& a) {\n    }\n};\n",
                      "line 3 of the code: the brackets in \"int f(vector<in)\" do not fit together"));
  EXPECT_TRUE(refuses("class Solution {\npublic:\n    vector<int f(int a) {\n    }\n};\n", "line 3 of the code"));
  EXPECT_TRUE(refuses("class A {\npublic:\n    A(int n) {\n    }\n};\n", "A has no public method to call"));
  EXPECT_TRUE(refuses("class Solution {\npublic:\n};\n", "no class with a public method"));
  EXPECT_EQ(parse_stub("class Solution { public: auto f(function<void(int)> g, int (&a)[3]) -> int; };").method().name,
            "f");
}

}  // namespace
}  // namespace leetjudge
