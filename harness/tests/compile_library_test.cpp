// What is said of names that only a newer C++ library has, and that it is so.
#include "compile/library.hpp"
#include "support.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

std::string hint(std::string_view error, int release = 12) {
  return newer_library_hint(error, [=] { return release; });
}

TEST(Library, SaysWhatANameNeeds) {
  EXPECT_EQ(hint("mine.cpp:5:38: error: no member named 'find_last' in namespace 'std::ranges'"),
            "this machine's C++ library, GCC 12's, is too old: std::ranges::find_last came with GCC 13's, and "
            "LeetCode has GCC 14's; Debian 13 has it too, and so has the container in .devcontainer/");
  EXPECT_EQ(hint("mine.cpp:1:6: error: ‘flat_map’ in namespace ‘std’ does not name a template type"),
            "std::flat_map came with GCC 15's C++ library; LeetCode has GCC 14's, and this machine GCC 12's");
}

// As clang 19 and g++ 12 and 14 put it.
TEST(Library, KnowsTheCompilersWords) {
  const std::pair<const char*, const char*> messages[] = {
      {"no member named 'pairwise' in namespace 'std::ranges::views'", "std::views::pairwise"},
      {"‘pairwise’ is not a member of ‘std::views’", "std::views::pairwise"},
      {"‘pairwise’ is not a member of ‘std::ranges::views’", "std::views::pairwise"},
      {"'to' is not a member of 'std::ranges'", "std::ranges::to"},
      {"no member named 'println' in namespace 'std'; did you mean 'printf'?", "std::println"},
      {"‘println’ was not declared in this scope; did you mean ‘rintl’?", "std::println"},
      {"use of undeclared identifier 'format'", "std::format"},
      {"‘println’ has not been declared in ‘std’", "std::println"},
      {"‘std::println’ has not been declared", "std::println"},
      {"no template named 'generator'; did you mean 'iterator'?", "std::generator"},
      {"‘generator’ does not name a type", "std::generator"},
      {"unknown template name 'formatter'", "std::formatter"},
      {"unknown type name 'format_error'", "std::format_error"},
      {"'format' file not found", "<format>"},
      {"print: No such file or directory", "<print>"},
  };
  for (const auto& [message, name] : messages) {
    const std::string said = hint(std::string("mine.cpp:5:9: error: ") + message);
    EXPECT_NE(said.find(std::string("too old: ") + name + " came"), std::string::npos) << message << said;
  }
}

TEST(Library, BlamesItForNothingElse) {
  for (const char* message :
       {"no template named 'vectr'; did you mean 'vector'?", "use of undeclared identifier 'prnt'",
        "use of undeclared identifier 'prin'; did you mean 'println'?", "use of undeclared identifier ''",
        "no member named 'find_last' in namespace 'std'", "no member named 'format' in 'Solution'",
        "‘zip’ is not a member of ‘Mine’", "‘zip’ was not declared in this scope",
        "no matching function for call to 'format'", "'prints' file not found", "'a/print' file not found",
        "mine/print: No such file or directory", "expected ';' after 'print'", ""}) {
    EXPECT_EQ(hint(std::string("mine.cpp:5:9: error: ") + message), "") << message;
  }
  EXPECT_EQ(hint("'print' file not found"), "");
}

TEST(Library, BlamesItOnlyWhereItIsOlder) {
  const char* print = "mine.cpp:1:1: error: no member named 'print' in namespace 'std'";
  EXPECT_NE(hint(print, 13), "");
  EXPECT_EQ(hint(print, 14), "");
  EXPECT_EQ(hint(print, 0), "");
  newer_library_hint("mine.cpp:1:1: error: use of undeclared identifier 'f'", [] {
    ADD_FAILURE() << "the compiler is asked for nothing";
    return 12;
  });
}

// On this machine, whichever library it has: each of these compiles, or the message says why it does not.
TEST(Library, IsJudgedByWhatTheCompilerReads) {
  const std::tuple<int, const char*, const char*> uses[] = {
      {13, "",
       "for (auto [a, b] : board | views::pairwise) if (a == b) return false;"
       "if (ranges::find_last(board[0], '5').empty() || format(\"{}\", 9) != \"9\") return false;"},
      {14, "#include <print>\n", "println(\"{}\", (board | views::take(2) | ranges::to<vector>()).size());"},
      {15, "", "flat_map<int, int> seen; if (!seen.empty()) return false;"},
  };
  const test::TemporaryFolder folder;
  for (const std::string& compiler : test::compilers()) {
    const Builder& builder = test::builder(compiler);
    const int present = library_release(builder.toolchain());
    EXPECT_GE(present, 12) << compiler;
    for (const auto& [arrived, header, use] : uses) {
      const auto file = folder.write("mine.cpp", header + test::valid(std::string(use) + " return true;"));
      const Host host = builder.build(file, test::shipped_problem(36), Mode::plain);
      EXPECT_EQ(host.ready(), present >= arrived) << compiler << use << host.compile_error;
      const std::string said = fmt::format(" came with GCC {}'s", arrived);
      EXPECT_EQ(host.compile_error.find(said) != std::string::npos, present < arrived) << host.compile_error;
    }
  }
}

}  // namespace
}  // namespace leetjudge
