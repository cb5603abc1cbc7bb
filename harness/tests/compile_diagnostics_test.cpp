#include "compile/diagnostics.hpp"
#include "support.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

std::string explain(std::string_view messages, const std::string& text = "") {
  return explain_compile_error(messages, "/home/me/mine.cpp", "mine.cpp", text, test::shipped_problem(37).stub).words;
}

bool has_words(const std::string& text, const char* words) { return text.find(words) != std::string::npos; }

TEST(Diagnostics, PutTheFirstErrorFirstWithTheUsersOwnName) {
  EXPECT_EQ(explain("In file included from <built-in>:3:\n"
                    "/home/me/mine.cpp: In member function 'f':\n"
                    "/home/me/mine.cpp:6:9: error: expected ';'\n"
                    "    6 | int x\n"
                    "/home/me/mine.cpp:7:1: error: and so on\n"),
            "mine.cpp:6:9: error: expected ';'\n"
            "    6 | int x\n"
            "mine.cpp:7:1: error: and so on\n"
            "mine.cpp: In member function 'f':\n");
}

TEST(Diagnostics, SayThatTheClassIsMissing) {
  const std::string message =
      "leetjudge-call:7:42: error: no member named 'Solution' in the global namespace\n"
      "    7 | void leetjudge_call_0::leetjudge_run(void*& leetjudge_object) { ::Solution()… }\n";
  EXPECT_EQ(explain(message + message), "mine.cpp:1:1: error: there is no class Solution, which LeetCode calls\n");
}

// As clang 19 puts them, whose lines of source tell the method.
TEST(Diagnostics, SayHowAMethodDiffersFromLeetCodes) {
  const std::string message =
      "leetjudge-call:7:42: error: no viable overloaded '='\n"
      "    7 | { leetjudge_result = (::Solution().solveSudoku(leetjudge_p0), leetjudge_none()); }\n"
      "/usr/include/c++/12/string:5:1: note: no known conversion from 'leetjudge_none' to 'string'\n";
  const auto told = [&](const std::string& method) {
    const std::string text = explain(message, "class Solution {\npublic:\n  " + method + " {}\n};\n");
    EXPECT_TRUE(text.starts_with("mine.cpp:") && text.ends_with('\n')) << text;
    return text.substr(text.find("error: ") + 7);
  };
  EXPECT_EQ(told("int solveSudoku(vector<vector<char>>& b)"), "solveSudoku returns int; LeetCode's returns void\n");
  EXPECT_EQ(told("void solveSudoku(vector<string>& b)"),
            "solveSudoku takes (vector<string>& b); LeetCode's takes (vector<vector<char>>& board)\n");
  EXPECT_EQ(told("void solve(vector<vector<char>>& b)"),
            "class Solution has no public method void solveSudoku(vector<vector<char>>& board)\n");
  EXPECT_EQ(told("void solveSudoku(std::vector<vector<char> > & b) const"),
            "cannot be called as LeetCode calls it: no viable overloaded '='\n");
}

TEST(Diagnostics, SayNoLineTwice) {
  EXPECT_EQ(explain("/home/me/mine.cpp:1:1: error: x\n    1 | y\n/home/me/mine.cpp:1:1: error: x\n    1 | y\n"),
            "mine.cpp:1:1: error: x\n    1 | y\n");
}

