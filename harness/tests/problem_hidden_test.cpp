// Problems whose interface LeetCode hides: every part of the headers in rules/ with a solution that is right and one
// that is not.
#include <algorithm>
#include <map>
#include <set>

#include "commands_fixture.hpp"
#include "inputs/rules.hpp"
#include "util/files.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

struct Example {
  int id;
  const char* stub;  // with its bodies: a right solution
  const char* input;
  const char* expected;
  const char* right;  // what a wrong solution has `wrong` for
  const char* wrong;
};

constexpr const char* node =
    "/*\nclass Node {\npublic:\n    int val;\n    Node* next;\n    Node() {}\n    Node(int v) { val = v; next = NULL; "
    "}\n    Node(int v, Node* n) { val = v; next = n; "
    "}\n};\n*/\n";

#define NODE_PARENT \
  "/*\nclass Node {\npublic:\n    int val;\n    Node* left;\n    Node* right;\n    Node* parent;\n};\n*/\n"
#define NODE_CHILDREN                                                                                                \
  "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> children;\n    Node() {}\n    Node(int v) { val = v; " \
  "}\n"                                                                                                              \
  "    Node(int v, vector<Node*> c) { val = v; children = c; }\n};\n*/\n"

const Example examples[] = {
    {133,
     "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> neighbors;\n    Node() : val(0) {}\n    Node(int v) "
     ": val(v) {}\n};\n*/\n"
     "class Solution { public: map<Node*, Node*> m; Node* cloneGraph(Node* n) { if (!n || m[n]) return m[n]; "
     "Node* c = m[n] = new Node(n->val); for (auto o : n->neighbors) c->neighbors.push_back(cloneGraph(o)); return c; "
     "} };",
     R"({"node": [[2],[1]]})", "[[2],[1]]", "cloneGraph(o)", "o"},
    {138,
     "/*\nclass Node {\npublic:\n    int val;\n    Node* next;\n    Node* random;\n    Node(int v) { val = v; next = "
     "random = NULL; }\n};\n*/\n"
     "class Solution { public: Node* copyRandomList(Node* h) { map<Node*, Node*> m; for (auto n = h; n; n = n->next) "
     "m[n] = new Node(n->val); for (auto n = h; n; n = n->next) m[n]->next = m[n->next], m[n]->random = m[n->random]; "
     "return m[h]; } };",
     R"({"head": [[7,null],[13,0]]})", "[[7,null],[13,0]]", "return m[h];", "Node* c = m[h]; h->val++; return c;"},
    {1485,
     "/*\nclass Node {\npublic:\n    int val;\n    Node* left;\n    Node* right;\n    Node* random;\n    Node(int v) "
     "{ val = v; left = right = random = NULL; }\n};\n*/\n"
     "class Solution { public: map<Node*, NodeCopy*> m; NodeCopy* copyRandomBinaryTree(Node* n) { if (!n) return NULL; "
     "if (m[n]) return m[n]; NodeCopy* c = m[n] = new NodeCopy(n->val); c->left = copyRandomBinaryTree(n->left); "
     "c->right = copyRandomBinaryTree(n->right); c->random = copyRandomBinaryTree(n->random); return c; } };",
     R"({"root": [[1,null],null,[4,0]]})", "[[1,null],null,[4,0]]", "copyRandomBinaryTree(n->random)", "NULL"},
    {1490,
     NODE_CHILDREN
     "class Solution { public: Node* cloneTree(Node* r) { if (!r) return r; Node* c = new Node(r->val); for (auto o : "
     "r->children) c->children.push_back(cloneTree(o)); return c; } };",
     R"({"root": [1,null,3,2]})", "[1,null,3,2]", "cloneTree(o)", "o"},
    {1644,
     "class Solution { public: int n = 0; TreeNode* lowestCommonAncestor(TreeNode* r, TreeNode* p, TreeNode* q) { "
     "TreeNode* f = go(r, p, q); return n == 2 ? f : nullptr; } TreeNode* go(TreeNode* r, TreeNode* p, TreeNode* q) { "
     "if (!r) return r; auto a = go(r->left, p, q), b = go(r->right, p, q); if (r == p || r == q) { n++; return r; } "
     "return a && b ? r : a ? a : b; } };",
     R"({"root": [3,5,1], "p": 5, "q": 10})", "null", "n == 2 ? f : nullptr", "f"},
    {1650,
     NODE_PARENT
     "class Solution { public: Node* lowestCommonAncestor(Node* p, Node* q) { set<Node*> s; for (; p; p = p->parent) "
     "s.insert(p); while (!s.count(q)) q = q->parent; return q; } };",
     R"({"root": [3,5,1,6,2,0,8], "p": 5, "q": 2})", "5", "return q;", "return q->parent;"},
    {1676,
     "class Solution { public: TreeNode* lowestCommonAncestor(TreeNode* r, vector<TreeNode*> &nodes) { if (!r || "
     "count(nodes.begin(), nodes.end(), r)) return r; auto a = lowestCommonAncestor(r->left, nodes), b = "
     "lowestCommonAncestor(r->right, nodes); return a && b ? r : a ? a : b; } };",
     R"({"root": [3,5,1,6,2,0,8], "nodes": [6,2]})", "5", "a && b ? r : a", "a"},
    {285,
     "class Solution { public: TreeNode* inorderSuccessor(TreeNode* r, TreeNode* p) { TreeNode* f = nullptr; while (r) "
     "if (r->val > p->val) { f = r; r = r->left; } else r = r->right; return f; } };",
     R"({"root": [2,1,3], "p": 3})", "null", "return f;", "return p;"},
    {510,
     NODE_PARENT
     "class Solution { public: Node* inorderSuccessor(Node* n) { if (n->right) { for (n = n->right; n->left;) n = "
     "n->left; return n; } while (n->parent && n->parent->right == n) n = n->parent; return n->parent; } };",
     R"({"tree": [2,1,3], "node": 1})", "2", "return n->parent;", "return nullptr;"},
    {1602,
     "class Solution { public: TreeNode* findNearestRightNode(TreeNode* r, TreeNode* u) { queue<TreeNode*> q; "
     "q.push(r); while (1) for (int n = q.size(); n--;) { TreeNode* x = q.front(); q.pop(); if (x == u) return n ? "
     "q.front() : nullptr; if (x->left) q.push(x->left); if (x->right) q.push(x->right); } } };",
     R"({"root": [1,2,3,null,4,5,6], "u": 4})", "5", "n ? q.front() : nullptr", "u"},
    {426,
     "/*\nclass Node {\npublic:\n    int val;\n    Node* left;\n    Node* right;\n};\n*/\n"
     "class Solution { public: Node *first = nullptr, *last = nullptr; Node* treeToDoublyList(Node* r) { if (!r) "
     "return "
     "r; go(r); last->right = first; first->left = last; return first; } void go(Node* r) { if (!r) return; "
     "go(r->left); if (last) last->right = r, r->left = last; else first = r; last = r; go(r->right); } };",
     R"({"root": [4,2,5,1,3]})", "[1,2,3,4,5]", "first->left = last;", ""},
    {428,
     NODE_CHILDREN
     "class Codec { public: string serialize(Node* r) { if (!r) return \"\"; string s = to_string(r->val) + \" \" + "
     "to_string(r->children.size()) + \" \"; for (auto c : r->children) s += serialize(c); return s; } Node* "
     "deserialize(string s) { stringstream in(s); return s.empty() ? nullptr : read(in); } Node* read(stringstream& "
     "in) "
     "{ int v, n; in >> v >> n; Node* r = new Node(v); while (n--) r->children.push_back(read(in)); return r; } };",
     R"({"root": [1,null,3,2,4,null,5,6]})", "[1,null,3,2,4,null,5,6]", "while (n--)", "while (--n > 0)"},
    {431,
     NODE_CHILDREN
     "class Codec { public: TreeNode* encode(Node* r) { if (!r) return nullptr; TreeNode* t = new TreeNode(r->val); "
     "TreeNode** at = &t->left; for (auto c : r->children) { *at = encode(c); at = &(*at)->right; } return t; } Node* "
     "decode(TreeNode* t) { if (!t) return nullptr; Node* r = new Node(t->val, {}); for (TreeNode* c = t->left; c; c = "
     "c->right) r->children.push_back(decode(c)); return r; } };",
     R"({"root": [1,null,3,2,4,null,5,6]})", "[1,null,3,2,4,null,5,6]", "c = t->left; c;",
     "c = t->left; c && c->right;"},
    {1506,
     NODE_CHILDREN
     "class Solution { public: Node* findRoot(vector<Node*> tree) { int s = 0; for (auto n : tree) { s ^= n->val; for "
     "(auto c : n->children) s ^= c->val; } for (auto n : tree) if (n->val == s) return n; return nullptr; } };",
     R"({"tree": [1,null,3,2,4,null,5,6]})", "[1,null,3,2,4,null,5,6]", "n->val == s", "true"},
    {1265,
     "class Solution { public: void printLinkedListInReverse(ImmutableListNode* head) { if (!head) return; "
     "printLinkedListInReverse(head->getNext()); head->printValue(); } };",
     R"({"head": [1,2,3]})", "[3,2,1]", "head->printValue();", ""},
    {1428,
     "class Solution { public: int leftMostColumnWithOne(BinaryMatrix &m) { int r = 0, c = m.dimensions()[1]; while (r "
     "< m.dimensions()[0] && c) if (m.get(r, c - 1)) c--; else r++; return c == m.dimensions()[1] ? -1 : c; } };",
     R"({"mat": [[0,0],[0,1]]})", "1", "int r = 0,", "for (int k = 0; k < 1000; k++) m.get(0, 0); int r = 0,"},
    {1533,
     "class Solution { public: int getIndex(ArrayReader &a) { int best = 0; for (int i = 1; i < a.length(); i++) if "
     "(a.compareSub(i, i, best, best) > 0) best = i; return best; } };",
     R"({"arr": [7,7,10,7]})", "2", "return best;",
     "for (int k = 0; k < 18; k++) a.compareSub(0, 0, 1, 1); return best;"},
    {1274,
     "class Solution { public: int countShips(Sea& sea, vector<int> t, vector<int> b) { int n = 0; for (int x = b[0]; "
     "x "
     "<= t[0]; x++) for (int y = b[1]; y <= t[1]; y++) n += sea.hasShips({x, y}, {x, y}); return n; } };",
     R"({"ships": [[1,1],[2,2],[3,3],[5,5]], "topRight": [4,4], "bottomLeft": [0,0]})", "3", "int n = 0;",
     "int n = 0; for (int k = 0; k < 376; k++) sea.hasShips(t, b);"},
    {1236,
     "class Solution { public: vector<string> crawl(string s, HtmlParser& p) { auto host = [](string u) { return "
     "u.substr(0, u.find('/', 7)); }; vector<string> q = {s}; set<string> seen = {s}; for (size_t i = 0; i < q.size(); "
     "i++) for (string u : p.getUrls(q[i])) if (host(u) == host(s) && seen.insert(u).second) q.push_back(u); return q; "
     "} };",
     R"({"urls": ["http://a.b/c","http://a.b","http://x.y"], "edges": [[0,1],[0,2],[1,0]], "startUrl": "http://a.b/c"})",
     R"(["http://a.b/c","http://a.b"])", "host(u) == host(s) && ", ""},
    {141,
     "class Solution { public: bool hasCycle(ListNode *head) { ListNode *a = head, *b = head; while (b && b->next) { a "
     "= a->next; "
     "b = b->next->next; if (a == b) return true; } return false; } };",
     R"({"head": [3,2,0], "pos": 1})", "true", "return true", "return false"},
    {142,
     "class Solution { public: ListNode *detectCycle(ListNode *head) { set<ListNode*> seen; while (head && "
     "seen.insert(head).second) "
     "head = head->next; return head; } };",
     R"({"head": [3,2,0], "pos": 1})", "1", "return head;", "return nullptr;"},
    {160,
     "class Solution { public: ListNode *getIntersectionNode(ListNode *a, ListNode *b) { set<ListNode*> seen; for (; "
     "a; a = a->next) "
     "seen.insert(a); while (b && !seen.count(b)) b = b->next; return b; } };",
     R"({"intersectVal": 8, "listA": [4,8,5], "listB": [5,6,8,5], "skipA": 1, "skipB": 2})", "8", "return b;",
     "return a;"},
    // Left as no list is to be left: with the second one's tail in the first one.
    {160,
     "class Solution { public: ListNode *getIntersectionNode(ListNode *a, ListNode *b) { set<ListNode*> seen; for "
     "(ListNode* "
     "one = a; one; one = one->next) seen.insert(one); while (b && !seen.count(b)) b = b->next; return b; } };",
     R"({"intersectVal": 8, "listA": [4,8,5], "listB": [5,6,8,5], "skipA": 1, "skipB": 2})", "8", "return b;",
     "if (b) a->next = a; return b;"},
    // By their values, which are as in the answer.
    {160,
     "class Solution { public: ListNode *getIntersectionNode(ListNode *a, ListNode *b) { for (; a; a = a->next) for "
     "(auto q = b; q; q = q->next) if (a == q) return a; return nullptr; } };",
     R"({"intersectVal": 8, "listA": [8,1,8,4], "listB": [5,6,8,4], "skipA": 2, "skipB": 2})", "8", "a == q",
     "a->val == q->val"},
    {237, "class Solution { public: void deleteNode(ListNode* node) { *node = *node->next; } };",
     R"({"head": [4,5,1], "node": 5})", "[4,1]", "*node = *node->next;", ""},
    {235,
     "class Solution { public: TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q) { while "
     "((root->val - p->val) * "
     "1L * (root->val - q->val) > 0) root = root->val > p->val ? root->left : root->right; return root; } };",
     R"({"root": [6,2,8,0,4], "p": 0, "q": 4})", "2", "return root;", "return p;"},
    {863,
     "class Solution { public: vector<int> distanceK(TreeNode* root, TreeNode* t, int k) { if (!t || k < 0) return {}; "
     "if "
     "(!k) return {t->val}; vector<int> all = distanceK(root, t->left, k - 1); for (int one : distanceK(root, "
     "t->right, k - "
     "1)) all.push_back(one); return all; } };",
     R"({"root": [1,2,3,4], "target": 2, "k": 1})", "[4]", "return all;", "return {root->val};"},
    {1379,
     "class Solution { public: TreeNode* getTargetCopy(TreeNode* o, TreeNode* c, TreeNode* t) { if (!o || o == t) "
     "return c; TreeNode* "
     "l = getTargetCopy(o->left, c ? c->left : 0, t); return l ? l : getTargetCopy(o->right, c->right, t); } };",
     R"({"tree": [7,4,3], "target": 3})", "3", "return c;", "return t;"},
    {449,
     "class Codec { public: string serialize(TreeNode* r) { return r ? to_string(r->val) + \" \" + serialize(r->left) "
     "+ serialize(r->right) "
     ": \"x \"; } TreeNode* deserialize(string s) { stringstream in(s); return read(in); } TreeNode* "
     "read(stringstream& in) { string w; in >> w; "
     "if (w == \"x\") return nullptr; TreeNode* r = new TreeNode(stoi(w)); r->left = read(in); r->right = read(in); "
     "return r; } };",
     R"({"root": [2,1,3]})", "[2,1,3]", "r->right = read(in);", ""},
    {535,
     "class Solution { public: string encode(string longUrl) { return longUrl; } string decode(string shortUrl) { "
     "return shortUrl; } };",
     R"({"url": "https://a.b"})", R"("https://a.b")", "return shortUrl;", "return \"\";"},
    {271,
     "class Codec { public: string encode(vector<string>& strs) { string s; for (auto& x : strs) s += "
     "to_string(x.size()) + \":\" + x; return s; "
     "} vector<string> decode(string s) { vector<string> r; for (size_t i = 0; i < s.size();) { size_t c = s.find(':', "
     "i), n = stoi(s.substr(i)); "
     "r.push_back(s.substr(c + 1, n)); i = c + 1 + n; } return r; } };",
     R"({"dummy_input": ["a","","b:c"]})", R"(["a","","b:c"])", "s.substr(c + 1, n)", "s.substr(c, n)"},
    {278,
     "class Solution { public: int firstBadVersion(int n) { int l = 1; while (l < n) { int m = l + (n - l) / 2; if "
     "(isBadVersion(m)) n = m; else l "
     "= m + 1; } return l; } };",
     R"({"n": 2147483647, "bad": 4})", "4", "return l;", "return l + 1;"},
    {374,
     "class Solution { public: int guessNumber(int n) { int l = 1; while (l < n) { int m = l + (n - l) / 2; if "
     "(guess(m) <= 0) n = m; else l = m + "
     "1; } return l; } };",
     R"({"n": 10, "pick": 6})", "6", "return l;", "return l - 1;"},
    {3064,
     "class Solution { public: int findNumber() { int n = 0; for (int i = 0; i < 30; i++) if (commonSetBits(1 << i)) n "
     "|= 1 << i; return n; } };",
     R"({"n": 1073741823})", "1073741823", "i < 30", "i < 29"},
    {3094,
     "class Solution { public: int findNumber() { int n = 0; for (int i = 0; i < 30; i++) { int once = commonBits(1 << "
     "i); if (once > commonBits(1 << i)) n |= 1 << i; } return n; } };",
     R"({"n": 536870913})", "536870913", "if (once > commonBits(1 << i))", "if (once > 15)"},
    {277,
     "class Solution { public: int findCelebrity(int n) { int c = 0; for (int i = 1; i < n; i++) if (knows(c, i)) c = "
     "i; for (int i = 0; i < n; i++) "
     "if (i != c && (knows(c, i) || !knows(i, c))) return -1; return c; } };",
     R"({"graph": [[1,1,0],[0,1,0],[1,1,1]]})", "1", "return c;", "return 0;"},
    {339,
     "class Solution { public: int depthSum(vector<NestedInteger>& list) { return sum(list, 1); } int "
     "sum(vector<NestedInteger>& l, int d) { "
     "int s = 0; for (auto& x : l) s += x.isInteger() ? x.getInteger() * d : sum(x.getList(), d + 1); return s; } };",
     R"({"calls": ["Solution","depthSum"], "arguments": [[],[[[1,1],2,[1,1]]]]})", "[null,10]", "d + 1", "d"},
    {385,
     "class Solution { public: NestedInteger deserialize(string s) { NestedInteger r; r.add(NestedInteger(1)); "
     "NestedInteger l; l.add(r); return l; } "
     "};",
     R"({"s": "[[1]]"})", "[[1]]", "l.add(r);", ""},
    {341,
     "class NestedIterator { public: NestedIterator(vector<NestedInteger> &nestedList) { add(nestedList); } int next() "
     "{ return v[i++]; } bool "
     "hasNext() { return i < v.size(); } void add(vector<NestedInteger>& l) { for (auto& x : l) if (x.isInteger()) "
     "v.push_back(x.getInteger()); else "
     "add(x.getList()); } vector<int> v; size_t i = 0; };",
     R"({"nestedList": [[1,1],2,[]]})", "[1,1,2]", "return v[i++];", "return v[i++] + 1;"},
    {284,
     "class PeekingIterator : public Iterator { public: PeekingIterator(const vector<int>& nums) : Iterator(nums) {} "
     "int peek() { return "
     "Iterator(*this).next(); } int next() { return Iterator::next(); } bool hasNext() const { return "
     "Iterator::hasNext(); } };",
     R"({"calls": ["PeekingIterator","next","peek","next","hasNext"], "arguments": [[[1,2]],[],[],[],[]]})",
     "[null,1,2,2,false]", "return Iterator::next();", "return 0;"},
    {1095,
     "class Solution { public: int findInMountainArray(int target, MountainArray &a) { for (int i = 0; i < a.length(); "
     "i++) if (a.get(i) == target) "
     "return i; return -1; } };",
     R"({"mountainArr": [1,2,3,1], "target": 3})", "2", "return i;",
     "{ for (int k = 0; k < 98; k++) a.get(0); return i; }"},
    {702,
     "class Solution { public: int search(const ArrayReader& r, int target) { for (int i = 0; r.get(i) != INT_MAX; "
     "i++) if (r.get(i) == target) return "
     "i; return -1; } };",
     R"({"secret": [-1,0,3], "target": 3})", "2", "return i;", "return 0;"},
    {843,
     "class Solution { public: void findSecretWord(vector<string>& words, Master& master) { for (auto& w : words) "
     "master.guess(w); } };",
     R"({"secret": "ab", "words": ["cd","ab"], "allowedGuesses": 2})", R"("You guessed the secret word correctly.")",
     "master.guess(w)", "w.size()"},
    {843,
     "class Solution { public: void findSecretWord(vector<string>& words, Master& master) { for (auto& w : words) if "
     "(master.guess(w) == 2) return; } };",
     R"({"secret": "ab", "words": ["ab","cd","ef"], "allowedGuesses": 2})",
     R"("You guessed the secret word correctly.")", "return;", ";"},
    {489,
     "class Solution { public: set<pair<int,int>> seen; void cleanRoom(Robot& robot) { go(robot, 0, 0, 0); } void "
     "go(Robot& r, int x, int y, int d) { "
     "int dx[] = {-1,0,1,0}, dy[] = {0,1,0,-1}; seen.insert({x, y}); r.clean(); for (int k = 0; k < 4; k++) { int e = "
     "(d + k) % 4, a = x + dx[e], b = y "
     "+ dy[e]; if (!seen.count({a, b}) && r.move()) { go(r, a, b, e); r.turnRight(); r.turnRight(); r.move(); "
     "r.turnRight(); r.turnRight(); } "
     "r.turnRight(); } } };",
     R"({"room": [[1,1],[0,1]], "row": 0, "col": 0})", R"("Robot cleaned all rooms.")", "k < 4", "k < 1"},
    {157,
     "class Solution { public: int read(char *buf, int n) { int t = 0; char b[4]; while (int k = read4(b)) for (int i "
     "= 0; i < k && t < n; i++) "
     "buf[t++] = b[i]; return t; } };",
     R"({"file": "abcde", "n": 5})", "5", "buf[t++] = b[i]", "buf[t++] = b[0]"},
    {158,
     "class Solution { public: queue<char> q; int read(char *buf, int n) { int t = 0; char b[4]; while (t < n) { if "
     "(q.empty()) { int k = read4(b); if "
     "(!k) break; for (int i = 0; i < k; i++) q.push(b[i]); } buf[t++] = q.front(); q.pop(); } return t; } };",
     R"({"file": "abc", "queries": [1,2,1]})", "[1,2,0]", "return t;", "return n;"},
    // The first call reads the whole file into the buffer, which has room for it.
    {158,
     "class Solution { public: string all; int at = -1; int read(char *buf, int n) { if (at < 0) { int t = 0; while "
     "(int k = read4(buf + t)) t += k; all.assign(buf, t); at = 0; } int c = min<int>(n, all.size() - at); memcpy(buf, "
     "&all[at], c); at += c; return c; } };",
     R"({"file": "abcdefghijkl", "queries": [1,2,1]})", "[1,2,1]", "at += c", "at += 0"},
    {470,
     "class Solution { public: int rand10() { int v; do v = (rand7() - 1) * 7 + rand7(); while (v > 40); return v % 10 "
     "+ 1; } };",
     R"({"n": 1000})", "[1]", "return v % 10 + 1;", "return rand7();"},
    {1237,
     "class Solution { public: vector<vector<int>> findSolution(CustomFunction& f, int z) { vector<vector<int>> r; for "
     "(int x = 1; x <= z; x++) for "
     "(int y = 1; y <= z; y++) if (f.f(x, y) == z) r.push_back({x, y}); return r; } };",
     R"({"function_id": 1, "z": 3})", "[[1,2],[2,1]]", "{x, y}", "{x, x}"},
    {690,
     "/*\nclass Employee {\npublic:\n    int id;\n    int importance;\n    vector<int> subordinates;\n};\n*/\nclass "
     "Solution { public: int "
     "getImportance(vector<Employee*> e, int id) { for (auto* x : e) if (x->id == id) { int s = x->importance; for "
     "(int y : x->subordinates) s += "
     "getImportance(e, y); return s; } return 0; } };",
     R"({"e": [[1,5,[2]],[2,3,[]]], "id": 1})", "8", "return s;", "return 5;"},
    {1114,
     "class Foo { public: atomic<int> n{0}; Foo() {} void first(function<void()> f) { f(); n = 1; } void "
     "second(function<void()> f) { while (n < 1) "
     "this_thread::yield(); f(); n = 2; } void third(function<void()> f) { while (n < 2) this_thread::yield(); f(); } "
     "};",
     R"({"nums": [3,2,1]})", R"("firstsecondthird")", "f(); n = 2;", "n = 2;"},
    {1115,
     "class FooBar { public: int n; atomic<int> t{0}; FooBar(int n) { this->n = n; } void foo(function<void()> f) { "
     "for (int i = 0; i < n; i++) { "
     "while (t) this_thread::yield(); f(); t = 1; } } void bar(function<void()> f) { for (int i = 0; i < n; i++) { "
     "while (!t) this_thread::yield(); f(); "
     "t = 0; } } };",
     R"({"n": 2})", R"("foobarfoobar")", "i < n; i++) { while (!t)", "i < n - 1; i++) { while (!t)"},
    {1116,
     "class ZeroEvenOdd { public: int n; atomic<int> t{0}; ZeroEvenOdd(int n) { this->n = n; } void "
     "zero(function<void(int)> p) { for (int i = 1; i <= "
     "n; i++) { while (t) this_thread::yield(); p(0); t = i; } } void even(function<void(int)> p) { go(p, 2); } void "
     "odd(function<void(int)> p) { go(p, "
     "1); } void go(function<void(int)> p, int i) { for (; i <= n; i += 2) { while (t != i) this_thread::yield(); "
     "p(i); t = 0; } } };",
     R"({"n": 3})", R"("010203")", "p(0);", "p(1);"},
    {1117,
     "class H2O { public: mutex m; condition_variable c; int h = 0, o = 0; H2O() {} void hydrogen(function<void()> f) "
     "{ unique_lock<mutex> l(m); "
     "c.wait(l, [&] { return h < 2; }); f(); h++; done(); } void oxygen(function<void()> f) { unique_lock<mutex> l(m); "
     "c.wait(l, [&] { return o < 1; }); "
     "f(); o++; done(); } void done() { if (h == 2 && o == 1) h = o = 0; c.notify_all(); } };",
     R"({"water": "OOHHHH"})", R"("HHOHHO")", "o++; done();", "o++; f(); done();"},
    {1195,
     "class FizzBuzz { public: int n; atomic<int> i{1}; FizzBuzz(int n) { this->n = n; } template <class F> void "
     "go(bool a, bool b, F f) { for (int k; "
     "(k = i) <= n;) if ((k % 3 == 0) == a && (k % 5 == 0) == b) { f(k); i = k + 1; } else this_thread::yield(); } "
     "void fizz(function<void()> p) { "
     "go(true, false, [&](int) { p(); }); } void buzz(function<void()> p) { go(false, true, [&](int) { p(); }); } void "
     "fizzbuzz(function<void()> p) { "
     "go(true, true, [&](int) { p(); }); } void number(function<void(int)> p) { go(false, false, p); } };",
     R"({"n": 5})", R"([1,2,"fizz",4,"buzz"])", "go(false, true, [&](int) { p(); });", "go(false, true, [&](int) {});"},
    {1226,
     "class DiningPhilosophers { public: mutex m; DiningPhilosophers() {} void wantsToEat(int p, function<void()> a, "
     "function<void()> b, "
     "function<void()> e, function<void()> c, function<void()> d) { lock_guard<mutex> l(m); a(); b(); e(); c(); d(); } "
     "};",
     R"({"n": 1})", "[]", "a(); b();", "a();"},
    {1226,
     "class DiningPhilosophers { public: mutex m; void wantsToEat(int p, function<void()> a, function<void()> b, "
     "function<void()> e, function<void()> c, function<void()> d) { lock_guard<mutex> l(m); a(); b(); e(); c(); d(); } "
     "};",
     R"({"n": 1})", "[]", "lock_guard<mutex> l(m);", ""},
    {708,
     "class Solution { public: Node* insert(Node* head, int v) { Node* p = head; while (!(p->val <= v && v <= "
     "p->next->val)) p = p->next; p->next = new "
     "Node(v, p->next); return head; } };",
     R"({"head": [1,3,4], "insertVal": 2})", "[1,2,3,4]", "p->next = new Node(v, p->next);", ""},
    {708,
     "class Solution { public: Node* insert(Node* head, int v) { Node* n = new Node(v); n->next = n; return n; } };",
     R"({"head": [], "insertVal": 2})", "[2]", "n->next = n;", ""}};

std::string problem_file(const Example& one) {
  const std::string stub = (one.id == 708 ? node : "") + std::string(one.stub);
  const bool ruled = one.id == 470 || one.id == 1117 || one.id == 1226;
  return R"({"id": )" + std::to_string(one.id) + R"(, "title": "T", "stub": )" + dumped(Json(stub)) +
         R"(, "cases": [{"name": "a", "input": )" + one.input +
         (ruled ? "" : std::string(R"(, "expected": )") + one.expected) + "}]}";
}

// All parts of headers, and the problems that they begin with: one of each family is judged.
std::map<std::string, std::set<int>> interfaces() {
  std::map<std::string, std::set<int>> all;
  for (const auto& entry : fs::directory_iterator(fs::path(LEETJUDGE_HOST_DIR).parent_path() / "rules")) {
    if (entry.path().extension() != ".hpp") continue;
    const std::string header = read_file(entry.path());
    for (const std::string_view line : split_lines(header)) {
      const std::string part(line.starts_with("// ") ? line.substr(3) : "");
      for (std::size_t at = 0; at < part.size() && is_digit(part[at]); at += 6)
        all[part].insert(std::stoi(part.substr(at, 4)));
    }
  }
  return all;
}

using HiddenLong = testing::Test;

TEST(HiddenLong, JudgesWhatCallsIt) {
  std::set<int> tried;
  for (const Example& one : examples) {
    tried.insert(one.id);
    const test::TemporaryFolder folder;
    const Problem problem = parse_problem(problem_file(one), "p", "p");
    ASSERT_TRUE(problem.hidden) << one.id;
    std::string code = one.stub;
    EXPECT_EQ(judge_solution(test::builder(), problem, problem.cases, test::solution_of(folder, code), {}).status,
              Status::accepted)
        << one.id;
    const std::size_t at = code.find(one.right);
    ASSERT_NE(at, std::string::npos) << one.id;
    code.replace(at, std::string(one.right).size(), one.wrong);
    JudgeOptions quick;
    quick.check = JudgeOptions::Check::crashes;
    EXPECT_NE(
        judge_solution(test::builder(), problem, problem.cases, test::solution_of(folder, code, "wrong"), quick).status,
        Status::accepted)
        << one.id;
  }
  for (const auto& [name, ids] : interfaces()) {
    EXPECT_TRUE(std::any_of(ids.begin(), ids.end(), [&](const int id) { return tried.contains(id); })) << name;
  }
}

// What the judge does around a call is not the solution's fault.
TEST_F(Commands, TakesAMistakeInACaseForOne) {
  folder.write(
      "kit/testcases/0142_cycle.json",
      R"({"id": 142, "title": "Cycle", "stub": "class Solution { public: ListNode* detectCycle(ListNode* head) {} };",
                   "cases": [{"name": "far", "input": {"head": [1, 2], "pos": 7}, "expected": -1}]})");
  folder.write("mine.cpp", "class Solution { public: ListNode* detectCycle(ListNode* head) { return nullptr; } };\n");
  const test::Printed printed = judge("142 mine.cpp --kit kit --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err, "the problem never gives this: what stands between it and a solution ends"))
      << printed.err;
  EXPECT_TRUE(has(judge("cases 142 --kit kit").out, "BAD  far")) << "as well";
}

// What the page says in words, rules know: a node that is there and goes on.
TEST_F(Commands, SaysWhatAProblemNeverGivesThoughNoConstraintTells) {
  folder.write("kit/testcases/0237_node.json",
               R"({"id": 237, "title": "Node", "stub": "class Solution { public: void deleteNode(ListNode* node) {} };",
          "cases": [{"name": "one", "input": {"head": [4, 5, 1], "node": 5}, "expected": [4, 1]}]})");
  folder.write(
      "mine.cpp",
      "class Solution { public: void deleteNode(ListNode* n) { n->val = n->next->val; n->next = n->next->next; "
      "} };\n");
  EXPECT_EQ(judge("237 mine.cpp --kit kit --fast").status, 0);
  const test::Printed last = judge("237 mine.cpp --kit kit --fast --input 'head = [4,5,1], node = 1'");
  EXPECT_TRUE(has(last.err, "--input: the problem never gives this: it breaks what the page says of inputs in words"))
      << last.err;
  EXPECT_FALSE(has(judge("237 mine.cpp --kit kit --fast --input 'head = [4,5,1], node = 5'").err, "never gives"));
  folder.write("never.json", R"([{"name": "last", "input": {"head": [4, 5, 1], "node": 1}, "expected": [4, 5]}])");
  const test::Printed cases = judge("cases 237 --kit kit --cases never.json");
  EXPECT_EQ(cases.status, 2) << cases.out;
  EXPECT_TRUE(has(cases.out, "it breaks what the page says of inputs in words")) << cases.out;
}

// What a solution's author calls by his own names, what stands between it and the judge calls otherwise.
TEST_F(Commands, LetsASolutionHaveMacrosThatWhatCallsItUsesAsWords) {
  folder.write(
      "kit/testcases/0160_lists.json",
      R"({"id": 160, "title": "Lists", "stub": "class Solution { public: ListNode* getIntersectionNode(ListNode* a, ListNode* b) {} };",
          "cases": [{"name": "one", "input": {"intersectVal": 8, "listA": [4, 8, 5], "listB": [1, 8, 5], "skipA": 1, "skipB": 1},
                     "expected": 8}]})");
  const std::string right =
      "#define node ListNode\n#define int long long\n#define last 7\n#define shared auto\n"
      "class Solution { public: node* getIntersectionNode(node* a, node* b) { shared p = a, q = b; while (p != q) { "
      "p = p ? p->next : b; q = q ? q->next : a; } return p; } };\n";
  folder.write("right.cpp", right);
  EXPECT_EQ(judge("160 right.cpp --kit kit --fast").status, 0);
  const test::Printed odd = judge("160 right.cpp --kit kit --fast --input '8, [4,8,5], [1,8,5], 1, 1' --expect null");
  EXPECT_EQ(odd.status, 2) << odd.out;
  EXPECT_TRUE(has(odd.err, "--expect: does not fit int")) << odd.err;
  folder.write("copy.cpp", replaced(right, "return p;", "node* c = new node(p->val); c->next = p->next; return c;"));
  const test::Printed copy = judge("160 copy.cpp --kit kit --fast");
  EXPECT_EQ(copy.status, 1);
  EXPECT_TRUE(has(copy.out, "answered a node that is not the first one in both lists")) << copy.out << copy.err;
}

