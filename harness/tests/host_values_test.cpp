// Values as a host reads and writes them.
#include "host/values.cpp"  // a part of hosts, not of the judge

#include <cmath>

#include "host/calls.hpp"
#include "support.hpp"

namespace leetjudge_host {
namespace {

template <class T>
std::string again(std::string_view text) {
  T value{};
  const std::string with_end = std::string(text) + "$";
  Reader in(with_end);
  if (!leetjudge_read_value(in, value) || !in.take('$')) return "value" + in.problem();
  std::string written;
  leetjudge_write_value(written, value);
  return written;
}

TEST(Values, AreWrittenAsTheyWereRead) {
  EXPECT_EQ(again<bool>(" true "), "true");
  EXPECT_EQ(again<int>("-2147483648"), "-2147483648");
  EXPECT_EQ(again<unsigned>("4294967295"), "4294967295");
  EXPECT_EQ(again<long long>("-9223372036854775808"), "-9223372036854775808");
  EXPECT_EQ(again<unsigned long long>("18446744073709551615"), "18446744073709551615");
  EXPECT_EQ(again<Integer>("170141183460469231731687303715884105727"), "170141183460469231731687303715884105727");
  EXPECT_EQ(again<double>("2"), "2.0");
  EXPECT_EQ(again<double>("-1.5e-7"), "-1.5e-07");
  EXPECT_EQ(again<double>("\"-Infinity\""), "\"-Infinity\"");
  EXPECT_EQ(again<double>("\"NaN\""), "\"NaN\"");
  EXPECT_EQ(again<char>("\"a\""), "\"a\"");
  EXPECT_EQ(again<std::string>(R"("a\"\\\/\n\u0041 é\ud83d\ude00")"), R"("a\"\\/\u000aA é😀")");
  EXPECT_EQ(again<std::vector<int>>("[ ]"), "[]");
  EXPECT_EQ(again<std::vector<std::vector<int>>>("[[1, 2],\n[], [3]]"), "[[1,2],[],[3]]");
  EXPECT_EQ(again<std::vector<bool>>("[true,false]"), "[true,false]");
  EXPECT_EQ(again<std::vector<std::vector<char>>>(R"(["53.",["5"],""])"), R"([["5","3","."],["5"],[]])");
  EXPECT_EQ((again<std::vector<std::pair<int, std::string>>>(R"([[1,"a"]])")), R"([[1,"a"]])");
  EXPECT_EQ(again<std::deque<long long>>("[1,2]"), "[1,2]");
}

// A byte that is no letter is told from the letter of that number.
TEST(Values, WriteBytesThatAreNoText) {
  std::string out;
  leetjudge_write_value(out, std::string("\xff\xe9 \u00e9\x01"));
  EXPECT_EQ(out, "\"\\uefff\\uefe9 \u00e9\\u0001\"");
  EXPECT_EQ(again<std::string>(out), out);
  EXPECT_EQ(again<std::string>("\"\uefff\uefe9 \uef7f\uf000\""), "\"\\uefff\\uefe9 \uef7f\uf000\"");
  EXPECT_EQ(again<char>("\"\u00e9\""), "value: not a string of one character");
}

TEST(Values, TellWhatTheyCannotTake) {
  EXPECT_EQ(again<int>("2147483648"), "value: not an int");
  EXPECT_EQ(again<int>("1.0"), "value: not an int");
  EXPECT_EQ(again<int>("\"1\""), "value: not an int");
  EXPECT_EQ(again<int>("99999999999999999999999999999999999999999999"), "value: not an int");
  EXPECT_EQ(again<unsigned>("-1"), "value: not an unsigned int");
  EXPECT_EQ(again<double>("nan"), "value: not a number");
  EXPECT_EQ(again<char>("\"ab\""), "value: not a string of one character");
  EXPECT_EQ(again<bool>("1"), "value: not true or false");
  EXPECT_EQ(again<std::string>("\"open"), "value: not a string");
  EXPECT_EQ(again<std::vector<std::vector<int>>>("[[1],[2,null]]"), "value[1][1]: not an int");
  EXPECT_EQ(again<std::vector<int>>("[1,2"), "value: not an array");
  EXPECT_EQ((again<std::pair<int, int>>("[1]")), "value: not an array of two");
}

struct RandomNode {
  int val;
  RandomNode *next, *random;
};
struct QuadNode {
  bool val, isLeaf;
  QuadNode *topLeft, *topRight, *bottomLeft, *bottomRight;
};
struct PolyNode {
  PolyNode(int x, int y) : coefficient(x), power(y), next(nullptr) {}
  int coefficient, power;
  PolyNode* next;
};

// Nodes are the solution's, and what a broken text has made of them is nobody's: the program ends with it.
extern "C" [[gnu::weak]] void __lsan_disable();
extern "C" [[gnu::weak]] void __lsan_enable();

TEST(Values, TellWhatNodesCannotTake) {
  if (__lsan_disable) __lsan_disable();
  EXPECT_EQ(again<RandomNode*>("[[7,null],[13,0]]"), "[[7,null],[13,0]]");
  EXPECT_EQ(again<RandomNode*>("[[7,null],[13,2]]"), "value: not an index of a node");
  EXPECT_EQ(again<RandomNode*>("[[7,null],[null,0]]"), "value[1][0]: not an int");
  EXPECT_EQ(again<RandomNode*>("[[7,1],null,[1,null]]"), "value: not a list");
  EXPECT_EQ(again<PolyNode*>("[[5,3],[-4,1]]"), "[[5,3],[-4,1]]");
  EXPECT_EQ(again<PolyNode*>("[]"), "[]");
  EXPECT_EQ(again<PolyNode*>("[[5,3],[4]]"), "value[1]: not an array of two");
  EXPECT_EQ(again<QuadNode*>("[[0,1],[1,0],[1,1],[1,1],[1,0]]"), "[[0,1],[1,0],[1,1],[1,1],[1,0]]");
  EXPECT_EQ(again<QuadNode*>("[]"), "value: not a quad tree");
  EXPECT_EQ(again<QuadNode*>("[null,[1,1]]"), "value: not a quad tree");
  if (__lsan_enable) __lsan_enable();
}

// Whatever bytes a solution makes: what is written is JSON, and a character comes back.
TEST(Values, WriteEveryByte) {
  for (int code = 0; code < 256; ++code) {
    std::string text;
    leetjudge_write_value(text, char(code));
    char back = 0;
    Reader in(text);
    EXPECT_TRUE(leetjudge_read_value(in, back)) << text;
    EXPECT_EQ(back, char(code));
  }
  std::string text;
  leetjudge_write_value(text, std::string("\xff\xed\xa0\x80\xf4\x90\x80\x80\xc0\x80"));
  EXPECT_EQ(text.find_first_not_of("\"\\u0123456789abcdef"), std::string::npos) << text;
}

TEST(Values, AreOwned) {
  static_assert(std::is_same_v<owned<void(const std::vector<int>& nums)>, std::vector<int>>);
  static_assert(std::is_same_v<owned<void(const int n)>, int>);
  static_assert(std::is_same_v<owned<void(std::string_view s)>, std::string>);
  static_assert(std::is_same_v<owned<void(std::span<const int> s)>, std::vector<int>>);
  static_assert(std::is_same_v<result<void>, None>);
  static_assert(std::is_same_v<result<const std::string&>, std::string>);
  static_assert(is_value<std::vector<std::vector<std::string>>> && !is_value<std::vector<int*>>);
}

}  // namespace
}  // namespace leetjudge_host