// As clang 19, g++ 12 and their linkers put them, where they know no place in the solution.
TEST(Diagnostics, HaveAPlaceWhereAnythingTellsOne) {
  const std::string text =
      "// help and main\n"
      "class Solution {\n"
      "  void solve();\n"
      "  bool help(int);\n"
      "};\n"
      "int main() {}\n";
  const std::pair<const char*, const char*> messages[] = {
      {"leetjudge-call:7:42: error: no member named 'solveSudoku' in 'Solution'\n",
       "mine.cpp:2:1: error: cannot be called as LeetCode calls it: no member named 'solveSudoku' in 'Solution'\n"},
      {"leetjudge-call:7:42: error: 'solve' is a private member of 'Solution'\n"
       "/home/me/mine.cpp:3:8: note: implicitly declared private here\n",
       "mine.cpp:3:8: error: cannot be called as LeetCode calls it: 'solve' is a private member of 'Solution'\n"},
      {"/home/me/mine.cpp:6:5: warning: a name twice\n"
       "/home/me/mine.cpp:4:8: note: here\n"
       "leetjudge-call:7:42: error: no member named 'solveSudoku' in 'Solution'\n"
       "/home/me/mine.cpp:6:5: warning: another\n"
       "/home/me/mine.cpp:4:8: note: here\n",
       "mine.cpp:2:1: error: cannot be called as LeetCode calls it: no member named 'solveSudoku' in 'Solution'\n"},
      {"leetjudge-call:7:1: error: expected ')'\n"
       "/home/me/mine.cpp:4:12: note: to match this '('\n",
       "mine.cpp:4:12: error: this '(' is not closed before the end of the file\n"},
      {"leetjudge-call:7:1: error: storage class specified for a member declaration\n"
       "/home/me/mine.cpp:3:8: note: another\n"
       "call.cpp:1:1: error: expected '}'\n"
       "/home/me/mine.cpp:2:16: note: to match this '{'\n",
       "mine.cpp:2:16: error: this '{' is not closed before the end of the file\n"},
      {"/usr/bin/ld: /x/solution.o: in function `f':\ncall.cpp:(.text+0x13): undefined reference to "
       "`Solution::help(int)'\n",
       "mine.cpp:4:8: error: undefined reference to `Solution::help(int)'\n"},
      {"ld.lld: error: undefined symbol: Solution::help(int)\n>>> referenced by call.cpp\n",
       "mine.cpp:4:8: error: undefined symbol: Solution::help(int)\n"},
      {"ld: solution.o: undefined reference to `other(std::vector<int>&)'\n",
       "ld: solution.o: undefined reference to `other(std::vector<int>&)'\n"},
  };
  for (const auto& [message, beginning] : messages)
    EXPECT_TRUE(explain(message, text).starts_with(beginning)) << explain(message, text);
  const std::string later =
      "class Helper {};\n"
      "int at(string s) { return s.find('a') + (&s)->find('b'); }\n"
      "class Solution {\n"
      "  int find(int);\n"
      "};\n";
  EXPECT_TRUE(explain(messages[0].first, later).starts_with("mine.cpp:3:1: error: "))
      << explain(messages[0].first, later);
  const char* const with_line = "/home/me/mine.cpp:4: undefined reference to `Solution::find(int)'\n";
  EXPECT_TRUE(explain(with_line, later).starts_with("mine.cpp:4:7: error: ")) << explain(with_line, later);
  const char* const undefined = "ld.lld: error: undefined symbol: Solution::find(int)\n";
  EXPECT_TRUE(explain(undefined, later).starts_with("mine.cpp:4:7: error: ")) << explain(undefined, later);
}