// Inlined, it would be found without a step.
TEST_F(Commands, LetsCallsOfAHiddenFunctionTakeTheirTime) {
  folder.write("kit/testcases/0374_guess.json",
               R"({"id": 374, "title": "Guess", "stub": "class Solution { public: int guessNumber(int n) {} };",
                   "cases": [{"name": "far", "input": {"n": 2147483647, "pick": 2147483646}, "expected": 2147483646}]})");
  folder.write(
      "mine.cpp",
      "class Solution { public: int guessNumber(int n) { for (int i = 1; i < n; i++) if (guess(i) == 0) return i; "
      "return n; } };\n");
  const test::Printed printed = judge("374 mine.cpp --kit kit --fast --time-limit 100ms");
  EXPECT_TRUE(has(printed.out, "Time Limit Exceeded")) << printed.out << printed.err;
}

TEST_F(Commands, RefusesTheCopyOfAnotherNode) {
  folder.write(
      "kit/testcases/0133_copy.json",
      R"({"id": 133, "title": "Copy", "stub": "/*\nclass Node {\npublic:\n    int val;\n    vector<Node*> neighbors;\n    Node(int v) { val = v; }\n};\n*/\nclass Solution { public: Node* cloneGraph(Node* node) {} };",
          "cases": [{"name": "two", "input": {"node": [[2],[1]]}, "expected": [[2],[1]]}]})");
  const std::string right =
      "class Solution { public: Node* cloneGraph(Node* n) { Node *a = new Node(1), *b = new Node(2); a->neighbors = "
      "{b}; "
      "b->neighbors = {a}; return a; } };\n";
  folder.write("right.cpp", right);
  EXPECT_EQ(judge("133 right.cpp --kit kit --fast").status, 0);
  folder.write("other.cpp", replaced(right, "return a", "return b"));
  const test::Printed other = judge("133 other.cpp --kit kit --fast");
  EXPECT_EQ(other.status, 1);
  EXPECT_TRUE(has(other.out, "answered a copy of another node than the given one")) << other.out << other.err;
}

