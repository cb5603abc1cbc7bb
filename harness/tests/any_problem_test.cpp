// Problems of every kind, as a kit of the user's own would hold them: the types, nodes and calls of their stubs.
#include "judging/judge.hpp"
#include "problem/kit.hpp"
#include "support.hpp"
#include "util/error.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

struct Example {
  const char* name;
  const char* stub;
  const char* more;   // of the problem's file: "\"compare\": …, "
  const char* input;  // of its only case
  const char* expected;
  const char* solution;      // what is right
  const char* verdict = "";  // the reason of a failure
};

constexpr const char* random_node = R"(/*
// Definition for a Node.
class Node {
public:
    int val;
    Node* next;
    Node* random;

    Node(int _val) {
        val = _val;
        next = NULL;
        random = NULL;
    }
};
*/
class Solution {
public:
    Node* copyRandomList(Node* head) {
    }
};)";

constexpr const char* list_stub = R"(/**
 * Definition for singly-linked list.
 * struct ListNode {
 *     int val;
 *     ListNode *next;
 *     ListNode(int x) : val(x), next(nullptr) {}
 * };
 */
class Solution {
public:
    ListNode* reverseList(ListNode* head) {
    }
};)";

constexpr const char* lru_stub = R"(class LRUCache {
public:
    LRUCache(int capacity) {

    }

    int get(int key) {

    }

    void put(int key, int value) {

    }
};
/**
 * Your LRUCache object will be instantiated and called as such:
 * LRUCache* obj = new LRUCache(capacity);
 */)";

constexpr const char* lru_input = R"([["LRUCache","put","put","get","put","get"],[[2],[1,1],[2,2],[1],[3,3],[2]]])";

