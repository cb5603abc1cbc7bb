#include "support.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

TEST(Text, SplitsLinesWithAndWithoutEnd) {
  EXPECT_EQ(split_lines("a\r\n\nb"), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_TRUE(split_lines("").empty());
}

TEST(Text, Trims) {
  EXPECT_EQ(trim(" \t a b\r\n"), "a b");
  EXPECT_EQ(trim(" \n "), "");
}

TEST(Text, CountsColumnsNotBytes) {
  EXPECT_EQ(columns("–é×"), 3u);
  for (const char* wide : {"数", "한", "あ", "！", "🔒"}) EXPECT_EQ(columns(wide), 2u) << wide;
  EXPECT_EQ(columns("\033[31mred\033[0m"), 3u);
  EXPECT_EQ(pad_left("–", 3), "  –");
  EXPECT_EQ(pad_right("ab", 4), "ab  ");
}

TEST(Text, SuggestsTheNearestNames) {
  const std::vector<std::string> names = {"backtracking", "bitmask", "scan"};
  EXPECT_EQ(nearest("backtraking", names), std::vector<std::string>{"backtracking"});
  EXPECT_EQ(suggest("bitmsk", names), "did you mean bitmask?");
  EXPECT_EQ(suggest("quite different", names), "there are: backtracking, bitmask, scan");
  EXPECT_EQ(suggest("x", {}), "there is none");
}

TEST(Text, EscapesWhatATerminalWouldNotShow) {
  EXPECT_EQ(escape_binary("a\tb\n"), "a\tb\n");
  EXPECT_EQ(escape_binary(std::string_view("\0\x1b\x7f", 3)), "\\x00\\x1b\\x7f");
  EXPECT_EQ(escape_binary("数独 \xff\xc3"), "数独 \\xff\\xc3");
  EXPECT_EQ(escape_binary("\xed\xa0\x80"), "\\xed\\xa0\\x80");           // a surrogate
  EXPECT_EQ(escape_binary("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");           // longer than it has to be
  EXPECT_EQ(escape_binary("\xf0\x8f\xbf\xbf"), "\\xf0\\x8f\\xbf\\xbf");  // likewise
  EXPECT_EQ(escape_binary("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // beyond U+10FFFF
  EXPECT_EQ(escape_binary("\xed\x9f\xbf\xf4\x8f\xbf\xbf"),
            "\xed\x9f\xbf\xf4\x8f\xbf\xbf");  // their neighbours
}

TEST(Text, EscapesWhatATerminalObeys) {
  EXPECT_EQ(escape_binary("\u009b31m"), "\\xc2\\x9b31m");  // a control sequence in one character
  EXPECT_EQ(escape_binary("a\u202eb\u2066\u200f\u061c"), "a\\xe2\\x80\\xaeb\\xe2\\x81\\xa6\\xe2\\x80\\x8f\\xd8\\x9c");
  EXPECT_EQ(escape_binary("\uef7f\uef80\uefe9\uefff\uf000"), "\uef7f\\x80\\xe9\\xff\uf000");  // bytes of answers
  EXPECT_EQ(escape_binary("\u00a0\u2013\u2065"), "\u00a0\u2013\u2065");                       // their neighbours
}

TEST(Text, QuotesForAShell) {
  EXPECT_EQ(shell_quoted("a/b-c.cpp"), "a/b-c.cpp");
  EXPECT_EQ(shell_quoted("a b"), "'a b'");
  EXPECT_EQ(shell_quoted("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_quoted("~/mine.cpp"), "'~/mine.cpp'");
  EXPECT_EQ(shell_quoted(""), "''");
  EXPECT_EQ(shell_quoted("a\x1b[2J b'"), "$'a\\x1b\\x5b2J b\\x27'");
}

TEST(Text, CutsBetweenCharacters) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc…");
  EXPECT_EQ(shortened("a─b", 2), "a…");
  EXPECT_EQ(shortened("a─b", 4), "a─…");
}

TEST(Text, ReplacesNothingForNothing) {
  EXPECT_EQ(replaced("a.b.", ".", ".."), "a..b..");
  EXPECT_EQ(replaced("ab", "", "x"), "ab");
}

TEST(Text, NumbersNamesThatAreTaken) {
  const auto taken = [](const std::string& name) { return name == "a" || name == "a (2)" || name == "a2"; };
  EXPECT_EQ(unused_name("b", taken), "b");
  EXPECT_EQ(unused_name("a", taken), "a (3)");
  EXPECT_EQ(unused_name("a", taken, "", ""), "a3");
}

TEST(Text, Plural) {
  EXPECT_EQ(plural(1, "case"), "1 case");
  EXPECT_EQ(plural(0, "case"), "0 cases");
}

}  // namespace
}  // namespace leetjudge
