#include <gtest/gtest.h>

#include "paste/together.hpp"

namespace leetjudge {
namespace {

TEST(IsSameBesideOthers, KnowsWhatIs) {
  const std::string plain = "class Solution {\npublic:\n  int f(int x) { return x; }\n};\n";
  const auto in = [](const std::string& body) { return "class Solution {\npublic:\n  " + body + "\n};\n"; };
  for (const std::string& text : std::vector<std::string>{
           plain,
           "// Two ways.\n" + plain + "class Solution2 {\npublic:\n  int f(int x) { return x; }\n};\n;",
           "#include <vector>\n# include <bits/stdc++.h>  // all\nusing namespace std;\n" + plain,
           "struct Solution final { int f(int x) { return __builtin_popcount(x) + __gcd(x, 2); } };",
           in("struct Node { int a; };\n  int f(string s) { return s == \"#\" || s[0] == '#' || s == \"a%\"; }"),
           in("static constexpr int most = 7;\n  int memo[10];\n  static int g(int x);\n"
              "  static const vector<int>& all() { static const vector<int> n = {1}; return n; }"),
       })
    EXPECT_TRUE(is_same_beside_others(text, "Solution")) << text;
  for (const std::string& text : std::vector<std::string>{
           "#define int long long\n" + plain,
           "/**/ #define x\n" + plain,
           "%:define x\n" + plain,
           "?\?=define x\n" + plain,
           "#pragma GCC optimize(\"O3\")\n" + plain,
           "#include \"mine.h\"\n" + plain,
           "#include <sys/mman.h>\n" + plain,
           "#include <vector> \\\n" + plain,
           "#include <unistd.h>\n" + plain,
           "struct Trie { int a; };\n" + plain,
           "struct SolutionBase { int a; };\n" + plain,
           "int memo[100];\n" + plain,
           "int gcd(int a, int b) { return a; }\n" + plain,
           "static const auto fast = [] { return 0; }();\n" + plain,
           "using namespace std::chrono;\n" + plain,
           "namespace mine { }\n" + plain,
           "template <> struct std::hash<pair<int, int>> { };\n" + plain,
           "template <class T> class Solution2 { };\n" + plain,
           plain + "}",
           plain + "int Solution::count = 0;",
           in("inline static vector<int> all = vector<int>(1000);"),
           in("friend int f(Solution) { return 1; }"),
           in("int f() { extern int x; return 1; }"),
           in("int f() { return leet\\\njudge_1::Solution().f(); }"),
           "#include <vector>\r#define int long long\r" + plain,
           in("int f() { return 1; } %> ; int g() <% return 1;"),
           in("int f(vector<int>& a) { return a<:0:>; }"),
           "\v#define x\n" + plain,
           in("[[using x: constructor]] static void f() { }"),
           in("int main() { return 1; }"),
           in("int f() { _Pragma(\"GCC optimize\") return 1; }"),
           in("int f() { return source_location::current().line(); }"),
           in("int f(int x) { static int n; return n += x; }"),
           in("static int memo[1000];"),
           in("static int constants[1000];"),
           in("static constinit int n = 1;"),
           in("\xc2\xa0#define ll long long"),
           "class Solution { } object;",
           "class Solution { } object = { };",
           "class Solution { int f() { return 1; }",
           "import std;\n" + plain,
           "export " + plain,
           in("int f() { asm(\"nop\"); return 1; }"),
           in("[[gnu::constructor]] static void f() { }"),
           in("int f() { [[clang::lto_visibility_public]] static int n; return n; }"),
           in("int f() { [[gnu::section(\".init_array\")]] static void (*const g)() = h; return 1; }"),
           in("__attribute__((constructor)) static void f() { }"),
           in("int f() { return leetjudge_host::chosen_solution; }"),
           in("string f() { return __PRETTY_FUNCTION__; }"),
           in("string f() { return typeid(*this).name(); }"),
           in("static thread_local int n;"),
       })
    EXPECT_FALSE(is_same_beside_others(text, "Solution")) << text;
  EXPECT_FALSE(is_same_beside_others(plain, "LRUCache"));
}

}  // namespace
}  // namespace leetjudge