TEST_F(Commands, RefusesAnAnswerThatNoCopyCanBe) {
  folder.write(
      "kit/testcases/0138_copy.json",
      R"({"id": 138, "title": "Copy", "stub": "/*\nclass Node {\npublic:\n    int val;\n    Node* next;\n    Node* random;\n    Node(int v) { val = v; next = random = NULL; }\n};\n*/\nclass Solution { public: Node* copyRandomList(Node* head) {} };",
          "cases": [{"name": "word", "input": {"head": [[1, null]]}, "expected": "x"},
                    {"name": "none", "input": {"head": []}, "expected": []}]})");
  folder.write("mine.cpp", "class Solution { public: Node* copyRandomList(Node* head) { return NULL; } };\n");
  const test::Printed printed = judge("138 mine.cpp --kit kit --fast");
  EXPECT_EQ(printed.status, 2) << printed.out;
  EXPECT_TRUE(has(printed.err, "an array is expected here")) << printed.err;
  EXPECT_TRUE(has(printed.out, "1/1")) << printed.out;
}

TEST(Hidden, IsOnlyOfTheProblemThatItNames) {
  Stub other = parse_stub("class Solution { public: int somethingElse(int n) { } };");
  EXPECT_FALSE(hidden_interface(278, other));
  Stub part = parse_stub("class Solution { public: int is(int n) { } };");  // isBadVersion is another word
  EXPECT_FALSE(hidden_interface(278, part));
  Stub stub = parse_stub("class Solution { public: int firstBadVersion(int n) { } };");
  const auto hidden = hidden_interface(278, stub);
  ASSERT_TRUE(hidden);
  EXPECT_EQ(stub.input_names(), (std::vector<std::string>{"n", "bad"}));
  EXPECT_EQ(hidden->solution.input_names(), std::vector<std::string>{"n"});
}

}  // namespace
}  // namespace leetjudge