const Example examples[] = {
    {"list", list_stub, "", R"({"head": [1,2,3]})", "[3,2,1]",
     R"(ListNode* reverseList(ListNode* head) { ListNode* p = nullptr; while (head) { auto n = head->next; head->next = p; p = head; head = n; } return p; })"},
    {"empty_list", list_stub, "", R"({"head": []})", "[]", "ListNode* reverseList(ListNode* head) { return head; }"},
    {"list_with_a_cycle", list_stub, "", R"({"head": [1,2]})", "[2,1]",
     "ListNode* reverseList(ListNode* head) { head->next->next = head; return head; }", "answered a list with a cycle"},
    {"tree", "class Solution { public: TreeNode* invertTree(TreeNode* root) {} };", "",
     R"({"root": [1,2,null,null,3]})", "[1,null,2,3]",
     "TreeNode* invertTree(TreeNode* r) { if (r) { swap(r->left, r->right); invertTree(r->left); invertTree(r->right); "
     "} return r; }"},
    {"tree_with_a_node_twice", "class Solution { public: TreeNode* f(TreeNode* root) {} };", "", R"({"root": [1,2]})",
     "[1,2,2]", "TreeNode* f(TreeNode* r) { r->right = r->left; return r; }"},
    {"tree_with_a_cycle", "class Solution { public: TreeNode* f(TreeNode* root) {} };", "", R"({"root": [1,2]})",
     "[1,2]", "TreeNode* f(TreeNode* r) { r->left->right = r; return r; }",
     "answered a tree with a cycle, or with more than a million nodes"},
    {"random_pointers", random_node, "", R"({"head": [[7,null],[13,0],[11,2]]})", "[[7,null],[13,0],[11,2]]",
     "Node* copyRandomList(Node* h) { map<Node*, Node*> m; for (auto n = h; n; n = n->next) m[n] = new Node(n->val);"
     "for (auto n = h; n; n = n->next) m[n]->next = m[n->next], m[n]->random = m[n->random]; return m[h]; }"},
    {"random_pointers_of_the_old_list", random_node, "", R"({"head": [[7,null],[13,0]]})", "[[7,null],[13,0]]",
     "Node* copyRandomList(Node* h) { map<Node*, Node*> m; for (auto n = h; n; n = n->next) m[n] = new Node(n->val);"
     "for (auto n = h; n; n = n->next) m[n]->next = m[n->next], m[n]->random = n->random; return m[h]; }",
     "answered a node whose random leads out of what was returned"},
    {"next_pointers",
     "/*\nclass Node {\npublic:\n    int val;\n    Node* left;\n    Node* right;\n    Node* next;\n};\n*/\n"
     "class Solution { public: Node* connect(Node* root) {} };",
     "", R"({"root": [1,2,3,4,5,null,7]})", R"([1,"#",2,3,"#",4,5,7,"#"])",
     "Node* connect(Node* root) { vector<Node*> level{root}; while (!level.empty()) { vector<Node*> below;"
     "for (size_t i = 0; i < level.size(); i++) { if (i + 1 < level.size()) level[i]->next = level[i + 1];"
     "for (Node* c : {level[i]->left, level[i]->right}) if (c) below.push_back(c); } level = below; } return root; }"},
    {"multilevel",
     "/*\nclass Node {\npublic:\n    int val;\n    Node* prev;\n    Node* next;\n    Node* child;\n};\n*/\n"
     "class Solution { public: Node* flatten(Node* head) {} };",
     "", R"({"head": [1,2,3,4,5,6,null,null,null,7,8,9,10,null,null,11,12]})", "[1,2,3,7,8,11,12,9,10,4,5,6]",
     "Node* flatten(Node* head) { for (Node* h = head; h; h = h->next) if (h->child) { Node* n = h->next; h->next = "
     "h->child;"
     "h->child->prev = h; h->child = NULL; Node* p = h->next; while (p->next) p = p->next; p->next = n; if (n) n->prev "
     "= p; } return head; }"},
    {"multilevel_head",
     "/*\nclass Node {\npublic:\n    int val;\n    Node* prev;\n    Node* next;\n    Node* child;\n};\n*/\n"
     "class Solution { public: Node* flatten(Node* head) {} };",
     "", R"({"head": [1,2]})", "[1,2]", "Node* flatten(Node* head) { head->prev = new Node(); return head; }",
     "answered a list where prev does not lead back"},
    {"graph",
     "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> neighbors;\n    Node(int v) : val(v) {}\n};\n*/\n"
     "class Solution { public: Node* cloneGraph(Node* node) {} };",
     "", R"({"node": [[2,4],[1,3],[2,4],[1,3]]})", "[[2,4],[1,3],[2,4],[1,3]]",
     "map<Node*, Node*> m; Node* cloneGraph(Node* n) { if (!n || m.count(n)) return n ? m[n] : n; Node* c = m[n] = new "
     "Node(n->val);"
     "for (auto o : n->neighbors) c->neighbors.push_back(cloneGraph(o)); return c; }"},
    {"n_ary",
     "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> children;\n};\n*/\n"
     "class Solution { public: int sum(Node* root) {} };",
     "", R"({"root": [1,null,2,3,4,null,null,6,7,null,8]})", "31",
     "int sum(Node* r) { int s = r->val; for (auto c : r->children) s += sum(c); return s; }"},
    {"quad",
     "/*\nclass Node {\npublic:\n    bool val;\n    bool isLeaf;\n    Node* topLeft;\n    Node* topRight;\n    Node* "
     "bottomLeft;\n"
     "    Node* bottomRight;\n};\n*/\nclass Solution { public: Node* construct(vector<vector<int>>& grid) {} };",
     "", R"({"grid": [[0,1],[1,0]]})", "[[0,1],[1,0],[1,1],[1,1],[1,0]]",
     "Node* leaf(int v) { Node* n = new Node(); n->val = v; n->isLeaf = true; return n; }\n"
     "Node* construct(vector<vector<int>>& g) { Node* n = leaf(1); n->isLeaf = false; n->val = false; n->topLeft = "
     "leaf(g[0][0]);"
     "n->topRight = leaf(g[0][1]); n->bottomLeft = leaf(g[1][0]); n->bottomRight = leaf(g[1][1]); return n; }"},
    {"several_lists", "class Solution { public: ListNode* merge(vector<ListNode*>& lists) {} };", "",
     R"({"lists": [[1,4],[],[2]]})", "[1,4,2]",
     "ListNode* merge(vector<ListNode*>& l) { l[0]->next->next = l[2]; return l[0]; }"},
    {"void_changes_a_list", "class Solution { public: void cut(ListNode* head) {} };", "", R"({"head": [1,2,3]})",
     "[1]", "void cut(ListNode* head) { head->next = nullptr; }"},
    {"prefix", "class Solution { public: int removeDuplicates(vector<int>& nums) {} };", R"("compare": "prefix",)",
     R"({"nums": [1,1,2]})", "[1,2]",
     "int removeDuplicates(vector<int>& n) { return unique(n.begin(), n.end()) - n.begin(); }"},
    {"prefix_too_long", "class Solution { public: int removeDuplicates(vector<int>& nums) {} };",
     R"("compare": "prefix",)", R"({"nums": [1,1,2]})", "[1,2]", "int removeDuplicates(vector<int>& n) { return 7; }",
     "answered the count 7, and there are 3 elements"},
    {"any_order", "class Solution { public: vector<string> all(int n) {} };", R"("compare": "any order",)",
     R"({"n": 2})", R"(["a","b"])", R"(vector<string> all(int n) { return {"b", "a"}; })"},
    {"other_integers",
     "class Solution { public: long long add(long long a, unsigned b, const string& s, string_view t, char c) {} };",
     "", R"({"a": 9000000000, "b": 4294967295, "s": "é", "t": "x", "c": "\n"})", "13294967306",
     "long long add(long long a, unsigned b, const string& s, string_view t, char c) { return a + b + s.size() + "
     "t.size() + c - 2; }"},
    {"converts", "class Solution { public: int reverse(int n) {} };", "", R"({"n": 5})", "5",
     "uint32_t reverse(uint32_t n, int more = 0) { return n + more; }"},
    {"macros", "class Solution { public: long long f(vector<int>& a, int k) {} };", "", R"({"a": [1,2], "k": 3})", "6",
     "#define int long long\n#define read(x) x\n#define call 7\n#define result ans\n#define None -1\n#define need 1\n  "
     "  int f(vector<int>& a, int k) { return a[0] + a[1] "
     "+ k; }"},
    {"design", lru_stub, "", lru_input, "[null,null,null,1,null,-1]",
     R"(list<pair<int, int>> l; int c; LRUCache(int capacity) : c{capacity} {}
    int get(int key) { for (auto i = l.begin(); i != l.end(); ++i) if (i->first == key) { l.splice(l.begin(), l, i); return l.front().second; } return -1; }
    void put(int key, int value) { if (get(key) != -1) l.pop_front(); l.emplace_front(key, value); if ((int)l.size() > c) l.pop_back(); })"},
    {"design_gone_wrong", lru_stub, "", lru_input, "[null,null,null,1,null,-1]",
     "map<int, int> m; LRUCache(int) {} int get(int k) { return m.count(k) ? m[k] : -1; } void put(int k, int v) { "
     "m[k] = v; }",
     "call 5: LRUCache(2), put(1, 1), put(2, 2), get(1), put(3, 3), get(2) = 2, expected -1"},
    {"case_that_does_not_fit", "class Solution { public: int f(vector<int>& nums) {} };", "", R"({"nums": [1,"2"]})",
     "3", "int f(vector<int>& nums) { return 3; }",
     "testcases/0001_t.json#/cases/0/input/nums/1: does not fit vector<int>& nums"},
    {"no_calls", lru_stub, "", "[[],[]]", "[]", "LRUCache(int) {} int get(int) { return 1; } void put(int, int) {}",
     "testcases/0001_t.json#/cases/0: input: calls: not the constructor, first and once"},
    {"call_that_is_none", lru_stub, "", R"([["LRUCache","got"],[[2],[1]]])", "[null,1]",
     "LRUCache(int) {} int get(int) { return 1; } void put(int, int) {}",
     "testcases/0001_t.json#/cases/0: input: calls[1]: not a method of the class"},
};