// As clang 19 and g++ 12 put one, shortened.
TEST(Diagnostics, OfALibrarysHeaderAreAtThePlaceThatAskedForIt) {
  const std::string own =
      "    6 |     sort(all);\n"
      "mine.cpp:3:10: note: 'this' argument has type 'const Key', but method is not marked const\n"
      "    3 |     bool operator<(const Key& o);\n";
  EXPECT_EQ(explain("/usr/include/c++/12/bits/stl_function.h:408:20: error: invalid operands ('const Key')\n"
                    "  408 |       { return __x < __y; }\n"
                    "/usr/include/c++/12/bits/stl_algo.h:9:2: note: in instantiation of 'less<Key>' requested here\n"
                    "    9 |   __less(a, b);\n"
                    "/home/me/mine.cpp:6:5: note: in instantiation of 'sort<Key>' requested here\n" +
                    replaced(own, "mine.cpp", "/home/me/mine.cpp") +
                    "/usr/include/c++/12/bits/stl_algo.h:11:3: error: another\n"),
            "mine.cpp:6:5: error: invalid operands ('const Key')\n" + own + "stl_function.h:408:20: note: there\n" +
                "  408 |       { return __x < __y; }\n"
                "stl_algo.h:9:2: note: in instantiation of 'less<Key>' requested here\n"
                "    9 |   __less(a, b);\n"
                "stl_algo.h:11:3: error: another\n");
  EXPECT_TRUE(explain("/home/me/mine.cpp: In member function 'f':\n"
                      "/usr/include/c++/12/bits/stl_algo.h: In instantiation of 'sort':\n"
                      "/home/me/mine.cpp:6:5:   required from here\n"
                      "/usr/include/c++/12/bits/stl_function.h:408:20: error: no match for 'operator<'\n" +
                      replaced(own, "mine.cpp", "/home/me/mine.cpp").substr(own.find('\n') + 1) +
                      "/usr/include/c++/12/bits/stl_algo.h: In instantiation of 'other':\n"
                      "/home/me/mine.cpp:8:5:   required from here\n")
                  .starts_with("mine.cpp:6:5: error: no match for 'operator<'\n" + own.substr(own.find('\n') + 1) +
                               "stl_function.h:408:20: note: there\nstl_algo.h: In instantiation of 'sort':\n"));
  // A warning before it asked for something else.
  EXPECT_TRUE(explain("/home/me/mine.cpp:9:1: warning: unused\n"
                      "/home/me/mine.cpp:2:1: note: in instantiation of 'help<int>' requested here\n"
                      "/usr/include/c++/12/bits/stl_algo.h:11:3: error: no '<'\n"
                      "/home/me/mine.cpp:6:5: note: in instantiation of 'sort<Key>' requested here\n")
                  .starts_with("mine.cpp:6:5: error: no '<'\n"));
  // Each error has its place, and what has one comes first.
  const std::string both = explain(
      "/usr/include/c++/12/tuple:9:1: error: no such element\n"
      "/usr/include/c++/12/bits/stl_algo.h:11:3: error: no '<'\n"
      "/home/me/mine.cpp:6:5: note: in instantiation of 'sort<Key>' requested here\n"
      "/home/me/mine.cpp:7:5: error: call to deleted function\n"
      "/usr/include/c++/12/bits/stl_algo.h:11:3: error: no '<'\n"
      "/home/me/mine.cpp:6:5: note: in instantiation of 'sort<Key>' requested here\n");
  EXPECT_EQ(
      all_errors(both),
      "mine.cpp:6:5: error: no '<'\nstl_algo.h:11:3: note: there\nmine.cpp:7:5: error: call to deleted function\n");
  EXPECT_TRUE(has_words(both, "tuple:9:1: error: no such element\n")) << both;
  for (const char* without_hash : {"call to implicitly-deleted default constructor of 'unordered_map<P, int>'",
                                   "call to implicitly-deleted default constructor of 'std::unordered_set<P>'",
                                   "use of deleted function ‘std::unordered_map<_Key, _Tp>::unordered_map()’"})
    EXPECT_TRUE(has_words(explain(fmt::format("/home/me/mine.cpp:4:41: error: {}\n", without_hash)),
                          "hint: std::hash is there for numbers and strings"))
        << without_hash;
}

TEST(Diagnostics, NameOwnHeadersAsSeenFromThePresentFolder) {
  const test::TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "a");
  folder.write("a/h.hpp", "int\n");
  const std::string file = folder.path() / "mine.cpp", header = folder.path() / "a/h.hpp";
  const std::string said = "In file included from " + header + ":1:\n" + header + ":1:31: error: expected ';'\n" +
                           (folder.path() / ".build/values.hpp").string() + ":7:1: note: in the judge's own\n";
  const auto explained = [&](const std::string& shown) {
    return explain_compile_error(said, file, shown, "#include \"a/h.hpp\"\n", test::shipped_problem(37).stub).words;
  };
  EXPECT_EQ(explained("mine.cpp"),
            "a/h.hpp:1:31: error: expected ';'\nvalues.hpp:7:1: note: in the judge's own\n"
            "In file included from a/h.hpp:1:\n");
  EXPECT_TRUE(explained("../me/mine.cpp").starts_with("../me/a/h.hpp:1:31: error")) << explained("../me/mine.cpp");
}

