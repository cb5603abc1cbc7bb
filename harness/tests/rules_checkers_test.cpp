// The rules of problems with several right answers: each finds a right one right and says what is wrong with others.
#include <random>

#include "inputs/rules.hpp"
#include "support.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

struct Ruled {
  int id;
  const char* input;
  const char* right;
  std::vector<const char*> wrong;
};

const Ruled ruled[] = {
    {5, R"(["babad"])", R"("aba")", {R"("a")", R"("bb")", R"("bad")", "7", "null"}},
    {5, R"(["abba"])", R"("abba")", {R"("bb")"}},
    {89, "[2]", "[0,2,3,1]", {"[0,1,2,3]", "[0,1,3]", "[1,0,2,3]", "[0,1,1,3]", "3", "[\"a\"]"}},
    {89, "[1]", "[0,1]", {"[0,2]"}},
    {108, "[[1,2,3]]", "[2,1,3]", {"[1,null,2,null,3]", "[2,3,1]", "[2,1]", "5"}},
    {109, "[[1,2,3]]", "[2,1,3]", {"[1,null,2,null,3]", "[2,3,1]", "[2,1]", "5"}},
    {1382, "[[1,null,2,null,3]]", "[2,1,3]", {"[1,null,2,null,3]", "[2,1]"}},
    {162, "[[1,2,1,3]]", "3", {"0", "4", "-1", "\"1\""}},
    {210, "[2,[[1,0]]]", "[0,1]", {"[1,0]", "[]", "[0]", "[0,0]", "[0,7]"}},
    {210, "[2,[[1,0],[0,1]]]", "[]", {"[0,1]"}},
    {212,
     R"([[["o","a"],["e","t"]],["oa","eat","oat","to","aoet","ot"]])",
     R"(["oat","oa","aoet"])",
     {R"(["oat","oa"])", R"(["oat","oa","aoet","oa"])", R"(["oat","oa","aoet","to"])", "[]", "7"}},
    {271, R"([["a",""]])", R"(["a",""])", {R"(["a"])", R"(["a",null])", "[]", "7"}},
    {297, "[[1,null,-2,null]]", "[1,null,-2]", {"[1,null,2]", "[1,-2]", "[]", "null"}},
    {535, R"(["http://a.b/c"])", R"("http://a.b/c")", {R"("http://a.b/")", R"("")"}},
    {269, R"([["wrt","wrf","er","ett","rftt"]])", R"("wertf")", {R"("wretf")", R"("")", R"("wert")"}},
    {269, R"([["z","x","z"]])", R"("")", {R"("zx")"}},
    {269, R"([["abc","ab"]])", R"("")", {R"("abc")"}},
    {280, "[[3,5,2,1]]", "[3,5,1,2]", {"[5,3,2,1]", "[3,5,1]"}},
    {324, "[[1,5,1,1,6,4]]", "[1,6,1,5,1,4]", {"[1,6,1,5,4,1]", "[1,1,6,4,5,1]"}},
    {450, "[[5,3,6,2,4,null,7],3]", "[5,4,6,2,null,null,7]", {"[5,3,6,2,4,null,7]", "[5,6,4]"}},
    {701, "[[4,2,7],5]", "[4,2,7,null,null,5]", {"[4,2,7]", "[4,2,7,5]"}},
    {742, "[[1,3,2],1]", "2", {"1", "4", "\"2\"", "[2]"}},
    {742, "[[1,3,2],1]", "3", {"null"}},
    {742, "[[1,2,3,4,null,null,null,5,null,6],2]", "3", {"6", "5"}},
    {742, "[[1],1]", "1", {"2"}},
    {358, R"(["aabbcc",3])", R"("cbacba")", {R"("abccab")", R"("abcab")", R"("abcabd")", R"("")"}},
    {358, R"(["aaabc",3])", R"("")", {R"("abaca")"}},
    {358, R"(["aaab",0])", R"("baaa")", {R"("")"}},
    {451, R"(["tree"])", R"("eetr")", {R"("tree")", R"("eet")", R"("etre")"}},
    {767, R"(["aab"])", R"("aba")", {R"("aab")", R"("")", R"("ab")"}},
    {767, R"(["aaab"])", R"("")", {R"("aaba")"}},
    {870, "[[2,7,11,15],[1,10,4,11]]", "[2,11,7,15]", {"[2,7,11,15,1]", "[15,11,7,2]"}},
    {889, "[[1,2,4],[4,2,1]]", "[1,2,null,4]", {"[1,2,4]", "[1,4,null,2]"}},
    {932, "[4]", "[2,1,4,3]", {"[1,2,3,4]", "[2,1,4]"}},
    {932, "[5]", "[1,5,3,2,4]", {"[1,3,5,2,4]", "[5,2,4,3,1]", "[1,5,3,4,2,2]"}},
    {969, "[[3,2,1]]", "[3]", {"[2]", "[4]", "[0]"}},
    {1030,
     "[2,2,0,1]",
     "[[0,1],[1,1],[0,0],[1,0]]",
     {"[[0,1],[1,0],[0,0],[1,1]]", "[[0,1],[1,1],[0,0]]", "[[0,1],[0,1],[0,0],[1,0]]", "[[0,1],[1,2],[0,0],[1,0]]",
      "3"}},
    {1743, "[[[2,1],[3,4],[3,2]]]", "[4,3,2,1]", {"[1,3,2,4]", "[1,2,3]", "[1,2,3,4,1]", "[]", "\"a\""}},
    {1042, "[3,[[1,2],[2,3],[3,1]]]", "[1,2,3]", {"[1,1,2]", "[1,2,5]", "[1,2]"}},
    {1054, "[[1,1,2]]", "[1,2,1]", {"[1,1,2]", "[1,2]"}},
    {1203, "[3,1,[0,-1,0],[[],[],[0]]]", "[1,0,2]", {"[0,1,2]", "[2,0,1]", "[]", "[0,2]"}},
    {1203, "[2,1,[-1,-1],[[1],[0]]]", "[]", {"[0,1]"}},
    {1405, "[1,1,7]", R"("ccaccbcc")", {R"("ccacc")", R"("cccabcc")", R"("ccaccbccc")", R"("cd")"}},
    {1405, "[7,1,0]", R"("aabaa")", {R"("aab")"}},
    {1980, R"([["01","10"]])", R"("11")", {R"("01")", R"("1")", R"("2x")"}},
    {2392,
     "[3,[[1,2],[3,2]],[[2,1],[3,2]]]",
     "[[3,0,0],[0,0,1],[0,2,0]]",
     {"[]", "[[1,0,0],[0,2,0],[0,0,3]]", "[[3,1]]"}},
    {2392, "[2,[[1,2],[2,1]],[]]", "[]", {"[[1,0],[0,2]]"}},
    {384,
     R"([["Solution","shuffle","reset"],[[[1,2,3]],[],[]]])",
     "[null,[2,1,3],[1,2,3]]",
     {"[null,[2,1,1],[1,2,3]]", "[null,[2,1,3],[2,1,3]]", "[null]", "3"}},
    {398, R"([["Solution","pick"],[[[1,3,3]],[3]]])", "[null,2]", {"[null,0]", "[null,3]"}},
    {528, R"([["Solution","pickIndex"],[[[1,3]],[]]])", "[null,1]", {"[null,2]", "[null,-1]"}},
    {382, R"([["Solution","getRandom"],[[[1,3]],[]]])", "[null,3]", {"[null,2]"}},
    {710, R"([["Solution","pick"],[[4,[2]],[]]])", "[null,3]", {"[null,2]", "[null,4]"}},
    {519,
     R"([["Solution","flip","flip"],[[1,2],[],[]]])",
     "[null,[0,1],[0,0]]",
     {"[null,[0,1],[0,1]]", "[null,[0,2],[0,0]]"}},
    {497, R"([["Solution","pick"],[[[[0,0,1,1]]],[]]])", "[null,[1,0]]", {"[null,[2,0]]"}},
    {478, R"([["Solution","randPoint"],[[1,0,0],[]]])", "[null,[0.5,0.5]]", {"[null,[1,1]]", "[null,1]"}},
    {380,
     R"([["RandomizedSet","insert","insert","remove","getRandom"],[[],[1],[2],[1],[]]])",
     "[null,true,true,true,2]",
     {"[null,true,true,true,1]", "[null,false,true,true,2]", "[null,true,true,false,2]"}},
    {381,
     R"([["RandomizedCollection","insert","insert","remove","getRandom"],[[],[1],[1],[1],[]]])",
     "[null,true,false,true,1]",
     {"[null,true,true,true,1]", "[null,true,false,true,2]"}},
    {470, "[2]", "[10,1]", {"[0,1]", "[1]", "[11,1]"}},
    {1117, R"(["OOHHHH"])", R"("HOHOHH")", {R"("HHHOHO")", R"("HHO")"}},
    {1238, "[2,3]", "[3,2,0,1]", {"[2,3,1,0]", "[3,2,1,0]", "[3,2,0]"}},
    {667, "[3,2]", "[1,3,2]", {"[1,2,3]", "[1,3]", "[1,3,4]"}},
    {760, "[[12,28,12],[28,12,12]]", "[1,0,2]", {"[0,1,2]", "[1,0]", "[1,0,3]"}},
    {905, "[[3,1,2,4]]", "[4,2,1,3]", {"[2,1,4,3]", "[2,4,1]"}},
    {922, "[[4,2,5,7]]", "[4,5,2,7]", {"[4,2,5,7]", "[4,5,2,5]"}},
    {942, R"(["IDI"])", "[0,2,1,3]", {"[0,1,2,3]", "[0,2,1]", "[0,3,2,4]"}},
    {1282, "[[2,1,2]]", "[[1],[2,0]]", {"[[0,1],[2]]", "[[0,2]]", "[[0,2],[1],[1]]"}},
    {1304, "[3]", "[5,-2,-3]", {"[1,-1]", "[0,0,0]", "[1,2,3]"}},
    {1317, "[11]", "[9,2]", {"[1,10]", "[5,5]", "[11]", "[12,-1]"}},
    {1968, "[[1,2,3]]", "[2,1,3]", {"[1,2,3]", "[1,3]"}},
    {1982, "[2,[0,1,2,3]]", "[2,1]", {"[3,1]", "[1,1,1]", "[3]"}},
    {2028, "[[3,2],3,1]", "[4]", {"[3]", "[]", "[2,2]", "[7]"}},
    {2028, "[[6],6,2]", "[6,6]", {"[5,7]", "[]"}},
    {2028, "[[1],6,1]", "[]", {"[6]"}},
    {2099, "[[2,1,3,3],2]", "[3,3]", {"[2,3]", "[3]", "[3,2]"}},
    {2099, "[[2,1,3],2]", "[2,3]", {"[3,2]", "[1,3]"}},
    {2122, "[[1,3,5,7]]", "[2,6]", {"[3,5,7]", "[1,5]", "[2,5]", "[]"}},
    {2178, "[12]", "[6,2,4]", {"[12]", "[2,10]", "[1,11]", "[4,4,4]", "[2,4]"}},
    {2178, "[7]", "[]", {"[7]"}},
    {2610, "[[1,3,4,1]]", "[[1,3],[1,4]]", {"[[1,1],[3,4]]", "[[1],[1],[3,4]]", "[[1,3,4]]"}},
    {2733, "[[3,2,1,4]]", "3", {"1", "4", "5", "-1", "[2]"}},
    {2733, "[[1,2]]", "-1", {"1"}},
    {2966, "[[1,3,4,8,7,9],2]", "[]", {"[[1,3,4],[7,8,9]]"}},
    {2966, "[[1,3,3,8,7,9],2]", "[[3,1,3],[7,8,9]]", {"[]", "[[1,3,8],[3,7,9]]", "[[1,3,3]]"}},
    {3667, "[[3,-1,1]]", "[1,-1,3]", {"[3,1,-1]", "[1,1,3]"}},
    {3669, "[44,3]", "[11,2,2]", {"[1,4,11]", "[2,22]", "[2,2,12]", "[-2,-2,11]"}},
    {753, "[2,2]", R"("01100")", {R"("0110")", R"("011001")", R"("0120")", R"("0")"}},
    {791, R"(["cba","abcd"])", R"("cbda")", {R"("abcd")", R"("cba")"}},
    {842, R"(["112358130"])", "[]", {"[1,1,2]"}},
    {842, R"(["123456579"])", "[123,456,579]", {"[]", "[1,2,3,456579]", "[123,456]", "[579]"}},
    {842, R"(["0123"])", "[]", {"[1,2,3]", "[0,1,2,3]"}},
    {936, R"(["abc","ababc"])", "[1,0,2]", {"[0,2,1]", "[]", "[3]", "[-1]", "[2,0]"}},
    {936, R"(["ab","ba"])", "[]", {"[0]"}},
    {943, R"([["alex","loves"]])", R"("lovesalex")", {R"("alexlove")", R"("alex loves")"}},
    {943, R"([["abcd","cde","ea"]])", R"("abcdea")", {R"("abcdeea")", R"("abcd")"}},
    {3571, R"(["aba","bab"])", R"("baba")", {R"("ababab")", R"("aba")"}},
    {3571, R"(["aa","aaa"])", R"("aaa")", {R"("aaaa")"}},
    {984, "[1,2]", R"("bba")", {R"("ba")", R"("baa")", R"("bbac")"}},
    {984, "[1,3]", R"("bbab")", {R"("abbb")"}},
    {1044, R"(["banana"])", R"("ana")", {R"("an")", R"("nan")", R"("")"}},
    {1044, R"(["abcd"])", R"("")", {R"("a")"}},
    {1092, R"(["abac","cab"])", R"("cabac")", {R"("abaccab")", R"("abac")", R"("cabcc")"}},
    {1111, R"x(["(())"])x", "[0,1,1,0]", {"[0,0,0,0]", "[0,1,0]", "[0,1,2,0]", "[0,0,1,1]"}},
    {1138,
     R"(["zb"])",
     R"("DDDDD!UUUUUR!")",
     {R"("DDDDD!UUUUUR")", R"("DDDDDRL!UUUUUR!")", R"("DDDDDUD!UUUUUR!")", R"("DDDDD!UUUUURx!")"}},
    {1249, R"(["a(b(c)d"])", R"("a(bc)d")", {R"("abcd")", R"("a(b(c)d")", R"("a(bd)c")"}},
    {1374, "[4]", R"("pppz")", {R"("ppzz")", R"("ppp")", R"("PPPz")"}},
    {1417, R"(["a0b"])", R"("b0a")", {R"("ab0")", R"("")", R"("a0a")"}},
    {1417, R"(["abc"])", R"("")", {R"("abc")"}},
    {1441,
     "[[1,3],3]",
     R"(["Push","Push","Pop","Push"])",
     {R"(["Push","Push"])", R"(["Pop"])", R"(["Push","Push","Pop","Push","Push","Pop"])", R"(["Peek"])"}},
    {1576, R"(["a?c"])", R"("abc")", {R"("aac")", R"("bbc")", R"("abcd")", R"("a?c")"}},
    {3692, R"(["aaabbbccdddde"])", R"("ba")", {R"("a")", R"("d")"}},
    {3692, R"(["aabc"])", R"("cb")", {R"("a")"}},
    {3692, R"(["aab"])", R"("a")", {R"("b")"}},
    {3992, R"(["aabc","a","c"])", R"("cbaa")", {R"("abca")", R"("cba")"}},
    {368, "[[1,2,3]]", "[3,1]", {"[2,3]", "[1]", "[1,4]", "[]"}},
    {379,
     R"([["PhoneDirectory","get","check","get","get","release","check"],[[2],[],[0],[],[],[1],[1]]])",
     "[null,0,false,1,-1,null,true]",
     {"[null,0,true,1,-1,null,true]", "[null,0,false,0,-1,null,true]", "[null,0,false,-1,1,null,true]",
      "[null,0,false,1,2,null,true]", "[null,0,false,1,-1,null,false]"}},
    {888, "[[1,2],[2,3]]", "[1,2]", {"[2,1]", "[1,3]", "[1]"}},
    {927, "[[1,0,1,0,1]]", "[0,3]", {"[-1,-1]", "[1,3]", "[0,1]", "[0,5]", "[0]"}},
    {927, "[[1,1,0,1,1]]", "[-1,-1]", {"[0,2]"}},
    {927, "[[0,0,0,0]]", "[1,3]", {"[-1,-1]", "[2,3]"}},
    {1125, R"([["a","b"],[["a"],["b"],["a","b"]]])", "[2]", {"[0,1]", "[0]", "[3]"}},
    {1171, "[[1,2,-3,3,1]]", "[3,1]", {"[1,2,-3,3,1]", "[4]", "[3]", "[]"}},
    {1171, "[[1,2,-3,3,1]]", "[1,2,1]", {"[2,1,1]"}},
    {1253, "[2,1,[1,1,1]]", "[[1,1,0],[0,0,1]]", {"[]", "[[1,0,0],[0,1,1]]", "[[1,1,0]]", "[[1,1,0],[0,0,0]]"}},
    {1253, "[2,2,[2,2]]", "[[1,1],[1,1]]", {"[[2,0],[0,2]]"}},
    {1253, "[2,3,[2,2,1,1]]", "[]", {"[[1,1,0,0],[1,1,1,1]]"}},
    {1488, "[[1,2,0,1,2]]", "[]", {"[-1,-1,1,-1,-1]"}},
    {1488, "[[1,2,0,2]]", "[-1,-1,2,-1]", {"[]", "[-1,-1,1,-1]", "[-1,-1,-1,-1]", "[-1,-1,2]"}},
    {1548, R"([3,[[0,1],[1,2]],["AAA","BBB","AAA"],["AAA","BBB"]])", "[2,1]", {"[1,2]", "[0,2]", "[0]"}},
    {1605,
     "[[3,8],[4,7]]",
     "[[3,0],[1,7]]",
     {"[[3,0],[2,6]]", "[[4,-1],[0,8]]", "[[3,0]]", "[[3],[8]]", "[[2,1],[1,7]]"}},
    {1765, "[[[0,1],[0,0]]]", "[[1,0],[2,1]]", {"[[1,0],[1,1]]", "[[1,1],[2,1]]", "[[2,0],[2,1]]", "[[1,0]]"}},
    {1901, "[[[1,4],[3,2]]]", "[0,1]", {"[0,0]", "[1,1]", "[2,0]", "[0]"}},
    {1901, "[[[1,4],[3,2]]]", "[1,0]", {"[-1,0]"}},
    {2212, "[3,[1,0,1]]", "[0,1,2]", {"[3,0,0]", "[0,1,1]", "[0,4,-1]", "[3]"}},
    {2334, "[[1,3,4,3,1],6]", "3", {"1", "2", "-1", "6", "0"}},
    {2334, "[[1,1],7]", "-1", {"1", "2"}},
    {2371, "[[[3,1],[2,5]]]", "[[2,1],[1,2]]", {"[[3,1],[1,3]]", "[[1,2],[1,2]]", "[[2,0],[1,2]]", "[[2,1]]"}},
    {2699,
     "[3,[[0,1,-1],[1,2,2],[0,2,9]],0,2,5]",
     "[[2,1,2],[0,1,3],[0,2,9]]",
     {"[]", "[[0,1,3],[1,2,2]]", "[[0,1,3],[1,2,3],[0,2,9]]", "[[0,1,4],[1,2,2],[0,2,9]]",
      "[[0,1,0],[1,2,2],[0,2,9]]"}},
    {2699, "[2,[[0,1,4]],0,1,5]", "[]", {"[[0,1,5]]", "[[0,1,4]]"}},
    {2732, "[[[0,1],[1,0],[1,1]]]", "[0,1]", {"[]", "[1,0]", "[0,2]", "[3]"}},
    {2732, "[[[1,1],[1,1]]]", "[]", {"[0,1]", "[0]"}},
    {2900, R"([["e","a","b"],[0,0,1]])", R"(["a","b"])", {R"(["e","a"])", R"(["b"])", R"(["b","a"])"}},
    {2901, R"([["bab","dab","cab"],[1,2,2]])", R"(["bab","cab"])", {R"(["bab"])", R"(["dab","cab"])", R"([])"}},
    {2901, R"([["ab","cd"],[1,2]])", R"(["cd"])", {R"(["ab","cd"])"}},
    {2903, "[[5,1,4,1],2,4]", "[0,3]", {"[3,1]", "[0,1]", "[-1,-1]", "[0,4]", "[0]"}},
    {2905, "[[1,2,3],2,4]", "[-1,-1]", {"[0,2]"}},
    {3311,
     "[4,[[0,1],[0,2],[1,3],[2,3]]]",
     "[[3,1],[2,0]]",
     {"[[3,0],[2,1]]", "[[3,1]]", "[[3,1],[2,2]]", "[[0,1,3,2]]"}},
    {3963, "[2,2]", R"(["..","#."])", {R"(["..",".."])", R"([".#","#."])", R"(["..","x."])", R"([".."])"}},
    {1226, "[0]", "[]", {"[[0,1]]", "[[0,0,3]]", "[[0,1,1],[1,2,1]]", "[[0,1,2]]"}}};

TEST(Rules, KnowEveryRightAnswerAndWhatIsWrongWithOthers) {
  for (const auto& [id, input, right, wrong] : ruled) {
    ASSERT_TRUE(rules_of(id).check) << id;
    EXPECT_EQ(rules_of(id).check(input, right), std::nullopt) << id << " " << right;
    for (const char* one : wrong) EXPECT_TRUE(rules_of(id).check(input, one)) << id << " " << one;
  }
}

// Typed inputs and answers of solutions may be anything.
TEST(Rules, SurviveAnyInputAndAnswer) {
  const char* odd[] = {"[]",
                       "{}",
                       "null",
                       "7",
                       "-1",
                       "1e300",
                       "\"\"",
                       "[[]]",
                       "[[[]]]",
                       "[null]",
                       "[-1]",
                       "[64]",
                       "[\"x\"]",
                       "[[5]]",
                       "[1,1]",
                       "[[1],[0,2]]",
                       "[2,[[]]]",
                       "[2,[[5,0]]]",
                       "[2,1,[0],[[],[]]]",
                       "[2,1,[0,9],[[9],[0]]]",
                       "[1,[[0,5000000]]]",
                       "[2,[[0,1]],[]]",
                       "[[\"Solution\"],[[]]]",
                       "[[\"Solution\",7],[[],7]]",
                       "[[\"insert\"],[[\"x\"]]]",
                       "[[\"pick\"],[[[0,0]]]]",
                       "not json"};
  for (const Ruled& one : ruled) {
    for (const char* any : odd) {
      rules_of(one.id).check(any, one.right);
      rules_of(one.id).check(any, any);
      rules_of(one.id).check(one.input, any);
    }
  }
  std::string chain = "[1";
  for (int i = 0; i < 400000; ++i) chain += ",null,1";
  EXPECT_TRUE(rules_of(1382).check("[[1]]", chain + "]"));
  EXPECT_TRUE(rules_of(889).check("[[1],[1]]", chain + "]"));
}

// Ten thousand calls of a design problem whose constructor takes `given`, with what `draw` draws.
template <class Draw>
std::optional<std::string> judged(int id, const char* method, const Json& given, const Json& arguments, Draw draw) {
  Json names = {"Solution"}, all = Json::array({Json::array({given})}), answers = {nullptr};
  for (int i = 0; i < 10000; ++i) {
    names.push_back(method);
    all.push_back(arguments);
    answers.push_back(draw());
  }
  return rules_of(id).check(Json::array({names, all}).dump(), answers.dump());
}

TEST(Rules, TellHonestRandomnessFromOther) {
  std::mt19937 engine(1);
  const auto below = [&](unsigned n) { return engine() % n; };
  for (int tries = 0; tries < 20; ++tries) {
    EXPECT_EQ(judged(528, "pickIndex", {1, 3}, Json::array(), [&] { return below(4) ? 1 : 0; }), std::nullopt);
    EXPECT_EQ(judged(398, "pick", {1, 3, 3}, {3}, [&] { return 1 + below(2); }), std::nullopt);
    EXPECT_EQ(judged(382, "getRandom", {1, 3, 3}, Json::array(), [&] { return below(3) ? 3 : 1; }), std::nullopt);
    EXPECT_EQ(judged(384, "shuffle", {1, 2, 3}, Json::array(),
                     [&] {
                       Json nums = {1, 2, 3};
                       for (unsigned i = 2; i > 0; --i) std::swap(nums[i], nums[below(i + 1)]);
                       return nums;
                     }),
              std::nullopt);
  }
  EXPECT_TRUE(judged(528, "pickIndex", {1, 3}, Json::array(), [&] { return below(2); }));
  // Of what is hardly ever drawn: 20 times instead of a tenth of one.
  EXPECT_TRUE(judged(528, "pickIndex", {1, 100000}, Json::array(), [&] { return below(500) == 0 ? 0 : 1; }));
  EXPECT_EQ(judged(528, "pickIndex", {1, 100000}, Json::array(), [&] { return 1; }), std::nullopt);
  EXPECT_TRUE(judged(398, "pick", {1, 3, 3}, {3}, [&] { return below(5) ? 1 : 2; }));
  EXPECT_TRUE(judged(382, "getRandom", {1, 3, 3}, Json::array(), [&] { return below(2) ? 3 : 1; }));
  // Those with other constructors: always the same one of several, or any of them.
  const auto of = [](int id, const char* method, const Json& constructed, const auto& draw) {
    Json calls = Json::parse(R"([["A"],[]])"), answers = {nullptr};
    calls[1].push_back(constructed);
    if (id == 380)
      for (const int value : {1, 2})
        calls[0].push_back("insert"), calls[1].push_back(Json::array({value})), answers.push_back(true);
    for (int i = 0; i < 5000; ++i) {
      calls[0].push_back(method), calls[1].push_back(Json::array()), answers.push_back(draw());
      if (id == 519) calls[0].push_back("reset"), calls[1].push_back(Json::array()), answers.push_back(nullptr);
    }
    return rules_of(id).check(calls.dump(), answers.dump());
  };
  const Json black = Json::parse("[4,[2]]"), circle = Json::parse("[1,0,0]"), matrix = Json::parse("[2,2]"),
             rectangles = Json::parse("[[[0,0,0,0],[5,5,6,6]]]");
  const auto coordinate = [&] { return double(below(1000001)) / 500000 - 1; };
  const auto point = [&] {
    for (;;)
      if (const double x = coordinate(), y = coordinate(); x * x + y * y <= 1) return Json{x, y};
  };
  EXPECT_EQ(of(380, "getRandom", Json::array(), [&] { return 1 + below(2); }), std::nullopt);
  EXPECT_EQ(of(710, "pick", black, [&] { return Json{0, 1, 3}[below(3)]; }), std::nullopt);
  EXPECT_EQ(of(519, "flip", matrix, [&] { return Json{below(2), below(2)}; }), std::nullopt);
  EXPECT_EQ(of(478, "randPoint", circle, point), std::nullopt);
  EXPECT_EQ(of(497, "pick", rectangles, [&] { return below(5) ? Json{5 + below(2), 5 + below(2)} : Json{0, 0}; }),
            std::nullopt);
  EXPECT_TRUE(of(380, "getRandom", Json::array(), [&] { return 1; }));
  EXPECT_TRUE(of(710, "pick", black, [&] { return 0; }));
  EXPECT_TRUE(of(519, "flip", matrix, [&] { return Json{1, below(2)}; }));
  EXPECT_TRUE(of(478, "randPoint", circle, [&] {
    const Json far = point();
    return Json{far[0].get<double>() / 2, far[1].get<double>() / 2};
  }));
  EXPECT_TRUE(of(497, "pick", rectangles, [&] { return below(2) ? Json{5, 5} : Json{0, 0}; }));
  EXPECT_TRUE(of(497, "pick", Json::parse("[[[0,0,3,3]]]"), [&] { return Json{0, 0}; }));
  EXPECT_TRUE(judged(384, "shuffle", {1, 2, 3}, Json::array(), [&] {  // turned around only
    Json nums = {1, 2, 3};
    std::rotate(nums.begin(), nums.begin() + below(3), nums.end());
    return nums;
  }));
  EXPECT_TRUE(
      judged(384, "shuffle", {1, 2, 3}, Json::array(), [&] { return below(2) ? Json{1, 2, 3} : Json{3, 2, 1}; }));
}

}  // namespace
}  // namespace leetjudge