void PrintTo(const Example& example, std::ostream* out) { *out << example.name; }

class AnyProblem : public testing::TestWithParam<Example> {
 protected:
  void judge_example(const JudgeOptions& options);
};

void AnyProblem::judge_example(const JudgeOptions& options) {
  const Example& example = GetParam();
  const test::TemporaryFolder folder;
  std::string file = R"({"id": 1, "title": "T", "stub": )" + dumped(Json(example.stub)) + ", " + example.more;
  file += std::string(R"("cases": [{"name": "only", "input": )") + example.input + R"(, "expected": )" +
          example.expected + "}]}";
  folder.write("kit/testcases/0001_t.json", file);
  const Problem problem = Kit(folder.path() / "kit").problem("1");
  const std::string code = "class " + problem.stub.solution.name + " {\npublic:\n    " + example.solution + "\n};\n";
  const auto judge = [&] {
    return judge_solution(test::builder(), problem, problem.cases, test::solution_of(folder, code), options);
  };
  const std::string wanted = example.verdict;
  if (problem.cases.empty()) {  // left out as it was read
    ASSERT_EQ(problem.bad_cases.size(), 1u);
    EXPECT_NE(std::string(problem.bad_cases[0].what()).find(wanted), std::string::npos) << problem.bad_cases[0].what();
    return;
  }
  if (wanted.find(": input: ") != std::string::npos) {
    EXPECT_TRUE(test::throws_with<BadInput>(judge, wanted.substr(wanted.find("testcases"))));
    return;
  }
  const SolutionResult result = judge();
  ASSERT_EQ(result.compile_error, "");
  EXPECT_EQ(result.cases[0].reason, wanted) << result.cases[0].answer.value_or("");
  EXPECT_EQ(result.status, wanted.empty() ? Status::accepted : Status::wrong_answer);
  EXPECT_EQ(result.cases[0].finding, "");
}

TEST_P(AnyProblem, IsJudged) {
  JudgeOptions options;
  options.check = JudgeOptions::Check::none;
  options.counting = JudgeOptions::Counting::none;
  judge_example(options);
}

using AnyProblemLong = AnyProblem;

TEST_P(AnyProblemLong, IsCheckedAndCounted) {
  JudgeOptions options;
  options.check = JudgeOptions::Check::all;
  options.counting = JudgeOptions::Counting::all;
  judge_example(options);
}

INSTANTIATE_TEST_SUITE_P(Kinds, AnyProblem, testing::ValuesIn(examples),
                         [](const testing::TestParamInfo<Example>& one) { return std::string(one.param.name); });

INSTANTIATE_TEST_SUITE_P(Kinds, AnyProblemLong, testing::ValuesIn(examples),
                         [](const testing::TestParamInfo<Example>& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace leetjudge