TEST(Diagnostics, SayWhatATextIsThatIsNone) {
  const Stub& stub = test::shipped_problem(37).stub;
  EXPECT_EQ(explain_compile_error("<built-in>:2:10: error: x\n", "/mine.cpp", "mine.cpp", "\xff\xfe/", stub).words,
            "mine.cpp:1:1: error: it is UTF-16; save it as UTF-8\n");
}

TEST(Diagnostics, OfALibraryLeaveRoomForLaterErrors) {
  std::string said;
  for (const std::string line : {"3", "8"}) {
    said += "/usr/include/c++/14/tuple:100:5: error: static assertion failed\n/home/me/mine.cpp:" + line +
            ":5: note: in instantiation of function 'get' requested here\n";
    for (int i = 0; i < 200; ++i)
      said += fmt::format("/usr/include/c++/14/tuple:{}:5: note: candidate template ignored: {:90}\n", i, i);
  }
  EXPECT_TRUE(has_words(explain(said), "\nmine.cpp:8:5: error: static assertion failed\n")) << explain(said);
}

// What the compiler found there itself is no sign of a damaged cache.
TEST(Diagnostics, TellWhetherTheCompilerKnewThePlace) {
  const auto in_solution = [](const char* messages) {
    const Stub& stub = test::shipped_problem(37).stub;
    return explain_compile_error(messages, "/home/me/mine.cpp", "mine.cpp", "class Solution {};", stub).in_solution;
  };
  EXPECT_TRUE(in_solution("/home/me/mine.cpp:6:9: error: expected ';'\n"));
  EXPECT_FALSE(in_solution("leetjudge-call:7:42: error: no member named 'solveSudoku' in 'Solution'\n"));
  EXPECT_FALSE(in_solution("ld.lld: error: undefined symbol: Solution::Solution()\n"));
}

// The types of the generated call are the judge's own.
TEST(Diagnostics, NameNoTypeOfTheJudgesOwn) {
  for (const char* words :
       {"assigning to 'leetjudge_result_of<bool>' (aka 'bool') from incompatible type 'leetjudge_none'",
        "cannot convert ‘leetjudge_host::None’ to ‘leetjudge_result_of<bool>’ {aka ‘bool’} in assignment"}) {
    const std::string text = explain("leetjudge-call:7:42: error: " + std::string(words) + "\n", "class Solution {};");
    EXPECT_EQ(text.find("leetjudge"), std::string::npos) << text;
    EXPECT_TRUE(has_words(text, "'bool'") || has_words(text, "‘bool’")) << text;
    EXPECT_TRUE(has_words(text, "'void'") || has_words(text, "‘void’")) << text;
  }
}

TEST(Diagnostics, SayWhatToDoAboutIncludes) {
  for (const char* line : {"/home/me/mine.cpp:1:10: fatal error: 'a.h' file not found\n",
                           "/home/me/mine.cpp:1:10: fatal error: a.h: No such file or directory\n"}) {
    EXPECT_NE(explain(line).find("hint: LeetCode has the standard library only"), std::string::npos);
  }
}

// As clang 19 and g++ 12 put it.
TEST(Diagnostics, SayThatTheLibraryIsTooOldToReverseBits) {
  const std::string error = "/home/me/mine.cpp:3:73: error: no matching function for call\n";
  const std::string hint = "hint: this machine's C++ library lacks ranges that change a vector<bool>; Debian 13 has it";
  EXPECT_NE(explain(error + "/usr/include/c++/12/bits/ranges_algo.h:7:1: note: because 'std::_Bit_iterator' does not "
                            "satisfy 'permutable'\n")
                .find(hint),
            std::string::npos);
  EXPECT_EQ(explain(error + "/usr/include/c++/12/x.h:7:1: note: 'int*' does not satisfy 'permutable'\n").find("hint"),
            std::string::npos);
}

