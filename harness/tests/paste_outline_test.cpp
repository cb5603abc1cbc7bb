#include <gtest/gtest.h>

#include "paste/outline.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Every class with its public methods, a line each.
std::string told(const char* text) {
  std::string told;
  for (const Class& one : outline_of(text).classes) {
    told += one.name + "\n";
    for (const Method& method : one.methods) told += "  " + method.declaration() + "\n";
  }
  return told;
}

TEST(Outline, TellsMethodsAsTheyStand) {
  EXPECT_EQ(told("class Solution {\npublic:\n    vector<vector<int>> merge(vector<vector<int>>& a, int k) {\n"
                 "        return a;\n    }\n};\n"),
            "Solution\n  vector<vector<int>> merge(vector<vector<int>>& a, int k)\n");
}

TEST(Outline, KnowsWhatIsPublic) {
  EXPECT_EQ(
      told("class A { void a(); public: void b(int) const; protected: void c(); public: int d{3}; void e() {} };"),
      "A\n  void b(int)\n  void e()\n");
  EXPECT_EQ(told("struct S { int f() { return 1; } private: int g(); };"), "S\n  int f()\n");
}

TEST(Outline, IsNotMisledByWhatIsNoCode) {
  EXPECT_EQ(told(R"x(// class No { public: void a(); };
/* class No {
   public: void b(); }; */
#define CLASS class No { public: \
  void c(); };
const char* s = "class No { public: void d(); };";
const char* r = R"(class No { public: void e(); };)";
char c = '{', d = '\'', e = '"'; int n = 1'000'000;
class Yes { public: bool f(string s = "a,b)(", char c = ')') { return s == "}"; } };
)x"),
            "Yes\n  bool f(string s, char c)\n");
}

TEST(Outline, PassesTheMarkOfUtf8) {
  const Outline outline = outline_of(
      "\xef\xbb\xbf"
      "class Solution { public: int one() { return 1; } };");
  ASSERT_EQ(outline.classes.size(), 1u);
  EXPECT_EQ(outline.classes[0].name, "Solution");
}

TEST(Outline, PassesBodiesOfEveryKind) {
  EXPECT_EQ(told(R"(class LRU {
    struct Node { int key; Node(int k) : key(k) {} };
    list<pair<int, int>> items; unordered_map<int, list<pair<int, int>>::iterator> where;
    function<int(int, int)> combine = [](int a, int b) { return a < b ? a : b; };
    vector<int> parents{vector<int>(3)}; int a = 3, b{4}; static constexpr int mod = 1e9 + 7;
public:
    LRU(int capacity) : capacity_{capacity}, items(), where({}) { }
    ~LRU() { }
    [[nodiscard]] static inline int get(int key) noexcept { if (key < 3) { return 1; } return -1; }
    auto put(int key, int value) -> void { }
    bool operator()(int a, int b) { return a < b; }
    bool operator<(const LRU& other) const { return false; }
    int last(const pair<int, int>& p, int (&grid)[3], function<bool(int)> f = [](int a) { return a > 3; }) const;
private:
    int capacity_;
    void hidden() {}
};)"),
            "LRU\n  LRU(int capacity)\n  int get(int key)\n  auto put(int key, int value)\n"
            "  int last(const pair<int, int>& p, int (&grid)[3], function<bool(int)> f)\n");
}

TEST(Outline, PassesTypesAndTemplatesOfTheClass) {
  EXPECT_EQ(told("class S { using ll = long long; typedef vector<int> vi; struct P {}; public:\n"
                 "template <class T> int a(T x); int b(auto& x); int c(ll x); int d(vi& ll); int e(vector<P> p);\n"
                 "int f(int ll); template <typename T, int n = (3 > 2)> static void g(int x) {} };"),
            "S\n  int a(T x)\n  int b(auto& x)\n  int c(ll x)\n  int d(vi& ll)\n"
            "  int e(vector<P> p)\n  int f(int ll)\n  void g(int x)\n");
}

TEST(Outline, FindsClassesBesideOthers) {
  const Outline outline = outline_of(
      "namespace helper { class Inner { public: void f(); }; }\nclass Later;\nstruct Node { int val; Node* next; } "
      "pool[9];\n"
      "template <class T> class Tree { public: void g(); };\nenum class Colour { red };\nint twice(int x) { return 2 * "
      "x; }\n"
      "static auto io = [] { return 0; }();\nclass Solution final : public Base { public: void h(); };\n"
      "class Solution2 { public: void h(int a = 1, int b = 2); };");
  std::string names;
  for (const Class& one : outline.classes) names += one.name + " ";
  EXPECT_EQ(names, "Inner Node Solution Solution2 ");
  ASSERT_NE(outline.find("Solution2"), nullptr);
  EXPECT_NE(outline.find("Solution2")->method("h", 0), nullptr);
  EXPECT_NE(outline.find("Solution2")->method("h", 2), nullptr);
  EXPECT_EQ(outline.find("Solution2")->method("h", 3), nullptr);
  EXPECT_EQ(outline.find("Solution2")->method("g", 0), nullptr);
}

// However a text ends: there is an outline of it, and no end to wait for.
TEST(Outline, EndsForAnyText) {
  const std::string text = R"(template <class T> class A : B<C<int>> { public: A(int a) : b{a} { if (x<y) f(); }
    int g(vector<int>& a = {1, 2}, string s = R"y(")y") const { return '"'; } }; int main() {})";
  for (std::size_t length = 0; length <= text.size(); ++length) {
    outline_of(text.substr(0, length));
    outline_of(text.substr(length));
  }
  EXPECT_EQ(told("class A { public: int f(int x) {"), "A\n  int f(int x)\n");
}

TEST(Outline, IsOfWhatIsSubmitted) {
  EXPECT_EQ(submitted_part("int a;\r\nint b;"), "int a;\r\nint b;");
  const std::string text = "int a;\n// @lc code=start\nint b;\n// @lc code=end\nint c;\n// @lc code=begin\nint d;";
  const std::string part = submitted_part(text);
  EXPECT_EQ(part.size(), text.size());
  EXPECT_EQ(part.find("int b;\n"), text.find("int b;\n"));
  EXPECT_EQ(replaced(part, " ", ""), "\n\nintb;\n\n\n\nintd;");
}

TEST(Outline, ReadsTheMarksOfOtherEditors) {
  for (const auto& [begin, end] : {std::pair("// @leet start", "// @leet end"),
                                   std::pair("//leetcode submit region begin(Prohibit modification and deletion)",
                                             "//leetcode submit region end(Prohibit modification and deletion)")}) {
    const std::string part = submitted_part("// @leet imports start\n#include \"x.h\"\n// @leet imports end\n" +
                                            std::string(begin) + "\nclass Solution {};\n" + end + "\nint main() {}\n");
    EXPECT_EQ(trim(part), "class Solution {};") << begin;
  }
}

}  // namespace
}  // namespace leetjudge
