// Inputs that problems can really have: the rules know them, and make them of what was drawn.
#include <functional>
#include <set>

#include "inputs/rules.hpp"
#include "support.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

struct Fitting {
  int id;
  const char* drawn;  // of which an input is made
  const char* fits;
  std::vector<const char*> others;
};

const Fitting fitting[] = {
    {1, "[[3,2,4,4,9],5]", "[[3,2,4],6]", {"[[3,3,3],6]", "[[3,2,4],60]"}},
    {389, R"(["ab","xyz"])", R"(["ab","bca"])", {R"(["ab","cd"])", R"(["","ab"])"}},
    {497,
     "[[\"Solution\",\"pick\"],[[[[0,0,2,2],[0,0,1,1]]],[]]]",
     "[[\"Solution\"],[[[[0,0,1,1],[2,0,3,1]]]]]",
     {"[[\"Solution\"],[[[[0,0,1,1],[1,1,2,2]]]]]"}},
    {1042,
     "[5,[[1,2],[2,1],[1,3],[1,4],[1,5]]]",
     "[3,[[1,2],[3,1]]]",
     {"[2,[[1,2],[2,1]]]", "[5,[[1,2],[1,3],[1,4],[1,5]]]"}},
    {1054, "[[1,1,1,2]]", "[[1,1,2]]", {"[[1,1]]", "[[7,7,7,1]]"}},
    {1743, "[[[1,2],[1,2],[5,5]]]", "[[[2,1],[3,2]]]", {"[[[1,2],[1,2]]]", "[[[1,2],[3,4]]]", "[[[1,1]]]"}},
    {2, "[[5,0],[0,0,0]]", "[[0],[0,1]]", {"[[0,0],[1]]", "[[1],[2,0]]"}},
    {13, R"(["IIII"])", R"(["MCMXCIV"])", {R"(["IIII"])", R"(["IC"])", R"([""])", R"(["MMMM"])"}},
    {71, R"(["abcdefgh"])", R"(["/a//.."])", {R"(["a/b"])", R"([""])"}},
    {81, "[[3,1,2,2],2]", "[[2,2,0,1],5]", {"[[2,0,1,0],5]", "[[1,2,0,3],1]"}},
    {120, "[[[7],[],[8,9]]]", "[[[7],[1,2]]]", {"[[[7],[1]]]", "[[[]]]"}},
    {162, "[[3,3,1,1,3]]", "[[3,1,3]]", {"[[3,3]]", "[[1,2,2,1]]"}},
    {165, R"(["......","12345678901234"])", R"(["1.01","0"])", {R"(["1..2","0"])", R"([".1","0"])", R"(["1","2."])"}},
    {166, "[1,-2147483629]", "[-2147483648,805]", {"[1,2147483629]", "[1,0]"}},
    {169, "[[1,2,3,4]]", "[[2,1,2]]", {"[[1,2]]", "[[1,1,2,2]]"}},
    {237, "[[4,4,1],7]", "[[4,5,1],5]", {"[[4,5,1],1]", "[[4,5,1],7]", "[[4,5,5],4]", "[[],7]"}},
    {88,
     "[[3,1,7,8],2,[5,4],2]",
     "[[1,3,0],2,[4],1]",
     {"[[3,1,0],2,[4],1]", "[[1,0,0],1,[5,4],2]", "[[1,3,9],2,[4],1]"}},
    {419,
     R"([[["X","X"],[".","X"]]])",
     R"([[["X","X"],[".","."],["X","."]]])",
     {R"([[["X","X"],["X","."]]])", R"([[["X","."],["X","X"]]])"}},
    {427,
     "[[[7,1,2],[0,5,1],[3,3,3]]]",
     "[[[1,0],[1,1]]]",
     {"[[[1,0,1],[1,1,0],[0,0,0]]]", "[[[1,2],[0,0]]]", "[[]]", "[[[1,0]]]"}},
    {489,
     "[[[1,0],[0,0]],1,1]",
     "[[[1,1],[0,1]],0,0]",
     {"[[[0,1],[1,1]],0,0]", "[[[1,0],[0,1]],0,0]", "[[[0]],0,0]", "[[[1]],0,1]"}},
    {747, "[[5,5,0]]", "[[5,4,4]]", {"[[5,5,4]]", "[[]]"}},
    {747, "[[0,0,0]]", "[[1,0]]", {"[[0,0]]"}},
    {854, R"(["abca","xxxx"])", R"(["ab","ba"])", {R"(["ab","bb"])", R"(["ab","abb"])"}},
    {998, "[[1,2,null,4,9],9]", "[[4,1,3],5]", {"[[4,5],6]", "[[4,1,1],5]", "[[4,1,3],3]"}},
    {909,
     "[[[5,5,5],[0,0,0],[7,7,7]]]",
     "[[[-1,9,-1],[-1,4,-1],[-1,1,-1]]]",
     {"[[[-1,10,-1],[-1,4,-1],[-1,1,-1]]]", "[[[-1,9,3],[-1,4,-1],[-1,1,-1]]]", "[[[-1,-1],[2,-1]]]",
      "[[[2,-1],[-1,-1]]]", "[[[-1,0],[-1,-1]]]", "[[[-1]]]"}},
    {934,
     "[[[0,1,1,0],[1,1,1,0],[0,0,1,1],[1,0,1,1]]]",
     "[[[0,1,0],[0,0,0],[0,0,1]]]",
     {"[[[0,1,0],[1,0,0],[0,0,1]]]", "[[[0,1],[0,1]]]", "[[[0,0],[0,0]]]"}},
    {934, "[[[1,1],[1,1]]]", "[[[0,1],[1,0]]]", {}},
    {934, "[[[0,0,0],[0,0,0],[0,0,0]]]", "[[[1,1,1],[0,0,0],[1,1,1]]]", {}},
    {62, "[100,100]", "[10,10]", {"[18,18]", "[100,8]"}},
    {165, R"x(["1","1"])x", R"x(["1.2147483647","0000000000001.0"])x", {R"x(["1","2147483648"])x"}},
    {238, "[[30,30,30,30,30,30,30,30]]", "[[9,0,99999,99999,0,9]]", {"[[99999,99999]]", "[[99999,99999,0,0]]"}},
    {324, "[[7,7,7,7]]", "[[1,5,1,1,6,4]]", {"[[1,1]]", "[[1,2,2]]"}},
    {324, "[[2,2,2]]", "[[1,1,2]]", {"[[1,1,1,2]]"}},
    {394,
     R"x(["300[300[ab]]"])x",
     R"x(["300[2[a]]"])x",
     {R"x(["300[300[ab]]"])x", R"x(["2[2[2[2[2[2[2[299[abcd]]]]]]]]"])x"}},
    {592,
     R"x(["1/2+1/3+1/2+1/3+1/2+1/3+1/2+1/3+1/2+1/3-1/2"])x",
     R"x(["1/2+1/3+1/2+1/3+1/2+1/3+1/2+1/3+1/2-1/3"])x",
     {R"x(["2/4+1/3"])x", R"x(["1/2+1/3+1/2+1/3+1/2+1/3+1/2+1/3+1/2+1/3-1/2"])x"}},
    {701, "[[4,2,1],2]", "[[4,2],3]", {"[[4,2],4]"}},
    {726, R"x(["h(("])x", R"x(["(H2Abcd)123"])x", {R"x(["H1"])x", R"x(["H02"])x", R"x(["(H"])x"}},
    {736,
     R"x(["(("])x",
     R"x(["(let a1 3 b2 (add a1 1) (mult a1 b2))"])x",
     {R"x(["(let a1 b2 1)"])x", R"x(["(let 1)"])x", R"x(["(mult 99999 99999)"])x", R"x(["-0"])x",
      R"x(["(let aB 1 aB)"])x", R"x(["(add 1)"])x", R"x(["(let x 1 x) "])x", R"x(["x"])x", R"x(["01"])x",
      R"x(["(add (let x 1 x) x)"])x", R"x(["(sub 1 2)"])x", R"x(["(let add 1 add)"])x", R"x(["(add 1 2"])x"}},
    {889,
     "[[1,2,3,4,5,6],[1,2,3,4,5,6]]",
     "[[1,2,4,5,3],[4,5,2,3,1]]",
     {"[[2,1],[2,1]]", "[[1,2,3,4],[2,3,4,1]]", "[[1,1],[1,1]]", "[[1,2],[1,3]]", "[[],[]]"}},
    {1096, R"x(["{a"])x", R"x(["{a,b}{c,{d,e}}"])x", {R"x(["{a}"])x", R"x(["{a,}"])x"}},
    {1111, R"x([")("])x", R"x(["(())()"])x", {R"x([")("])x", R"x(["("])x"}},
    {1125,
     R"x([["a","b","c"],[["a"],["d","b"]]])x",
     R"x([["a","b"],[["b"],["a"]]])x",
     {R"x([["a","b"],[["b"],[]]])x", R"x([["a"],[["b","a"]]])x"}},
    {1286,
     R"x([["C","next"],[["cbca",3],[]]])x",
     R"x([["C","next"],[["abc",2],[]]])x",
     {R"x([["C"],[["cb",1]]])x", R"x([["C"],[["aa",1]]])x", R"x([["C"],[["ab",3]]])x"}},
    {1576, R"x(["aab"])x", R"x(["??a?"])x", {R"x(["aa"])x"}},
    {1765, "[[[0,0],[0,0]]]", "[[[0,1]]]", {"[[[0]]]"}},
    {1982,
     "[3,[5,5,5,5,5,5,5,5]]",
     "[3,[-3,-2,-1,0,0,1,2,3]]",
     {"[1,[1,2]]", "[2,[0,1,2]]", "[2,[0,1,2,4]]", "[16,[0]]", "[0,[0]]"}},
    {2122, "[[9,9,9,9,9,9]]", "[[2,10,6,4,8,12]]", {"[[1,1]]", "[[1,2]]", "[[1,3,5]]", "[[1,3,4,8]]"}},
    {2664, "[2,2,0,0]", "[4,5,3,2]", {"[3,3,0,0]", "[5,5,0,1]", "[4,5,1,2]", "[5,4,1,2]", "[3,4,0,1]", "[4,4,0,0]"}},
    {3311,
     "[20,[[0,1]]]",
     "[4,[[0,1],[0,2],[1,3],[2,3]]]",
     {"[4,[[0,1],[0,2],[0,3]]]", "[3,[[0,1],[1,2],[0,2]]]", "[4,[[0,1],[2,3]]]", "[2,[]]",
      "[6,[[0,1],[1,2],[2,3],[3,4],[4,5],[0,5]]]"}},
    {3311, "[2,[[0,1]]]", "[3,[[0,1],[0,2]]]", {"[5,[[0,1],[1,2],[2,3],[3,4],[1,4]]]"}},
    {564, R"(["0"])", R"(["10"])", {R"(["0"])"}},
    {821, R"(["aaa","b"])", R"(["ab","b"])", {R"(["aa","b"])"}},
    {839, R"([["ab","xyz","a"]])", R"([["ab","ba"]])", {R"([["ab","bb"]])", R"([["ab","a"]])"}},
    {1036,
     "[[[0,1],[2,2]],[0,1],[0,1]]",
     "[[[0,1]],[0,0],[5,5]]",
     {"[[],[1,1],[1,1]]", "[[[0,0]],[0,0],[5,5]]", "[[[5,5]],[0,0],[5,5]]"}},
    {1197, "[300,-300]", "[150,-150]", {"[151,-150]"}},
    {1871, R"(["101",1,2])", R"(["011",1,2])", {R"(["10",1,1])"}},
    {682,
     R"([["+","C","x","D","+","D","D","D","D","D","D","D","D","D","D","D","D","D","D","D","D","D","30000"]])",
     R"([["5","2","C","D","+","-30000"]])",
     {R"([["C"]])", R"([["1","+"]])", R"([["1","C","D"]])", R"([["30001"]])", R"([["05"]])", R"([["-"]])"}},
    {2850,
     "[[[0,0,0],[0,0,0],[0,0,0]]]",
     "[[[1,1,0],[1,1,1],[1,2,1]]]",
     {"[[[1,1,0],[1,1,1],[1,1,1]]]", "[[[9]]]", "[[[10,-1,0],[0,0,0],[0,0,0]]]"}},
    {785, "[[[1,2],[0],[7]]]", "[[[1],[0],[]]]", {"[[[1],[]]]", "[[[0]]]", "[[[1,1],[0,0]]]", "[[[5]]]", "[[]]"}},
    {797, "[[[1,2],[0],[0]]]", "[[[1,2],[2],[]]]", {"[[[1],[0]]]", "[[[0]]]"}},
    {847, "[[[1,2],[0],[7]]]", "[[[1,2],[0],[0]]]", {"[[[1],[0],[]]]", "[[[1],[]]]", "[[[0]]]", "[[]]"}},
    {2212, "[7,[0,0,0]]", "[9,[1,8,0,0,0,0,0,0,0,0,0,0]]", {"[8,[1,8,0,0,0,0,0,0,0,0,0,0]]", "[9,[1,8]]"}},
    {2269, "[240,7]", "[240,3]", {"[240,4]", "[240,0]"}},
    {222, "[[1,null,2,3]]", "[[1,2]]", {"[[1,null,2]]"}},
    {224,
     R"x(["((((1+2  "])x",
     R"x(["-(1 - 2) + 3"])x",
     {R"(["1+"])", R"(["+1"])", R"(["1+-2"])", R"x(["(1"])x", R"(["2147483647+1"])", R"(["1*2"])"}},
    {227,
     R"(["**//12345+"])",
     R"([" 3 + 7/2 * 2"])",
     {R"(["1/0"])", R"(["-1"])", R"x(["(1)"])x", R"(["99999*99999"])", R"(["1 2"])"}},
    {772,
     R"x(["((((1+2*"])x",
     R"x(["2*(1 - 2)/3"])x",
     {R"(["1+"])", R"(["-1"])", R"x(["(1"])x", R"x(["1/(2-2)"])x", R"x(["65536*(32768)"])x"}},
    {241, R"(["++1**2"])", R"(["7-99*2"])", {R"(["-7"])", R"(["100"])", R"(["7*"])"}},
    {394, R"(["][a3[bcd"])", R"(["x300[y]2[z3[w]]"])", {R"(["2[]"])", R"(["2a"])", R"(["02[a]"])", R"(["[a]"])"}},
    {439, R"(["FTFT?::3"])", R"(["T?F?1:T:F?2:3"])", {R"(["T"])", R"(["1?2:3"])", R"(["T?22:3"])", R"(["T?F?1:2"])"}},
    {592, R"(["1/2+/+"])", R"(["-5/3+7/10-1/9"])", {R"(["1/2+"])", R"(["0/3"])", R"(["+1/2"])"}},
    {726,
     R"x(["()2Hh"])x",
     R"x(["Na2(S(O4H)20)3"])x",
     {R"x(["()"])x", R"(["h2"])", R"(["H1"])", R"(["H02"])", R"x(["(H"])x"}},
    {736,
     R"x(["let x (add )"])x",
     R"x(["(let x 7 x -1 y (add x 3) (mult x (let x y y)))"])x",
     {R"(["x"])", R"x(["(add 1 x)"])x", R"x(["(let x 1 y)"])x", R"x(["(let x 1)"])x", R"x(["(let x 1 2 3)"])x"}},
    {761, R"(["0110"])", R"(["110100"])", {R"(["01"])", R"(["1100001"])"}},
    {856, R"x([")(()"])x", R"x(["(()())"])x", {R"x([")("])x", R"x(["(()"])x", R"([""])"}},
    {1021, R"x([")(()"])x", R"x(["(()())()"])x", {R"x([")("])x"}},
    {1096, R"(["}{a,b}c"])", R"(["{a,b{c,de}}f"])", {R"(["a,b"])", R"(["{}"])", R"(["{a,}"])", R"(["{a"])"}},
    {1106, R"x(["&(tf|,)!"])x", R"x(["|(!(t),&(f))"])x", {R"x(["!(t,f)"])x", R"x(["&()"])x", R"(["tf"])"}},
    {1190, R"x([")a(b"])x", R"x(["a(b(c)())"])x", {R"x(["(a"])x", R"x([")a("])x"}},
    {1614, R"x([")1+(2"])x", R"x(["()(1+(2))"])x", {R"x(["(1"])x", R"x([")1("])x"}},
    {1896, R"x(["1&|0("])x", R"x(["1&(0|(1))"])x", {R"(["1&"])", R"x(["()"])x", R"x(["1(0)"])x"}},
    {2232, R"(["12345"])", R"(["12+9"])", {R"(["1+2+3"])", R"(["10+2"])", R"(["+2"])"}},
    {10, R"(["aa","*a**b*"])", R"(["a","a*.*"])", {R"(["a","*a"])", R"(["a","a**"])"}},
    {45, "[[0,0,5,0]]", "[[2,0,1]]", {"[[1,0,1]]", "[[0,1]]"}},
    {50, "[0.0,-1]", "[2.0,-2]", {"[0.0,0]", "[100.0,3]"}},
    {57, "[[[5,1],[1,9]],[7,3]]", "[[[1,1],[2,9]],[0,3]]", {"[[[1,2],[2,9]],[0,3]]", "[[[1,2]],[4,3]]"}},
    {66, "[[0,0]]", "[[1,0]]", {"[[0]]", "[[0,1]]"}},
    {99, "[[3,5,5,null,1]]", "[[1,3,null,null,2]]", {"[[2,1,3]]", "[[2,3,3]]", "[[1]]", "[[3,1,2,null,null,4]]"}},
    {685,
     "[[[1,1],[1,1],[1,1],[1,2]]]",
     "[[[1,2],[1,3],[2,3]]]",
     {"[[[1,2],[1,3],[1,2]]]", "[[[1,2],[3,4],[2,1],[4,3]]]", "[[[2,1],[3,1],[2,3],[4,1]]]", "[[[1,2],[2,3],[3,4]]]",
      "[[[1,2],[3,3],[2,3]]]", "[[[2,1],[3,1],[3,4],[2,4]]]"}},
    {986, "[[[5,1],[1,9]],[[7,3]]]", "[[[0,2],[5,10]],[]]", {"[[[0,2],[2,3]],[]]", "[[],[[4,5],[1,2]]]"}},
    {74, "[[[5,5],[5,1]],7]", "[[[1,1],[2,9]],0]", {"[[[2],[1]],1]", "[[[1,2],[2,3]],1]", "[[[2,1]],1]"}},
    {105, "[[1,2,3],[3,1,2]]", "[[1,2,3],[2,1,3]]", {"[[1,2,3],[3,1,2]]", "[[1,2],[1,3]]"}},
    {116, "[[1,2,3,4,null,5]]", "[[1,2,3]]", {"[[1,2]]", "[[1,2,null]]"}},
    {133, "[[5,5,7,1]]", "[[[2],[1]]]", {"[[[2],[]]]", "[[[1]]]", "[[[],[]]]", "[[[2,2],[1,1]]]", "[[[3],[1]]]"}},
    {134, "[[1,0],[2,0]]", "[[1,2,3,4,5],[3,4,5,1,2]]", {"[[5,5],[1,1]]", "[[0,0],[0,0]]"}},
    {136, "[[1,1,1,5]]", "[[4,1,4]]", {"[[4,4]]", "[[1,2,3]]", "[[1,1,1,2]]"}},
    {137, "[[1,1,1,5,6]]", "[[4,1,4,4]]", {"[[4,4,1]]", "[[1,2]]", "[[1,1,1]]"}},
    {138, "[[7,7,8]]", "[[[7,null],[8,0]]]", {"[[[7,2],[8,0]]]", "[[7,8]]"}},
    {150,
     R"([["+","1","/","1","*","3"]])",
     R"([["4","-13","5","/","+"]])",
     {R"([["+"]])", R"([["1","0","/"]])", R"([["1","2"]])", R"([["1","0",""]])", R"([["*11"]])"}},
    {141, "[[1,2,3],7]", "[[1,2],1]", {"[[1,2],2]", "[[],-2]"}},
    {160,
     "[9,[1,2,3],[4,5],7,7]",
     "[3,[1,2,3],[4,5,2,3],2,3]",
     {"[2,[1,2],[1,3],1,1]", "[1,[1,2],[2],0,0]", "[2,[2],[2],1,1]"}},
    {152, "[[200000,200000,0,7]]", "[[70000,0,70000,2]]", {"[[70000,70000]]"}},
    {167, "[[1,2,2,2,3],9]", "[[1,2,4],6]", {"[[1,2,2,3],4]"}},
    {211,
     R"([["WordDictionary","addWord","search"],[[],["a.b"],["...."]]])",
     R"([["WordDictionary","addWord","search"],[[],["ab"],[".."]]])",
     {R"([["WordDictionary","addWord"],[[],["a."]]])", R"([["WordDictionary","search"],[[],["..."]]])"}},
    {238, "[[200000,200000,0,7]]", "[[70000,0,2]]", {"[[70000,0,70000]]"}},
    {260, "[[1,1,1,5,7]]", "[[4,1,4,2]]", {"[[4,4,1]]", "[[1,2,3]]", "[[1,1,1,2,3]]"}},
    {285, "[[2,1,3],9]", "[[2,1,3],1]", {"[[2,1,3],0]"}},
    {287, "[[9,9,9,9]]", "[[3,1,3,2]]", {"[[1,2,3]]", "[[1,1,2,2,3]]", "[[4,4,1]]"}},
    {323, "[3,[[5,5],[0,9]]]", "[3,[[0,1],[0,2]]]", {"[3,[[0,3]]]"}},
    {332,
     R"([[["AAA","BBB"],["BBB","AAA"],["CCC","AAA"]]])",
     R"([[["MUC","LHR"],["JFK","MUC"]]])",
     {R"([[["MUC","LHR"]]])", R"([[["JFK","A"],["JFK","B"]]])", R"([[["JFK","A"],["B","C"],["C","B"]]])"}},
    {347, "[[1,1,2,2,3],2]", "[[1,1,1,2,2,3],2]", {"[[1,1,2,2,3],1]", "[[1,1],2]"}},
    {355,
     R"([["Twitter","postTweet","postTweet","follow"],[[],[1,5],[2,5],[1,1]]])",
     R"([["Twitter","postTweet","postTweet","follow"],[[],[1,5],[2,6],[1,2]]])",
     {R"([["Twitter","follow"],[[],[1,1]]])", R"([["Twitter","postTweet","postTweet"],[[],[1,5],[2,5]]])"}},
    {385, R"(["-[,3"])", R"(["[-7,[],[0,[1]]]"])", {R"(["-[,3"])", R"(["[1, 2]"])", R"(["[1000001]"])", R"(["[07]"])"}},
    {540, "[[3,1,1,1,5]]", "[[1,4,4]]", {"[[4,4,1]]", "[[1,1]]", "[[1,2,3]]"}},
    {645, "[[9,9,9]]", "[[2,1,2]]", {"[[1,2,3]]", "[[1,3]]", "[[0,0]]", "[[1,1,1]]"}},
    {684,
     "[[[1,1],[1,1],[1,1],[1,2]]]",
     "[[[1,2],[1,3],[2,3]]]",
     {"[[[1,2],[1,3],[3,4]]]", "[[[1,2],[3,4],[1,2],[3,4]]]"}},
    {690,
     "[[5,5,5],7]",
     "[[[1,5,[2]],[2,-3,[]]],2]",
     {"[[5,5,5],7]", "[[[1,5,[1]]],1]", "[[[1,5,[2]]],1]", "[[[0,0,[]]],0]", "[[[1,0,[]]],2]"}},
    {742, "[[1,null,2,3],9]", "[[1,null,2],2]", {"[[1,null,2],3]"}},
    {778, "[[[9,9],[9,9]]]", "[[[3,1],[0,2]]]", {"[[[3,1],[0,1]]]"}},
    {852,
     "[[1,9,9]]",
     "[[0,2,3,1]]",
     {"[[0,1,2]]", "[[2,1,0]]", "[[0,2,2,1]]", "[[0,3,1,2]]", "[[1,2]]", "[[-1,3,1]]"}},
    {961, "[[9,9,9,9,3]]", "[[3,1,3,2]]", {"[[1,2,3,4]]", "[[3,3,3,1]]", "[[1,1]]", "[[1,2,1]]"}},
    {973, "[[[1,1],[1,-1],[5,5]],1]", "[[[1,1],[1,-1],[5,5]],2]", {"[[[1,1],[1,-1],[5,5]],1]"}},
    {1154, R"(["5-67-8-901"])", R"(["2000-02-29"])", {R"(["1900-02-29"])", R"(["2020-01-01"])", R"(["2019-1-001"])"}},
    {1360, R"(["","1"])", R"(["2100-12-31","1971-01-01"])", {R"(["1970-12-31","2000-01-01"])", R"(["2000-13-01"])"}},
    {1117, R"(["HHHHHHH"])", R"(["OHHHHO"])", {R"(["HHH"])", R"(["OHO"])", R"([""])"}},
    {1650, "[[2,1,3],9,9]", "[[2,1,3],1,3]", {"[[2,1,3],1,1]", "[[2,1,3],1,4]"}},
    {1676, "[[2,1,null,3],[9,9]]", "[[2,1,null,3],[3,1]]", {"[[2,1,null,3],[3,4]]"}},
    {1899, "[[[1,2,3]],[1,2,3]]", "[[[1,2,3]],[1,2,3]]", {"[[[1,2,3]],[1,2]]", "[[[1,2,3]],[0,2,3]]"}},
    {348,
     R"([["T","move","move","move","move"],[[2],[0,0,2],[0,0,1],[1,0,1],[0,1,2]]])",
     R"([["T","move","move","move"],[[2],[0,0,1],[1,0,2],[0,1,1]]])",
     {R"([["T","move","move"],[[2],[0,0,2],[1,0,2]]])", R"([["T","move","move"],[[2],[0,0,1],[0,0,2]]])",
      R"([["T","move","move","move","move"],[[2],[0,0,1],[1,0,2],[1,1,1],[0,1,2]]])"}},
    {676,
     R"([["M","search","buildDict","buildDict"],[[],["a"],[["a"]],[["b"]]]])",
     R"([["M","buildDict","search"],[[],[["a"]],["b"]]])",
     {R"([["M","search","buildDict"],[[],["b"],[["a"]]]])", R"([["M","buildDict","buildDict"],[[],[["a"]],[["a"]]]])",
      R"([["M","search"],[[],["b"]]])"}},
    {855,
     R"([["E","leave","seat","seat","seat","leave","seat"],[[2],[0],[],[],[],[9],[]]])",
     R"([["E","seat","seat","seat","seat","leave"],[[10],[],[],[],[],[4]]])",
     {R"([["E","seat","leave"],[[10],[],[1]]])", R"([["E","seat","seat"],[[1],[],[]]])",
      R"([["E","seat","seat","seat","seat","leave"],[[10],[],[],[],[],[5]]])"}},
    {1146,
     R"([["S","get","snap","get"],[[3],[0,0],[],[0,-8]]])",
     R"([["S","snap","get"],[[3],[],[0,0]]])",
     {R"([["S","get"],[[3],[0,0]]])", R"([["S","snap","get"],[[3],[],[0,1]]])"}},
    {1244,
     R"([["L","top","addScore","reset","top"],[[],[1],[3,5],[1],[9]]])",
     R"([["L","addScore","top","reset"],[[],[3,5],[1],[3]]])",
     {R"([["L","addScore","top"],[[],[3,5],[2]]])", R"([["L","addScore","reset"],[[],[3,5],[4]]])"}},
    {1352,
     R"([["P","getProduct","add","add","add","add","add","getProduct"],[[],[1],[100],[100],[100],[100],[100],[7]]])",
     R"([["P","add","add","getProduct"],[[],[100],[90],[2]]])",
     {R"([["P","add","add","add","add","add"],[[],[100],[100],[100],[100],[100]]])",
      R"([["P","add","getProduct"],[[],[5],[2]]])", R"([["P","add","getProduct"],[[],[5],[0]]])"}},
    {1396,
     R"([["U","checkOut","checkIn","checkIn","checkOut","getAverageTime"],[[],[1,"a",3],[1,"a",3],[1,"b",4],[9,"b",2],["x","y"]]])",
     R"([["U","checkIn","checkOut","getAverageTime"],[[],[1,"a",3],[1,"b",4],["a","b"]]])",
     {R"([["U","checkIn","checkOut"],[[],[1,"a",3],[1,"b",3]]])",
      R"([["U","checkIn","checkOut"],[[],[1,"a",3],[2,"b",4]]])",
      R"([["U","checkIn","checkIn"],[[],[1,"a",3],[1,"b",4]]])", R"([["U","getAverageTime"],[[],["a","b"]]])"}},
    {1600,
     R"([["T","birth","birth","death","birth"],[["k"],["x","k"],["x","b"],["z"],["k","b"]]])",
     R"([["T","birth","death","birth"],[["k"],["k","b"],["k"],["b","c"]]])",
     {R"([["T","birth"],[["k"],["b","c"]]])", R"([["T","birth"],[["k"],["k","k"]]])",
      R"([["T","death","birth"],[["k"],["k"],["k","b"]]])", R"([["T","death"],[["k"],["b"]]])"}},
    {1656,
     R"([["O","insert","insert"],[[9],[5,"a"],[5,"b"]]])",
     R"([["O","insert","insert"],[[2],[2,"a"],[1,"b"]]])",
     {R"([["O","insert","insert"],[[2],[2,"a"],[2,"b"]]])", R"([["O","insert"],[[2],[1,"a"]]])"}},
    {1797,
     R"([["A","generate","generate"],[[5],["a",1],["a",2]]])",
     R"([["A","generate","renew","generate"],[[5],["a",1],["a",2],["b",3]]])",
     {R"([["A","generate","generate"],[[5],["a",1],["a",2]]])"}},
    {1804,
     R"([["T","erase","insert","erase"],[[],["a"],["b"],["x"]]])",
     R"([["T","insert","insert","erase","erase"],[[],["a"],["a"],["a"],["a"]]])",
     {R"([["T","insert","erase","erase"],[[],["a"],["a"],["a"]]])", R"([["T","insert","erase"],[[],["a"],["b"]]])"}},
    {1845,
     R"([["S","unreserve","reserve","reserve","unreserve"],[[1],[1],[],[],[7]]])",
     R"([["S","reserve","reserve","unreserve","reserve"],[[2],[],[],[1],[]]])",
     {R"([["S","reserve","reserve"],[[1],[],[]]])", R"([["S","reserve","unreserve"],[[2],[],[2]]])"}},
    {2102,
     R"([["S","get","add","add","get","get"],[[],[],["a",1],["a",2],[],[]]])",
     R"([["S","add","get","add","get"],[[],["a",1],[],["b",1],[]]])",
     {R"([["S","add","get","get"],[[],["a",1],[],[]]])", R"([["S","add","add"],[[],["a",1],["a",2]]])"}},
    {2353,
     R"([["F","changeRating","highestRated"],[[["a"],["b"],[1]],["x",2],["x"]]])",
     R"([["F","changeRating","highestRated"],[[["a"],["b"],[1]],["a",2],["b"]]])",
     {R"([["F","changeRating"],[[["a"],["b"],[1]],["b",2]]])", R"([["F","highestRated"],[[["a"],["b"],[1]],["a"]]])"}},
    {2642,
     R"([["G","addEdge","addEdge"],[[2,[[0,1,5]]],[[0,1,6]],[[1,1,6]]]])",
     R"([["G","addEdge","shortestPath"],[[2,[[0,1,5]]],[[1,0,6]],[0,1]]])",
     {R"([["G","addEdge"],[[2,[[0,1,5]]],[[0,1,6]]]])", R"([["G","addEdge"],[[2,[]],[[1,1,6]]]])"}},
    {3408,
     R"([["T","execTop","rmv","add"],[[[[1,2,3],[1,2,4],[1,5,3]]],[],[9],[1,2,1]]])",
     R"([["T","execTop","add","edit","rmv"],[[[[1,2,3],[1,5,3]]],[],[1,5,4],[5,9],[5]]])",
     {R"([["T","execTop","rmv"],[[[[1,2,3],[1,5,3]]],[],[5]]])", R"([["T","add"],[[[[1,2,3]]],[1,2,1]]])",
      R"([["T"],[[[[1,2,3],[1,2,3]]]]])"}},
    {353,
     R"([["S","move","move","move","move"],[[2,2,[[0,0],[0,0],[1,1]]],["U"],["R"],["L"],["D"]]])",
     R"([["S","move","move","move"],[[2,2,[[0,1],[1,0]]],["R"],["D"],["D"]]])",
     {R"([["S","move"],[[2,2,[[0,0]]],["R"]]])", R"([["S","move","move"],[[2,2,[]],["U"],["R"]]])",
      R"([["S","move"],[[2,2,[[0,1],[0,1]]],["R"]]])"}},
    {1286,
     R"([["C","next","next","next","hasNext"],[["ab",1],[],[],[],[]]])",
     R"([["C","next","hasNext","next"],[["ab",1],[],[],[]]])",
     {R"([["C","next","next"],[["ab",2],[],[]]])"}},
    {1586,
     R"([["B","prev","next","next","next","prev"],[[[1,null,2]],[],[],[],[],[]]])",
     R"([["B","next","next","prev"],[[[1,null,2]],[],[],[]]])",
     {R"([["B","next","prev"],[[[1,null,2]],[],[]]])", R"([["B","next","next"],[[[1]],[],[]]])"}},
    {1912,
     R"([["M","drop","rent","rent","drop"],[[2,[[0,1,5],[0,1,6]]],[0,1],[1,1],[0,1],[0,3]]])",
     R"([["M","rent","drop","search"],[[2,[[0,1,5]]],[0,1],[0,1],[1]]])",
     {R"([["M"],[[2,[[0,1,5],[0,1,6]]]]])", R"([["M","rent","rent"],[[2,[[0,1,5]]],[0,1],[0,1]]])",
      R"([["M","drop"],[[2,[[0,1,5]]],[0,1]]])"}},
    {2227,
     R"([["E","encrypt"],[[["b","d"],["xy","zw"],["ab"]],["abcd"]]])",
     R"([["E","encrypt","decrypt"],[[["b","d"],["xy","zw"],["ab"]],["bd"],["xyzz"]]])",
     {R"([["E","encrypt"],[[["b"],["xy"],["ab"]],["ba"]]])"}},
    {2424,
     R"([["L","upload","upload","upload"],[[2],[1],[1],[1]]])",
     R"([["L","upload","longest"],[[2],[2],[]]])",
     {R"([["L","upload"],[[2],[2]]])", R"([["L","upload","upload","longest"],[[2],[2],[2],[]]])"}},
    {3709,
     R"([["E","totalScore","record","totalScore","record"],[[],[1,1],[9,5],[20,3],[4,5]]])",
     R"([["E","record","totalScore","record"],[[],[4,5],[2,4],[5,1]]])",
     {R"([["E","totalScore"],[[],[1,1]]])", R"([["E","record","record"],[[],[4,5],[4,1]]])",
      R"([["E","record","totalScore"],[[],[4,5],[2,5]]])", R"([["E","record","totalScore"],[[],[4,5],[3,2]]])"}},
    {3815,
     R"([["A","removeBid","addBid","updateBid","removeBid","updateBid"],[[],[1,1],[1,2,3],[5,6,7],[2,2],[1,2,4]]])",
     R"([["A","addBid","updateBid","removeBid","getHighestBidder"],[[],[1,2,3],[1,2,4],[1,2],[2]]])",
     {R"([["A","updateBid"],[[],[1,2,3]]])", R"([["A","addBid","removeBid","removeBid"],[[],[1,2,3],[1,2],[1,2]]])"}},
    {3822,
     R"([["O","addOrder","addOrder","cancelOrder","modifyOrder","addOrder"],[[],[1,"buy",3],[1,"buy",4],[7],[1,5],[2,"sell",3]]])",
     R"([["O","addOrder","modifyOrder","cancelOrder"],[[],[1,"buy",3],[1,4],[1]]])",
     {R"([["O","addOrder","addOrder"],[[],[1,"buy",3],[1,"sell",3]]])",
      R"([["O","addOrder","cancelOrder","modifyOrder"],[[],[1,"buy",3],[1],[1,4]]])"}},
    {3829,
     R"([["R","addRider","addRider","addDriver","addDriver"],[[],[1],[1],[1],[1]]])",
     R"([["R","addRider","addDriver","cancelRider"],[[],[1],[1],[5]]])",
     {R"([["R","addRider","addRider"],[[],[1],[1]]])", R"([["R","addDriver","addDriver"],[[],[1],[1]]])"}},
    {3885,
     R"([["E","pollHighest","pollHighest","updatePriority"],[[[[1,5],[2,5],[1,3]]],[],[],[1,9]]])",
     R"([["E","updatePriority","pollHighest","updatePriority"],[[[[1,5],[2,4]]],[2,9],[],[1,9]]])",
     {R"([["E","pollHighest","updatePriority"],[[[[1,5],[2,5]]],[],[1,9]]])", R"([["E"],[[[[1,5],[1,4]]]]])"}},
    {2013, R"([["D","add"],[[],[[1,2]]]])", R"([["D","add"],[[],[[1,2]]]])", {R"([["D","add"],[[],[[1,2,3]]]])"}},
};

TEST(RulesForInputs, KnowAndMakeWhatAProblemCanHave) {
  for (const auto& [id, drawn, fits, others] : fitting) {
    const Rules& rules = rules_of(id);
    ASSERT_TRUE(rules.fits) << id;
    EXPECT_TRUE(rules.fits(fits)) << id << " " << fits;
    for (const char* one : others) EXPECT_FALSE(rules.fits(one)) << id << " " << one;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Random random(seed);
      const std::string made = rules.fitted ? rules.fitted(random, drawn) : fits;
      EXPECT_TRUE(rules.fits(made)) << id << " " << made;
    }
  }
}

struct Looked {
  int deepest = 0;
  bool empty = false;           // a list of nothing
  std::set<Json> numbers = {};  // that stand in it
};
void look_into(const Json& one, int depth, Looked& seen) {
  seen.deepest = std::max(seen.deepest, depth);
  EXPECT_TRUE(one.is_number_integer() || one.is_array()) << one;
  seen.empty = seen.empty || one == Json::array();
  if (!one.is_array()) seen.numbers.insert(one);
  if (!one.is_array()) return;
  for (const Json& inner : one) look_into(inner, depth + 1, seen);
}

// Of many calls most stay, and what they are given differs.
TEST(RulesForInputs, KeepMostCallsOfDesigns) {
  const auto to = [](std::size_t most) { return [most](Random& random) { return Json(1 + random.below(most)); }; };
  const auto word = [](Random& random) { return Json(std::string(1, char('a' + random.below(26)))); };
  const auto name = [](Random& random) { return Json(fmt::format("n{}", random.below(1000000))); };
  using Draw = std::function<Json(Random&)>;
  struct Design {
    int id;
    Json constructor;
    std::vector<std::pair<const char*, std::vector<Draw>>> methods;
    std::size_t asked, place;  // the method, and which of its arguments is to differ
  };
  const Design designs[] = {
      {855, {1000000}, {{"seat", {}}, {"leave", {to(1000000)}}}, 1, 0},
      {1146, {50}, {{"set", {to(49), to(9)}}, {"snap", {}}, {"get", {to(49), to(1)}}}, 2, 1},
      {1244, Json::array(), {{"addScore", {to(10000), to(100)}}, {"top", {to(10000)}}, {"reset", {to(10000)}}}, 1, 0},
      {1352, Json::array(), {{"add", {to(100)}}, {"getProduct", {to(40000)}}}, 1, 0},
      {1396,
       Json::array(),
       {{"checkIn", {to(1000000), word, to(1000000)}},
        {"checkOut", {to(1000000), word, to(1000000)}},
        {"getAverageTime", {word, word}}},
       1,
       0},
      {1600, {"king"}, {{"birth", {name, name}}, {"death", {name}}, {"getInheritanceOrder", {}}}, 1, 0},
      {1845, {100000}, {{"reserve", {}}, {"unreserve", {to(100000)}}}, 1, 0},
      {2353,
       {{"a", "b"}, {"x", "x"}, {1, 2}},
       {{"changeRating", {word, [](Random&) { return Json(16); }}}, {"highestRated", {word}}},
       0,
       1},
      {2424, {100000}, {{"upload", {to(100000)}}, {"longest", {}}}, 0, 0},
      {3815,
       Json::array(),
       {{"addBid", {to(100), to(100), to(9)}},
        {"updateBid", {to(100), to(100), to(9)}},
        {"removeBid", {to(100), to(100)}}},
       1,
       0},
      {3822,
       Json::array(),
       {{"addOrder", {to(100000), [](Random&) { return Json("buy"); }, to(9)}}, {"modifyOrder", {to(100000), to(9)}}},
       1,
       0},
      {3885,
       Json::array({Json::array({{1, 5}, {2, 5}, {3, 5}, {4, 5}, {5, 5}, {6, 5}})}),
       {{"updatePriority", {to(1000), to(1000)}}, {"pollHighest", {}}},
       0,
       1},
  };
  for (const auto& [id, constructor, methods, asked, place] : designs) {
    Random random(1);
    Json names = {"Design"}, all = Json::array({constructor});
    for (int i = 0; i < 2000; ++i) {
      const auto& [method, draws] = methods[random.below(methods.size())];
      names.push_back(method);
      Json& arguments = all.emplace_back(Json::array());
      for (const Draw& draw : draws) arguments.push_back(draw(random));
    }
    const std::string made = rules_of(id).fitted(random, Json::array({names, all}).dump());
    EXPECT_TRUE(rules_of(id).fits(made)) << id;
    const Json kept = parsed(made);
    EXPECT_GT(kept[0].size(), 1000u) << id;
    std::set<Json> given;
    for (std::size_t i = 1; i < kept[0].size(); ++i)
      if (kept[0][i] == methods[asked].first) given.insert(kept[1][i][place]);
    EXPECT_GT(given.size(), 15u) << id;
  }
}

// What fits stays as it is, and numbers go on from 1.
TEST(RulesForInputs, LeaveWhatFits) {
  Random random(1);
  EXPECT_EQ(rules_of(324).fitted(random, "[[1,1,2]]"), "[[1,1,2]]");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random other(seed);
    const Json made = parsed_or_thrown(rules_of(889).fitted(other, "[[1,2,3,4,5,6,7],[1]]"));
    EXPECT_EQ(std::ranges::max(made[0].get<std::vector<std::size_t>>()), made[0].size()) << made;
  }
  EXPECT_EQ(rules_of(2212).fitted(random, "[1,[100000,100000,0,0,0,0,0,0,0,0,0,0]]"),
            "[100000,[50000,50000,0,0,0,0,0,0,0,0,0,0]]");
}

// A word that is left to guess is found by trying all.
TEST(RulesForInputs, LeaveAsManyWordsAsGuesses) {
  Random random(1);
  const Json made =
      parsed_or_thrown(rules_of(843).fitted(random, R"(["cccccc",["aaaaaa","bbbbbb","cccccc","dddddd"],2])"));
  EXPECT_EQ(made[1].size(), 2u);
  EXPECT_EQ(std::ranges::count(made[1], made[0]), 1);
}

TEST(RulesForInputs, LeaveAShortFractionAsItIs) {
  Random random(1);
  EXPECT_EQ(rules_of(166).fitted(random, "[7,-2147483648]"), "[7,-2147483648]");
}

TEST(RulesForInputs, PutNumbersIntoLists) {
  Looked seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const Json made = Json::parse(rules_of(339).fitted(random, "[[5,5,5]]"));
    EXPECT_EQ(made[0].size(), 3u);
    look_into(made[0], 0, seen);
  }
  EXPECT_GT(seen.deepest, 10);
  EXPECT_TRUE(seen.empty && seen.numbers.contains(5) && seen.numbers.contains(0) && seen.numbers.contains(-1));
  Looked full;  // the page of 364 says that there are no empty lists
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    look_into(Json::parse(rules_of(364).fitted(random, "[[5,5,5]]"))[0], 0, full);
  }
  EXPECT_FALSE(full.empty);
}

// Of a few draws nobody can tell whether they are fair.
TEST(RulesForInputs, DrawOften) {
  const std::string few = R"([["S","insert","getRandom","insert"],[[],[1],[],[2]]])";
  std::size_t many = 0, very_many = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const Json made = Json::parse(rules_of(380).fitted(random, few));
    ASSERT_EQ(made[0].size(), made[1].size());
    EXPECT_EQ(std::pair(made[0].back(), made[1].back()), std::pair(Json("insert"), Json({2})));
    const auto draws = std::count(made[0].begin(), made[0].end(), "getRandom");
    EXPECT_EQ(made[0].size() - 3, std::size_t(draws));
    many += draws > 200;
    very_many += draws > 1000;
  }
  EXPECT_TRUE(0 < very_many && very_many < many) << very_many;
  EXPECT_TRUE(0 < many && many < 50) << many;
}

// 167: of so many numbers no two random ones are the only answer, and the first two would be found at once.
TEST(RulesForInputs, TakeTheLargestTwoOfASortedList) {
  Json numbers = Json::array();
  for (int i = 0; i < 5000; ++i) numbers.push_back(i * 2 / 5 - 1000);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Random random(seed);
    const Json made = Json::parse(rules_of(167).fitted(random, Json::array({numbers, 7}).dump()));
    ASSERT_TRUE(rules_of(167).fits(made.dump()));
    EXPECT_TRUE(std::is_sorted(made[0].begin(), made[0].end()));
    EXPECT_LE(made[1], 1000);
    EXPECT_EQ(made[1], made[0][4998].get<int>() + made[0][4999].get<int>());
  }
}

// 236: at any place, and often at the end of a chain.
TEST(RulesForInputs, TakeNodesThatLieDeep) {
  std::size_t deep = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const Json made = Json::parse(rules_of(236).fitted(random, "[[9,8,null,7,null,6,null,5,null,4],0,0]"));
    deep += made[1] == 5 && made[2] == 4;
  }
  EXPECT_TRUE(30 < deep && deep < 70) << deep;
}

// 150: the stack is the deepest where all numbers come first.
TEST(RulesForInputs, PutAllNumbersFirst) {
  Json tokens(99, "1");
  std::size_t all = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const Json made = Json::parse(rules_of(150).fitted(random, Json::array({tokens}).dump()))[0];
    all += std::none_of(made.begin(), made.begin() + 50,
                        [](const Json& one) { return std::string("+-*/").find(one.get<std::string>()) < 4; });
  }
  EXPECT_TRUE(20 < all && all < 60) << all;
}

// A problem of the same number may be another one.
TEST(RulesForInputs, LeaveOthersAlone) {
  for (const Fitting& one : fitting) {
    const Rules& rules = rules_of(one.id);
    for (const char* other :
         {"[]", "[7]", "[\"x\",\"y\"]", "[[],[]]", "[[null]]", "[{}]", "[[[]],3]", "[[\"x\"],[[]]]"}) {
      Random random(1);
      rules.fits(other);
      if (rules.fitted) {
        EXPECT_TRUE(Json::parse(rules.fitted(random, other)).is_array()) << one.id << " " << other;
      }
    }
  }
}

}  // namespace
}  // namespace leetjudge