TEST(Diagnostics, TellALibraryThatIsTooOldFromAHeaderThatIsNone) {
  for (const char* line : {"/home/me/mine.cpp:1:10: fatal error: 'print' file not found\n",
                           "/home/me/mine.cpp:1:10: fatal error: print: No such file or directory\n"}) {
    EXPECT_NE(explain(line).find("hint: this machine's C++ library lacks <print>; Debian 13 has it"),
              std::string::npos);
  }
  for (const char* line : {"/home/me/mine.cpp:1:10: fatal error: 'vectr' file not found\n",
                           "/home/me/mine.cpp:1:10: fatal error: vectr: No such file or directory\n"}) {
    EXPECT_NE(explain(line).find("hint: the C++ library of this machine has no header of that name\n"),
              std::string::npos);
  }
}

// As clang 19 and g++ 12 put it, on a machine whose library has none of these.
TEST(Diagnostics, TellNamesThatCameLateFromOthers) {
  const auto hint = [](const std::string& words) {
    const std::string text = explain("/home/me/mine.cpp:5:9: error: " + words + "\n");
    const std::size_t at = text.find("hint: this machine's C++ library lacks ");
    return at == std::string::npos ? "" : text.substr(at + 39, text.find(';', at) - at - 39);
  };
  const std::pair<const char*, const char*> messages[] = {
      {"no member named 'pairwise' in namespace 'std::ranges::views'", "pairwise"},
      {"‘pairwise’ is not a member of ‘std::views’", "pairwise"},
      {"'to' is not a member of 'std::ranges'", "to"},
      {"no member named 'println' in namespace 'std'; did you mean 'printf'?", "std::println"},
      {"‘println’ was not declared in this scope; did you mean ‘rintl’?", "std::println"},
      {"use of undeclared identifier 'format'", "std::format"},
      {"‘std::println’ has not been declared", "std::println"},
      {"no template named 'generator'; did you mean 'iterator'?", "std::generator"},
      {"‘generator’ does not name a type", "std::generator"},
      {"'format' file not found", "<format>"},
      {"print: No such file or directory", "<print>"},
      {"no template named 'vectr'; did you mean 'vector'?", ""},
      {"use of undeclared identifier 'prin'; did you mean 'println'?", ""},
      {"no member named 'format' in 'Solution'", ""},
      {"‘zip’ is not a member of ‘Mine’", ""},
      {"‘zip’ was not declared in this scope", ""},
      {"no matching function for call to 'format'", ""},
      {"'prints' file not found", ""},
      {"'a/print' file not found", ""},
      {"expected ';' after 'print'", ""}};
  for (const auto& [message, name] : messages) EXPECT_EQ(hint(message), name) << message;
}

TEST(Diagnostics, HideTheJudgesOwnFoldersInLinkerMessages) {
  EXPECT_EQ(explain("/usr/bin/ld: /cache/a/solution.o: undefined reference to `helper()'\n"),
            "ld: solution.o: undefined reference to `helper()'\n");
}

TEST(Diagnostics, AreCutWhenVeryLong) {
  std::string messages;
  for (int i = 1; i < 5000; ++i) messages += fmt::format("/home/me/mine.cpp:{}:1: error: again\n", i);
  EXPECT_LT(explain(messages).size(), 20000u);
  EXPECT_TRUE(explain(messages).ends_with("… (cut here)\n"));
  EXPECT_EQ(explain(""), "the compiler failed without a message");
}

TEST(Diagnostics, FirstErrorEndsBeforeTheSecond) {
  EXPECT_EQ(first_error("a:1:1: error: x\n  | here\na:2:1: error: y\n"), "a:1:1: error: x\n  | here\n");
  EXPECT_EQ(first_error("a:1:1: error: x\n1\n2\n3\n", 2), "a:1:1: error: x\n1\n");
  EXPECT_EQ(all_errors("a:1:1: error: x\n  | here\na:2:1: error: y\n  | there\nb:1:1: error: z\n"),
            "a:1:1: error: x\n  | here\na:2:1: error: y\n");
  std::string many = "a:1:1: error: x\n";
  for (int i = 2; i < 50; ++i) many += fmt::format("a:{}:1: error: x\na:1:1: error: x\n", i);  // each one once
  const std::string told = all_errors(many);
  EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 20);
}

}  // namespace
}  // namespace leetjudge
