// What is understood of constraints, and what is drawn from it.
#include <algorithm>
#include <bit>
#include <climits>
#include <cmath>
#include <set>

#include "inputs/constraints.hpp"
#include "inputs/drawing.hpp"
#include "inputs/shrink.hpp"
#include "inputs/small.hpp"
#include "support.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Stub function(const std::string& parameters) {
  return parse_stub("class Solution {\npublic:\n    int f(" + parameters + ") {\n    }\n};\n");
}

struct Sentence {
  const char* parameters;
  std::vector<std::string> sentences;
  const char* kept;
  const char* broken;
};

const Sentence all_sentences[] = {
    {"vector<int>& nums", {"2 <= nums.length <= 3"}, "[[1,2]]", "[[1]]"},
    {"vector<int>& nums", {"-10^9 <= nums[i] <= 10^9"}, "[[1000000000]]", "[[5,1000000001]]"},
    {"int n", {"0 <= n <= 2^31 - 1"}, "[2147483647]", "[2147483648]"},
    {"vector<int>& nums, int k", {"1 <= k <= nums.length"}, "[[1,2],2]", "[[1,2],3]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 2"},
     "[[[1,2]]]",
     "[[[1],[2],[3]]]"},
    {"vector<vector<int>>& grid", {"n == grid.length", "n == grid[i].length"}, "[[[1,2],[3,4]]]", "[[[1,2],[3]]]"},
    {"vector<vector<int>>& grid", {"1 <= n <= 3", "0 <= grid[i][j] <= 4"}, "[[[1,2],[3,4]]]", "[[[1,2]]]"},
    {"vector<vector<int>>& a",
     {"n == a.length", "n == a[i].length", "a[i][j] is 0 or 1.", "a[i][i] == 1", "a[i][j] == a[j][i]"},
     "[[[1,0],[0,1]]]",
     "[[[1,0],[1,1]]]"},
    {"vector<vector<int>>& times", {"times[i] = (ui, vi)", "1 <= ui, vi <= 3"}, "[[[1,3]]]", "[[[1,4]]]"},
    {"int n, vector<vector<int>>& edges", {"edges[i] = [ai, bi]", "0 <= ai < bi < n"}, "[3,[[0,2]]]", "[3,[[0,3]]]"},
    {"int n, vector<vector<int>>& edges", {"edges.length == n - 1", "edges[i].length == 2"}, "[2,[[0,1]]]", "[2,[]]"},
    {"vector<string>& words", {"1 <= words[i].length <= 2"}, R"([["a","bc"]])", R"([["a",""]])"},
    {"vector<string>& words, string s",
     {"1 <= words[i].length <= 2", "All strings in words have the same length."},
     R"([["ab","bc"],"a"])",
     R"([["ab","c"],"a"])"},
    {"string turns", {"turns[i] == 'L' or turns[i] == 'R'"}, R"(["LR"])", R"(["LA"])"},
    {"string s, string t", {"s and t consist of lowercase English letters."}, R"(["a","b"])", R"(["a","B"])"},
    {"string s", {"s consists of digits and English letters"}, R"(["a1B"])", R"(["a b"])"},
    {"string s", {"s consists of letters 'a', 'b', and 'c'"}, R"(["abc"])", R"(["abd"])"},
    {"string s", {"s consists of only English letters and symbols."}, R"(["a=B"])", R"(["a b"])"},
    {"string s", {"s consists of English letters, digits, symbols and spaces."}, R"(["a= 1"])", R"(["a\tb"])"},
    {"string s", {"s consists of digits, and the symbols '(', and '-'."}, R"(["(1-"])", R"(["1+"])"},
    {"string s", {"s consists of digits and non-space symbols."}, R"(["1+"])", R"(["1 +"])"},
    {"string s", {"s consists of parentheses only '()[]{}'."}, R"x(["()"])x", R"x(["(a"])x"},
    {"string s", {"s consists of letters \"a\", \"b\" and \"c\" only."}, R"(["abc"])", R"(["abd"])"},
    {"string s", {"s consists only of digits '0' and '1'."}, R"(["01"])", R"(["02"])"},
    {"string s", {"s consists of only the digits 0 and 1."}, R"(["01"])", R"(["02"])"},
    {"string s", {"s only consists of digits from '2' - '9'."}, R"(["29"])", R"(["1"])"},
    {"string s", {"s consists of digits from '1' to '9' and '+'."}, R"(["1+9"])", R"(["0"])"},
    {"string s", {"s consists of digits ('0' through '9')."}, R"(["059"])", R"(["a"])"},
    {"string s", {"s consists of lowercase English letters and digits 2 through 9."}, R"(["a29"])", R"(["1"])"},
    {"string s", {"s consists of characters with ASCII values in the range [33, 122]."}, R"(["!z"])", R"([" "])"},
    {"string s", {"s consists of characters with ASCII values in the range [33, 122]."}, R"(["!z"])", R"(["}"])"},
    {"string s", {"s consists of digits and the '#' letter."}, R"(["1#"])", R"(["a"])"},
    {"string s", {"s only consists of digits and does not contain any leading zeros."}, R"(["10"])", R"(["1a"])"},
    {"string s", {"s only consists of digits and does not contain any leading zeros."}, R"(["0"])", R"(["01"])"},
    {"string s", {"s has no leading zeros and represents a positive integer."}, R"(["10"])", R"(["0"])"},
    {"int low, int high, vector<int>& a",
     {"You are given an inclusive range [low, high] and a sorted unique integer array a, where all elements are within "
      "the inclusive range."},
     "[0,9,[1,2]]",
     "[0,9,[2,1]]"},
    {"vector<vector<int>>& a",
     {"a[i] = [hi, wi, pricei]", "All the shapes of wood (hi, wi) are pairwise distinct."},
     "[[[1,2,3],[2,1,3]]]",
     "[[[1,2,3],[1,2,4]]]"},
    {"vector<vector<int>>& a",
     {"a[i] = [typei, ui, vi]", "All tuples (typei, ui, vi) are distinct."},
     "[[[1,2,3],[1,2,4]]]",
     "[[[1,2,3],[1,2,3]]]"},
    {"vector<vector<int>>& a",
     {"a[i] = [ui, vi, wi]", "[ui, vi] != [uj, vj]"},
     "[[[1,2,3],[1,3,3]]]",
     "[[[1,2,3],[1,2,4]]]"},
    {"vector<vector<int>>& a",
     {"a[i] = [starti, endi]", "The start point of each interval is unique."},
     "[[[1,2],[2,2]]]",
     "[[[1,2],[1,3]]]"},
    {"vector<vector<int>>& flights",
     {"flights[i] = [fromi, toi, pricei]", "There will not be any multiple flights between two cities."},
     "[[[0,1,100],[1,0,100]]]",
     "[[[0,1,100],[0,1,200]]]"},
    {"vector<int>& a", {"a is sorted in increasing order."}, "[[1,2]]", "[[1,1]]"},
    {"vector<int>& a", {"a is sorted in ascending order."}, "[[1,1]]", "[[2,1]]"},
    {"vector<vector<char>>& grid", {"grid[i][j] is '0' or '1'."}, R"([[["0"]]])", R"([[["2"]]])"},
    {"vector<int>& nums", {"nums[i] is either 0, 1, or 2."}, "[[0,2]]", "[[3]]"},
    {"vector<vector<int>>& rooms", {"rooms[i][j] is -1, 0, or 2^31 - 1."}, "[[[2147483647,-1]]]", "[[[1]]]"},
    {"string beginWord, string endWord", {"beginWord != endWord"}, R"(["a","b"])", R"(["a","a"])"},
    {"string beginWord, string endWord",
     {"beginWord and endWord consist of lowercase English letters."},
     R"(["a","b"])",
     R"(["a","B"])"},
    {"vector<vector<string>>& tickets",
     {"tickets[i] = [fromi, toi]", "fromi != toi", "fromi.length == 3"},
     R"([[["JFK","S"]]])",
     R"([[["JFK","JFK"]]])"},
    {"vector<vector<string>>& tickets",
     {"tickets[i] = [fromi, toi]", "fromi.length == 3"},
     R"([[["JFK","S"]]])",
     R"([[["S","JFK"]]])"},
    {"vector<vector<int>>& flights",
     {"flights[i] = [fromi, toi, pricei]", "There will not be any multiple flights between two cities."},
     "[[[0,1,5],[0,2,5]]]",
     "[[[0,1,5],[0,1,6]]]"},
    {"TreeNode* root", {"Each node's value is between [-10, 10]."}, "[[10]]", "[[11]]"},
    {"ListNode* head", {"The number of the nodes in the list is in the range [0, 1]."}, "[[10]]", "[[1,1]]"},
    {"Node* node", {"The number of nodes in the graph is in the range [0, 2]."}, "[[[2],[1]]]", "[[[2],[1],[]]]"},
    {"vector<string>& ops", {R"(ops[i] is either "++X" or "X--".)"}, R"([["++X"]])", R"([["X"]])"},
    {"vector<int>& nums", {"All the integers in nums are unique."}, "[[1,2]]", "[[1,1]]"},
    {"vector<int>& nums", {"nums is sorted in non-decreasing order."}, "[[1,1,2]]", "[[2,1]]"},
    {"vector<vector<int>>& points", {"points[i] = [xi, yi]", "0 <= xi, yi <= 3"}, "[[[0,3]]]", "[[[0]]]"},
    {"vector<vector<int>>& edges", {"There are no self-loops."}, "[[[0,1]]]", "[[[1,1]]]"},
    {"vector<int>& nums", {"nums.length % 2 == 0"}, "[[1,2]]", "[[1]]"},
    {"vector<vector<int>>& edges",
     {"edges[i] = [ai, bi]", "All the pairs (ai, bi) are distinct."},
     "[[[1,2],[1,3]]]",
     "[[[1,2],[1,2]]]"},
    {"vector<vector<int>>& times",
     {"times[i] = [ui, vi, wi]", "All the pairs (ui, vi) are unique."},
     "[[[1,2,5],[2,1,5]]]",
     "[[[1,2,5],[1,2,6]]]"},
    {"vector<vector<int>>& points", {"All points[i] are unique."}, "[[[1,1],[1,2]]]", "[[[1,1],[1,1]]]"},
    {"int n", {"n is odd."}, "[3]", "[2]"},
    {"vector<int>& nums, int k", {"nums.length is divisible by k"}, "[[1,2],2]", "[[1,2,3],2]"},
    {"int a, int b", {"a + b is even"}, "[1,3]", "[2,3]"},
    {"int a, int b", {"1 <= a <= 9 and a + b is a multiple of 5"}, "[1,4]", "[4,5]"},
    {"vector<int>& nums", {"nums.length == 2 * n", "1 <= n <= 2"}, "[[1,2,3,4]]", "[[1,2,3]]"},
    {"vector<int>& nums", {"nums.length == 2 * n", "1 <= n <= 2"}, "[[1,2]]", "[[1,2,3,4,5,6]]"},
    {"vector<vector<int>>& edges",
     {"edges.length == n - 1", "edges[i] = [ui, vi]", "1 <= ui, vi <= n"},
     "[[[1,3],[2,1]]]",
     "[[[1,3]]]"},
    {"int target, vector<vector<int>>& stations",
     {"stations[i] = [positioni, fueli]", "1 <= positioni < positioni+1 < target"},
     "[5,[[1,9],[4,1]]]",
     "[5,[[4,9],[1,1]]]"},
    {"int target, vector<vector<int>>& stations",
     {"stations[i] = [positioni, fueli]", "1 <= positioni < positioni+1 < target"},
     "[5,[[4,9]]]",
     "[5,[[5,9]]]"},
    {"vector<vector<int>>& cars",
     {"cars[i] = [positioni, speedi]", "positioni < positioni+1"},
     "[[[1,5],[2,1]]]",
     "[[[1,5],[1,6]]]"},
    {"vector<vector<int>>& asks",
     {"asks[i] = [timei, arrivali]", "arrivali <= arrivali+1"},
     "[[[5,1],[2,1]]]",
     "[[[1,2],[6,1]]]"},
    {"vector<int>& nums, int k", {"1 <= k <= min(2, nums.length)"}, "[[1],1]", "[[1],2]"},
    {"vector<int>& nums, int k", {"1 <= k <= min(2, nums.length)"}, "[[1,2,3],2]", "[[1,2,3],3]"},
    {"vector<int>& nums, int k", {"1 <= k <= floor(nums.length / 2)"}, "[[1,2,3],1]", "[[1,2,3],2]"},
    {"vector<string>& words", {"1 <= sum(words[i].length) <= 3"}, R"([["a","bc"]])", R"([["ab","cd"]])"},
    {"vector<int>& a, int k", {"0 <= k <= min(2 * 3, sum(a))"}, "[[1,3],4]", "[[1,3],5]"},
    {"vector<int>& a", {"sum(a) is even."}, "[[1,3]]", "[[1,2]]"},
    {"vector<vector<int>>& a", {"sum(a[i][j]) <= 3"}, "[[[1,1],[1]]]", "[[[1,1],[1,1]]]"},
    {"vector<vector<int>>& a", {"sum(a[i][1]) <= 3"}, "[[[5,1],[5,2]]]", "[[[0,2],[0,2]]]"},
    {"vector<ListNode*>& lists", {"The sum of lists[i].length will not exceed 3."}, "[[[1],[2,3]]]", "[[[1,2],[3,4]]]"},
    {"vector<ListNode*>& lists", {"-5 <= lists[i][j] <= 5"}, "[[[1],[5]]]", "[[[1],[6]]]"},
    {"string s", {"1 <= s.length <= 5 x 10^0"}, R"(["abcde"])", R"(["abcdef"])"},
    {"vector<vector<int>>& asks", {"asks[j] = [uj, vj]", "uj != vj"}, "[[[1,2]]]", "[[[2,2]]]"},
    {"vector<int>& arr", {"arr[i] < arr[j] for 0 <= i < j < arr.length."}, "[[1,2]]", "[[1,1]]"},
    {"vector<vector<int>>& roads",
     {"There is at most one road connecting any two cities."},
     "[[[0,1]]]",
     "[[[0,1],[1,0]]]"},
    {"vector<int>& nums", {"nums is an ascending array that is possibly rotated."}, "[[3,1,2]]", "[[3,1,2,0]]"},
    {"vector<int>& p", {"p is a permutation of the numbers [0, n - 1]."}, "[[1,0]]", "[[1,2]]"},
    {"vector<int>& nums", {"nums is a permutation of [1, 2, 3]."}, "[[3,1,2]]", "[[1,2]]"},
    {"vector<int>& p, vector<int>& q",
     {"p and q are permutations of [0, 1, ..., n - 1]."},
     "[[1,0],[0]]",
     "[[1,0],[1]]"},
    {"string num", {"num does not contain any leading zeros."}, R"(["10"])", R"(["01"])"},
    {"ListNode* head", {"The number of nodes in the list is in the range [1, 2]."}, "[[1]]", "[[1,2,3]]"},
    {"ListNode* head",
     {"The number of nodes in the list is an even integer in the range [2, 4]."},
     "[[1,2]]",
     "[[1,2,3]]"},
    {"ListNode* a, ListNode* b", {"0 <= Node.val <= 9"}, "[[1],[9]]", "[[1],[10]]"},
    {"ListNode* head", {"The number of nodes in the list is sz.", "1 <= sz <= 2"}, "[[1]]", "[[]]"},
    {"ListNode* head", {"The number of nodes of head is in the m.", "1 <= m <= 2"}, "[[1]]", "[[1,2,3]]"},
    {"TreeNode* root", {"The number of nodes in the tree is in the range [0, 2]."}, "[[1,null,2]]", "[[1,2,3]]"},
    {"ListNode* head, TreeNode* root",
     {"The number of nodes in the tree will be in the range [1, 3].",
      "The number of nodes in the list will be in the range [1, 1]."},
     "[[1],[1,2,3]]",
     "[[1,2],[1]]"},
    {"TreeNode* root", {"root is a valid binary search tree."}, "[[2,1,3]]", "[[2,1,3,null,4]]"},
    {"vector<vector<int>>& edges",
     {"The input is generated such that edges represents a valid tree."},
     "[[[0,1],[1,2]]]",
     "[[[0,1],[1,0]]]"},
    {"vector<vector<int>>& edges",
     {"You are given edges, where edges[i] joins two nodes in the tree."},
     "[[[0,1],[1,2]]]",
     "[[[0,1],[1,0]]]"},
    {"vector<vector<int>>& edges", {"There are no repeated edges."}, "[[[0,1],[1,2]]]", "[[[0,1],[1,0]]]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 5"},
     "[[[1,2],[3,4]]]",
     "[[[1,2],[3]]]"},
    {"vector<int>& nums", {"1 <= n <= 2"}, "[[7,8]]", "[[7,8,9]]"},
    {"vector<vector<int>>& grid", {"1 <= m, n <= 2"}, "[[[1,2],[3,4]]]", "[[[1,2,3]]]"},
    {"vector<vector<int>>& grid", {"1 <= grid[i].length <= 5"}, "[[[1,2],[3,4]]]", "[[[1,2],[3]]]"},
    {"vector<int>& row", {"2n == row.length", "1 <= n <= 2"}, "[[1,2,3,4]]", "[[1,2,3]]"},
    {"TreeNode* root", {"Each node has a unique value."}, "[[1,2]]", "[[1,1]]"},
    {"int n, vector<vector<int>>& asks", {"asks[j] = [uj, vj]", "0 <= ui, vi < n"}, "[2,[[1,0]]]", "[2,[[1,2]]]"},
    {"string s", {"The words in s are separated by a single space."}, R"(["ab c"])", R"(["ab  c"])"},
    {"string s", {"s does not contain any leading or trailing spaces."}, R"(["ab c"])", R"(["ab c "])"},
    {"vector<string>& lines", {"There is a single space between consecutive words."}, R"([["a b"]])", R"([[" b"]])"},
    {"string s", {"There is at least one word in s."}, R"([" a "])", R"(["  "])"},
    {"vector<vector<int>>& mat",
     {"mat[i] is sorted in strictly increasing order."},
     "[[[2,3],[1,4]]]",
     "[[[2,3],[1,1]]]"},
    {"vector<vector<int>>& grid",
     {"grid is sorted in non-increasing order both row-wise and column-wise"},
     "[[[3,2],[3,1]]]",
     "[[[3,2],[1,2]]]"},
    {"vector<vector<int>>& mat",
     {"All the integers in each row are sorted in ascending order.",
      "All the integers in each column are sorted in ascending order."},
     "[[[1,2],[1,3]]]",
     "[[[2,3],[1,4]]]"},
    {"vector<vector<char>>& grid",
     {"grid[i][j] is 'S', 'T' or '.'.", "There is only one of each character 'S' and 'T' in grid."},
     R"([[["S","."],[".","T"]]])",
     R"([[["S","S"],[".","T"]]])"},
    {"vector<string>& grid", {"The grid contains exactly one '*'."}, R"([["a*","bb"]])", R"([["ab","bb"]])"},
    {"vector<vector<int>>& mat", {"There is at least one 0 in mat."}, "[[[1,0]]]", "[[[1,10]]]"},
    {"vector<int>& nums, int target", {"It is guaranteed that target exists in nums."}, "[[1,2],2]", "[[1,2],3]"},
    {"vector<string>& words, string a1, string b1",
     {"a1 and b1 are in words."},
     R"([["x"],"x","x"])",
     R"([["x"],"x","y"])"},
    {"vector<int>& nums1, vector<int>& nums2",
     {"All the integers of nums1 also appear in nums2."},
     "[[1],[2,1]]",
     "[[3],[2,1]]"},
    {"TreeNode* root, int start", {"A node with a value of start exists in the tree."}, "[[1,null,2],2]", "[[1],2]"},
    {"vector<int>& parent",
     {"parent represents a valid tree.", "0 <= parent[i] <= n - 1 for all i >= 1"},
     "[[-1,2,0]]",
     "[[-1,2,1]]"},
    {"int n, vector<vector<int>>& roads",
     {"roads[i] = [ui, vi]", "1 <= n <= 4", "n - 1 <= roads.length <= 5", "0 <= ui, vi <= n - 1", "ui != vi",
      "You can reach any city from any other city."},
     "[3,[[0,1],[2,1]]]",
     "[4,[[0,1],[2,3],[3,2]]]"},
    {"int n, vector<vector<int>>& edges",
     {"edges[i] = [ai, bi]", "1 <= n <= 4", "edges.length == n - 1", "0 <= ai < bi < n",
      "There is a tree (i.e., a connected, undirected graph that has no cycles) of n nodes."},
     "[3,[[0,1],[1,2]]]",
     "[3,[[0,1],[0,1]]]"},
    {"int n, vector<vector<int>>& edges",
     {"1 <= n <= 4", "n - 1 <= edges.length <= 6", "0 <= ai < bi < n",
      "Given a connected graph, edges[i] = [ai, bi] is an edge."},
     "[3,[[0,1],[1,2]]]",
     "[3,[[0,1],[0,1]]]"},
    {"int n, vector<vector<int>>& relations",
     {"relations[i] = [ai, bi]", "1 <= ai, bi <= n", "ai != bi", "The given graph is a directed acyclic graph."},
     "[3,[[1,2],[2,3],[1,3]]]",
     "[3,[[1,2],[2,3],[3,1]]]"},
    {"vector<vector<int>>& edges",
     {"edges[i] = [ai, bi]", "0 <= ai, bi <= 9", "The input graph is guaranteed to be a DAG."},
     "[[[1,2],[2,3],[1,3]]]",
     "[[[1,2],[2,3],[3,1]]]"},
    {"vector<vector<int>>& edges, vector<vector<int>>& query",
     {"edges[i].length == 2", "query[i].length == 2", "The graph is a tree."},
     "[[[0,1],[1,2]],[[0,0]]]",
     "[[[0,1],[1,0]],[[0,0]]]"},
    {"vector<vector<int>>& rows", {"rows[i].length == 2", "rows[i] != rows[j]"}, "[[[1,2],[2,1]]]", "[[[1,2],[1,2]]]"},
    {"vector<vector<int>>& rows", {"rows[i] = [ai, bi]", "[ai, bi] != [aj, bj]"}, "[[[1,2],[2,1]]]", "[[[1,2],[1,2]]]"},
    {"vector<int>& par", {"the parent array par represents a valid tree."}, "[[-1,2,0]]", "[[-1,2,1]]"},
    {"vector<vector<int>>& graph", {"All the values of graph[i] are unique."}, "[[[1,2],[1]]]", "[[[1,2],[1,1]]]"},
    {"string time", {R"(time is in the format "HH:MM".)"}, R"(["23:59"])", R"(["24:00"])"},
    {"string s", {"'0' <= s[i] <= '1'"}, R"(["0110"])", R"(["012"])"},
    {"string a, string b", {"a and b consist of digits."}, R"(["1","2"])", R"(["x","2"])"},
    {"vector<vector<int>>& tasks",
     {"tasks[i] = [idi, startTimei]", "tasks is sorted by startTimei in ascending order."},
     "[[[5,1],[4,2]]]",
     "[[[4,2],[5,1]]]"},
    {"vector<vector<int>>& meetings",
     {"meetings[i] = [d, s]", "meetings is sorted by s in ascending order."},
     "[[[5,1],[4,2]]]",
     "[[[4,2],[5,1]]]"},
    {"vector<int>& nums", {"nums[i] will be an integer between 0 and 49,999."}, "[[49999]]", "[[50000]]"},
    {"ListNode* head", {"The number of nodes in the list is even."}, "[[1,2]]", "[[1,2,3]]"},
    {"TreeNode* root", {"The number of the node in the tree will be in the range [0, 2]."}, "[[7,8]]", "[[7,8,9]]"},
    {"TreeNode* root", {"Each tree will have unique node values in the range [0, 9]."}, "[[1,2]]", "[[1,1]]"},
    {"vector<int>& flips", {"flips is a permutation of the integers in the range [1, n]."}, "[[2,1]]", "[[1,1]]"},
    {"vector<int>& target", {"target contains no duplicates."}, "[[1,2]]", "[[1,1]]"},
    {"string start, string target",
     {"start and target consist of the characters 'L', 'R', and '_'."},
     R"(["LR","_"])",
     R"(["LX","_"])"},
    {"string s, string letters",
     {"letters consists of distinct lowercase English letters."},
     R"(["x","ab"])",
     R"(["x","aB"])"},
    {"string s, string letters",
     {"letters consists of distinct lowercase English letters."},
     R"(["xx","ab"])",
     R"(["x","aa"])"},
    {"vector<vector<int>>& grid", {"grid consists of distinct integers."}, "[[[1,2],[3,4]]]", "[[[1,2],[2,3]]]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 9",
      "grid consists of distinct integers from 0 to m * n - 1."},
     "[[[1,0],[3,2]]]",
     "[[[1,4],[3,2]]]"},
    {"vector<vector<int>>& matrix", {"All elements in the matrix are distinct."}, "[[[1,2]]]", "[[[1],[1]]]"},
    {"vector<vector<int>>& pieces",
     {"The integers in pieces are distinct when flattened."},
     "[[[1,2],[3]]]",
     "[[[1],[2,1]]]"},
    {"double p, int n", {"0 < p < 1", "1 <= n <= 9"}, "[0.5,1]", "[1.0,1]"},
    {"vector<vector<int>>& a, vector<vector<int>>& b",
     {"a[i][j] and b[i][j] are either 0 or 1."},
     "[[[1]],[[0]]]",
     "[[[1]],[[2]]]"},
    {"vector<int>& nums", {"nums consists only of 0 and 1."}, "[[0,1]]", "[[2]]"},
    {"vector<vector<int>>& shift",
     {"shift[i] = [directioni, amounti]", "directioni is either 0 or 1."},
     "[[[1,5]]]",
     "[[[2,1]]]"},
    {"TreeNode* root", {"Each node's value is either 0 or 1."}, "[[1]]", "[[2]]"},
    {"ListNode* head", {"1 <= Node.val <= 9 for each node in the linked list."}, "[[9]]", "[[0]]"},
    {"vector<int>& edges",
     {"n == edges.length", "2 <= n <= 9", "-1 <= edges[i] < n", "edges[i] != i"},
     "[[1,-1]]",
     "[[-1,1]]"},
    {"int n, vector<vector<int>>& parents",
     {"parents[i] = [pari, weighti]", "2 <= n <= 9", "0 <= pari < n", "pari != i"},
     "[2,[[1,7],[0,7]]]",
     "[2,[[0,7],[0,7]]]"},
    {"vector<int>& index", {"0 <= index[i] <= i"}, "[[0,1]]", "[[0,2]]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "1 <= m, n <= 9", "0 <= grid[i][j] <= 50",
      "grid[0][0] == grid[m - 1][n - 1] == 0"},
     "[[[0,7],[7,0]]]",
     "[[[0,7],[7,1]]]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "2 <= m, n <= 9", "Both m and n are even integers."},
     "[[[1,2],[3,4]]]",
     "[[[1,2],[3,4],[5,6]]]"},
    {"vector<vector<int>>& grid",
     {"m == grid.length", "n == grid[i].length", "m and n are both odd."},
     "[[[1,2,3]]]",
     "[[[1,2]]]"},
    {"vector<int>& price", {"price[i] is an even integer."}, "[[2,4]]", "[[2,3]]"},
    {"string s", {"s has an even length."}, R"(["ab"])", R"(["a"])"},
    {"string word, int k", {"1 <= k <= word.length", "k divides word.length."}, R"(["abcd",2])", R"(["abc",2])"},
    {"vector<int>& nums, int k",
     {"n == nums.length", "1 <= k <= n", "It is guaranteed that n is divisible by k."},
     "[[1,2],2]",
     "[[1,2,3],2]"},
    {"vector<int>& plants, int capacity",
     {"0 <= plants[i]", "max(plants[i]) <= capacity <= 10^9"},
     "[[3,4],4]",
     "[[3,4],3]"},
    {"vector<int>& nums", {"1 <= nums[i] <= nums[i + 1] <= 9"}, "[[1,1,9]]", "[[2,1]]"},
    {"vector<int>& times", {"times[i] < times[i+1]"}, "[[1,2]]", "[[1,1]]"},
    {"vector<string>& words",
     {"The sum of the lengths of all words[i] does not exceed 9."},
     R"([["aaaa","b"]])",
     R"([["aaaaa","bbbbb"]])"},
    {"vector<int>& nums", {"1 <= nums[i]", "Sum of nums does not exceed 50."}, "[[20,30]]", "[[21,30]]"},
    {"vector<string>& nums", {"All nums[i].length are equal."}, R"([["ab","cd"]])", R"([["ab","c"]])"},
    {"vector<int>& num", {"0 <= num[i] <= 9", "num does not contain any leading zeros."}, "[[0]]", "[[0,1]]"},
    {"vector<vector<int>>& board", {"Each value board[i][j] is unique."}, "[[[1,2]]]", "[[[1],[1]]]"},
    {"vector<char>& suits", {"'a' <= suits[i] <= 'd'"}, R"([["d"]])", R"([["e"]])"},
    {"string s", {"s consists of letters, and special characters from \"!@\"."}, R"(["a!"])", R"(["a#"])"},
    {"string s", {"s consists of any valid ascii character."}, R"(["a!"])", R"(["\u0001"])"},
    {"vector<int>& nums", {"2 <= nums.length <= 9", "nums is a permutation."}, "[[2,1]]", "[[1,1]]"},
    {"vector<vector<int>>& mat",
     {"mat[i][j] is either 0 or 1.", "That is, all the 1's will appear to the left of all the 0's in each row."},
     "[[[1,0],[1,1]]]",
     "[[[0,1]]]"},
    // A page's own names of parameters.
    {"vector<vector<int>>& nums", {"1 <= nums.length <= 9", "nums.length == numsi.length"}, "[[[1]]]", "[[[1,2]]]"},
    {"vector<vector<int>>& mat", {"m == mat.length", "1 <= m <= 9", "matrix[i][j] is 0 or 1."}, "[[[1]]]", "[[[2]]]"},
    {"int start, int end", {"0 <= startTime < endTime <= 10^9"}, "[3,5]", "[5,3]"},
    {"vector<vector<int>>& matrix",
     {"m == mat.length", "1 <= m <= 2", "All elements in the matrix are distinct."},
     "[[[1]]]",
     "[[]]"}};

TEST(Constraints, TellWhatBreaksThem) {
  for (const auto& [parameters, said, kept, broken] : all_sentences) {
    const Constraints constraints(function(parameters), said);
    EXPECT_TRUE(constraints.not_understood().empty()) << said[0];
    EXPECT_EQ(constraints.broken_by(kept), std::nullopt) << said[0];
    EXPECT_TRUE(constraints.broken_by(broken)) << said[0];
  }
  const Constraints constraints(function("vector<int>& nums"), {"-5 <= nums[i] <= 5"});
  EXPECT_EQ(constraints.broken_by("[[1,7]]"), "nums[1] is 7 (constraint: -5 <= nums[i] <= 5)");
  const Constraints rows(function("vector<vector<int>>& rows"), {"rows[i].length == 2", "rows[i][0] <= rows[i][1]"});
  EXPECT_EQ(rows.broken_by("[[[0,1],[9,1]]]"),
            "rows[1][0] is 9, rows[1][1] is 1 (constraint: rows[i][0] <= rows[i][1])");
  const std::vector<std::string> power = {"n == 2^x where 0 <= x <= 6"};
  const Constraints bounded(function("int n"), power);
  EXPECT_EQ(bounded.not_understood(), power);
  EXPECT_EQ(bounded.facts().size(), 2u);
  EXPECT_TRUE(bounded.broken_by("[0]") && bounded.broken_by("[65]") && !bounded.broken_by("[64]"));
  EXPECT_EQ(Constraints(function("int n"), {power[0] + ";"}).not_understood().size(), 1u);
  EXPECT_FALSE(Constraints(function("int n"), {"n == 2^x where 1 <= n <= 64"}).broken_by("[1]"));
  const Constraints in_range(function("int n"), {"n == 2^x where x in in the range [1, 4]."});
  EXPECT_FALSE(in_range.broken_by("[16]"));
  EXPECT_TRUE(in_range.broken_by("[17]") && in_range.broken_by("[1]"));
  // A column has its name already, and what is said of a number is not said of a list.
  const Constraints rides(function("int start, vector<vector<int>>& rides"),
                          {"rides[i] = [start_i, end_i]", "1 <= start_i <= 5"});
  EXPECT_FALSE(rides.broken_by("[9,[[1,2]]]"));
  EXPECT_FALSE(Constraints(function("vector<int>& values"), {"0 <= value <= 5"}).broken_by("[[9]]"));
  // One that two parameters are like is nobody's.
  const Constraints two(function("int nums1, int nums2"), {"1 <= nums <= 9"});
  EXPECT_EQ(two.not_understood(), std::vector<std::string>{"1 <= nums <= 9"});
}

// Inputs of LeetCode's own that sentences seem to exclude.
TEST(Constraints, DoNotReadMoreIntoASentenceThanItSays) {
  const Sentence kept[] = {
      {"vector<vector<int>>& points", {"All pairs (xi, yi) are distinct."}, "[[[0,1],[1,0]]]", "[[[0,1],[0,1]]]"},
      {"vector<vector<int>>& graph", {"All the elements of graph[i] are unique."}, "[[[1,2],[3],[3],[3]]]", nullptr},
      {"vector<vector<int>>& graph", {"graph[i] is sorted in a strictly increasing order."}, "[[[1,2],[0]]]", nullptr},
      {"vector<int>& nums", {"nums is sorted and rotated between 1 and n times."}, "[[4,5,6,7,0,1,2]]", nullptr},
      {"vector<int>& nums, int k", {"1 <= nums.length <= 10^5 and 1 <= k <= nums.length"}, "[[1,2,3],2]", "[[1],2]"},
      {"int n", {"1 <= n <= 50,000"}, "[50000]", "[50001]"},
      {"string s", {"All the words in s are separated by a single space."}, R"(["dog cat"])", nullptr},
      {"string s", {"s consists of lowercase letters and stars *."}, R"(["a*"])", nullptr},
      {"string s", {R"x(s consists of "G", "()" and/or "(al)".)x"}, R"x(["G()(al)"])x", nullptr},
      {"vector<string>& equations", {"equations[i][0] is a lowercase letter."}, R"([["a==b"]])", nullptr},
      {"vector<int>& flowerbed", {"There are no two adjacent flowers in flowerbed."}, "[[1,0,1]]", nullptr},
      {"vector<vector<int>>& list", {"list[i] = [starti, endi]", "endi < starti+1"}, "[[[0,2],[5,10]]]", nullptr},
      {"unsigned long long n", {"0 <= n <= 2^64 - 1"}, "[18446744073709551615]", nullptr},
      {"vector<int>& nums", {"The largest element in nums is unique."}, "[[1,1,5]]", nullptr},
      {"string s", {"s may contain leading or trailing spaces."}, R"([" a "])", nullptr},
      {"vector<string>& logs", {"logs[i] has at least one word after the identifier."}, R"([[" "]])", nullptr},
      {"vector<int>& time, vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "All the pairs [ai, bi] are unique."},
       "[[1,1],[[0,1],[1,0]]]",
       "[[1,2],[[0,1],[0,1]]]"},
      {"vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "The graph is connected and has no self-loops or repeated edges."},
       "[[[0,1],[1,2]]]",
       "[[[0,1],[1,0]]]"},
      {"vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "The graph is connected and has no self-loops or repeated edges."},
       "[[[0,1]]]",
       "[[[0,1],[1,1]]]"},
      {"vector<int>& start, vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "start = [row, column]", "edges is sorted by row.", "The graph is connected."},
       "[[1,2],[[0,1],[1,2]]]",
       "[[1,2],[[0,1],[2,3]]]"},
      {"vector<int>& a, vector<int>& b", {"All the integers of b also appear in a."}, "[[1,2],[2]]", "[[2],[1,2]]"},
      {"int k, vector<int>& nums", {"If k is in nums, return 1."}, "[3,[1]]", nullptr},
      {"vector<vector<int>>& coordinates",
       {"coordinates[i] = [x, y]", "coordinates contains no duplicate point."},
       "[[[1,2],[2,1]]]",
       "[[[1,2],[1,2]]]"},
      {"vector<vector<int>>& knowledge",
       {"knowledge[i] = [keyi, vi]", "Each keyi in knowledge is unique."},
       "[[[1,2],[2,2]]]",
       "[[[1,2],[1,3]]]"},
      {"vector<int>& nums", {"nums is sorted in non-descending order."}, "[[1,1,2]]", "[[2,1]]"}};
  for (const auto& [parameters, said, input, broken] : kept) {
    const Constraints constraints(function(parameters), said);
    EXPECT_EQ(constraints.broken_by(input), std::nullopt) << said[0];
    if (broken) {
      EXPECT_TRUE(constraints.broken_by(broken)) << said[0];
    }
  }
}

TEST(Constraints, WereMisreadWhereAnExampleBreaksThem) {
  Problem problem;
  problem.stub = function("vector<int>& nums");
  problem.constraints = {"nums is sorted in ascending order.", "1 <= nums.length <= 3"};
  problem.cases.resize(2);
  problem.cases[0].name = "example-1";
  problem.cases[0].input = "[[2,1]]";
  problem.cases[1].name = "mine";
  problem.cases[1].input = "[[]]";
  const Constraints constraints = constraints_of(problem);
  EXPECT_EQ(constraints.not_understood(), std::vector<std::string>{problem.constraints[0]});
  EXPECT_EQ(constraints.broken_by("[[3,2,1]]"), std::nullopt);
  EXPECT_TRUE(constraints.broken_by(problem.cases[1].input));
}

// A grid of one letter is a square, unless an example or a sentence says otherwise; its rows are alike all the same.
TEST(Constraints, ForgetASquareThatIsNone) {
  const std::vector<std::string> letter = {"1 <= n <= 3", "0 <= grid[i][j] <= 4"};
  const Stub stub = function("vector<vector<int>>& grid");
  EXPECT_TRUE(Constraints(stub, letter).broken_by("[[[1,2]]]"));
  const Constraints oblong(stub, letter, {"[[[1,2]]]"});
  EXPECT_FALSE(oblong.broken_by("[[[1,2],[3,4],[4,4]]]"));
  EXPECT_TRUE(oblong.broken_by("[[[1,2],[3]]]"));
  EXPECT_EQ(oblong.not_understood(), std::vector<std::string>());
  const Constraints pairs(stub, {"1 <= n <= 3", "grid[i].length == 2"});
  EXPECT_FALSE(pairs.broken_by("[[[1,2]]]"));
}

// Of what such sentences speak is not what a word in them means elsewhere.
TEST(Constraints, TakeNoPartForTheWhole) {
  const std::pair<const char*, const char*> table[] = {
      {"string sentence", "The length of each word in sentence is in the range [1, 1000]"},
      {"vector<vector<int>>& grid, vector<vector<int>>& hits", "All (xi, yi) are unique."},
      {"vector<string>& grid", "Each key in the grid is unique."},
      {"vector<vector<int>>& forest", "Heights of all trees are distinct."},
      {"int n, vector<int>& flowFrom, vector<int>& flowTo", "All directed runes are distinct."},
      {"vector<int>& pushed, vector<int>& popped", "popped is a permutation of pushed."},
      {"int n, int k", "The testcases are such that the answer is in the range [0, 2^31 - 1] for the given n and k."},
      {"vector<vector<string>>& lists", "All strings in lists[i] are distinct."},
      {"vector<vector<int>>& guards, vector<vector<int>>& walls", "All the positions in guards and walls are unique."}};
  for (const auto& [parameters, sentence] : table)
    EXPECT_EQ(Constraints(function(parameters), {sentence}).not_understood(), std::vector<std::string>{sentence});
}

TEST(Constraints, SayWhatTheyDoNotUnderstand) {
  const std::vector<std::string> strange = {"nums[0] is in the range [1, the number of unique elements in nums].",
                                            "Only one valid answer exists.",
                                            "1 <= max(nums) <= 5",
                                            "0 <= q <= 3",
                                            "1 <= sum(k) <= 5",
                                            "sum(nums.length) <= 5",
                                            "The answer fits into 32 bits.",
                                            "nums[99999999999999999999] < 3",
                                            "Each one can be uniquely converted into any other.",
                                            "No two slots intersect with each other."};
  const Constraints constraints(function("vector<int>& nums, int k"), strange);
  EXPECT_EQ(constraints.not_understood(), strange);
  const std::vector<std::string> more = {"nums is a sorted list of disjoint intervals."};  // and it is sorted
  const std::vector<std::string> both = {"cars[i] = [ai, bi]", "ai < ai+1 and bi < bi+1"},
                                 odd = {"cars[i].length is an even number."};
  EXPECT_EQ(Constraints(function("vector<vector<int>>& cars"), both).not_understood(), std::vector{both[1]});
  EXPECT_EQ(Constraints(function("vector<vector<int>>& cars"), odd).not_understood(), odd);
  EXPECT_EQ(Constraints(function("vector<vector<int>>& nums"), more).not_understood(), more);
  EXPECT_TRUE(Constraints(function("vector<vector<int>>& nums"), more).broken_by("[[[3,4],[1,2]]]"));
  // Columns that a sentence names are not all that it says.
  const std::string list = "You are given a sorted list of disjoint intervals, where cars[i] = [ai, bi].";
  EXPECT_EQ(Constraints(function("vector<vector<int>>& cars"), {list}).not_understood(), std::vector{list});
  EXPECT_TRUE(Constraints(function("vector<vector<int>>& cars"), {list, "cars is sorted in ascending order."})
                  .not_understood()
                  .empty());
  const std::vector<std::string> itself = {"Each row is between 1 and k for 1 <= k <= k"};
  EXPECT_EQ(Constraints(function("int k"), itself).not_understood(), itself);
  EXPECT_EQ(constraints.broken_by("[[1]]"), std::nullopt);
  EXPECT_EQ(constraints.broken_by("[1]"), std::nullopt);
  EXPECT_EQ(constraints.broken_by("nonsense"), std::nullopt);
}

TEST(Constraints, TakeANameForALengthAndSomeMore) {
  const Constraints constraints(function("vector<vector<int>>& edges"),
                                {"n == edges.length + 1", "2 <= n <= 3", "0 <= edges[i][j] < n"});
  EXPECT_TRUE(constraints.not_understood().empty());
  EXPECT_EQ(constraints.broken_by("[[[0,1]]]"), std::nullopt);
  EXPECT_EQ(constraints.broken_by("[[[0,1],[1,2]]]"), std::nullopt);
  EXPECT_TRUE(constraints.broken_by("[[[0,2]]]"));
  EXPECT_TRUE(constraints.broken_by("[[]]"));
  EXPECT_TRUE(constraints.broken_by("[[[0,1],[1,2],[2,3]]]"));
}

TEST(Constraints, BoundTheCallsOfADesign) {
  const Stub stub = parse_stub(
      "class A {\npublic:\n    A(int n) {\n    }\n    void put(int key) {\n    }\n    int get() {\n    }\n};\n");
  const Constraints constraints(stub, {"0 <= key < n", "At most 2 calls will be made to put and get."});
  EXPECT_EQ(constraints.broken_by(R"([["A","put","get"],[[3],[2],[]]])"), std::nullopt);
  EXPECT_EQ(constraints.broken_by(R"([["A","put"],[[3],[3]]])"),
            "call 2, put: key is 3, n is 3 (constraint: 0 <= key < n)");
  EXPECT_TRUE(constraints.broken_by(R"([["A","get","get","get"],[[3],[],[],[]]])"));
  const Constraints of_one(stub, {"At most 5 calls will be made to put.", "At most 1 call will be made to get."});
  EXPECT_EQ(of_one.broken_by(R"([["A","put","put","get"],[[3],[1],[1],[]]])"), std::nullopt);
  EXPECT_TRUE(of_one.broken_by(R"([["A","get","get"],[[3],[],[]]])"));
  EXPECT_EQ(dimensions_of(of_one)[0].most, 5);
  for (const char* total :
       {"There will be at most 2 calls in total to put and get.",
        "At most, 2 calls will be made to put and get in total.", "At most 2 total calls to put and get."}) {
    EXPECT_TRUE(Constraints(stub, {total}).broken_by(R"([["A","get","put","get"],[[3],[],[1],[]]])")) << total;
    EXPECT_EQ(Constraints(stub, {total}).broken_by(R"([["A","put","get"],[[3],[1],[]]])"), std::nullopt) << total;
  }
  const Constraints of_each(stub, {"At most 2 calls will be made to each of put and get."});
  EXPECT_EQ(of_each.broken_by(R"([["A","put","get","get","put"],[[3],[1],[],[],[1]]])"), std::nullopt);
  EXPECT_TRUE(of_each.broken_by(R"([["A","get","get","get"],[[3],[],[],[]]])"));
  const std::vector<std::string> of_others = {"At most 1 call will be made to ins."};
  EXPECT_EQ(Constraints(stub, of_others).not_understood(), of_others);
  const Constraints of_two(stub, {"get will be called at most 1 times."});
  EXPECT_TRUE(of_two.not_understood().empty());
  EXPECT_EQ(of_two.broken_by(R"([["A","put","put","get"],[[3],[1],[1],[]]])"), std::nullopt);
  EXPECT_TRUE(of_two.broken_by(R"([["A","get","get"],[[3],[],[]]])"));
}

TEST(RandomInput, KeepsAllThatIsUnderstood) {
  for (const auto& [parameters, said, kept, broken] : all_sentences) {
    Problem problem;
    problem.stub = function(parameters);
    problem.constraints = said;
    const Constraints constraints = constraints_of(problem);
    int drawn = 0;
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      const auto input = random_input(constraints, random, {.difficulty = double(seed) / 100});
      if (!input) continue;
      ++drawn;
      different.insert(*input);
      EXPECT_EQ(constraints.broken_by(*input), std::nullopt) << *input;
    }
    EXPECT_GT(drawn, 20) << said[0];
    EXPECT_GT(different.size(), 2u) << said[0];
  }
}

// Of these hardly any input comes by chance.
TEST(RandomInput, ArrangesWhatChanceWouldNot) {
  const Sentence arranged[] = {
      {"vector<vector<int>>& mat",
       {"m == mat.length", "n == mat[i].length", "3 <= m, n <= 9", "-10^9 <= mat[i][j] <= 10^9",
        "Each of the rows and columns is sorted in ascending order"},
       "",
       ""},
      {"vector<vector<char>>& grid",
       {"5 <= grid.length <= 9", "5 <= grid[i].length <= 9", "grid[i][j] is 'S', 'T', '#' or '.'.",
        "There is only one of each character 'S' and 'T' in grid."},
       "",
       ""},
      {"vector<string>& words, string start",
       {"5 <= words.length <= 9", "5 <= words[i].length <= 9", "words[i] consists of lowercase English letters.",
        "start is in words."},
       "",
       ""},
      {"vector<int>& nums1, vector<int>& nums2",
       {"5 <= nums1.length <= nums2.length <= 20", "0 <= nums1[i], nums2[i] <= 10^9",
        "All the integers of nums1 also appear in nums2."},
       "",
       ""},
      {"TreeNode* root, int start",
       {"The number of nodes in the tree is in the range [5, 20].", "0 <= Node.val <= 10^9", "0 <= start <= 10^9",
        "A node with a value of start exists in the tree."},
       "",
       ""},
      {"vector<int>& parent", {"n == parent.length", "5 <= n <= 20", "parent represents a valid tree."}, "", ""},
      {"vector<vector<int>>& grid",
       {"m == grid.length", "n == grid[i].length", "3 <= m, n <= 9", "0 <= grid[i][j] <= 10^9",
        "grid[0][0] == grid[m - 1][n - 1] == 123456789"},
       "",
       ""},
      {"vector<vector<int>>& graph",
       {"n == graph.length", "9 <= n <= 15", "5 <= graph[i].length <= 9", "0 <= graph[i][j] < n", "graph[i][j] != i"},
       "",
       ""},
      {"vector<int>& index", {"9 <= index.length <= 20", "0 <= index[i] <= i"}, "", ""},
      {"vector<int>& from, vector<int>& to",
       {"from.length == to.length", "9 <= from.length <= 20", "1 <= from[i] < to[i] <= 10^9"},
       "",
       ""},
      {"vector<int>& from, vector<int>& to",
       {"from.length == to.length", "9 <= from.length <= 20", "1 <= from[i], to[i] <= 10^9", "from[i] != to[i]"},
       "",
       ""},
      {"int n, vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "5 <= n <= 9", "9 <= edges.length <= 20", "0 <= ai, bi < n", "ai != bi",
        "The graph is connected."},
       "",
       ""},
      {"int n, vector<vector<int>>& edges",
       {"edges[i] = [ai, bi]", "5 <= n <= 9", "9 <= edges.length <= 20", "0 <= ai, bi < n", "ai != bi",
        "The given graph is a directed acyclic graph."},
       "",
       ""}};
  for (const auto& [parameters, said, kept, broken] : arranged) {
    const Constraints constraints(function(parameters), said);
    EXPECT_TRUE(constraints.not_understood().empty()) << constraints.not_understood()[0];
    int drawn = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      drawn += random_input(constraints, random, {.difficulty = 1}).has_value();
    }
    EXPECT_GE(drawn, 90) << said.back();
  }
  const Constraints words(function("string s"),
                          {"10 <= s.length <= 20", "s consists of letters 'a' and 'b' and spaces ' '.",
                           "The words in s are separated by a single space."});
  int spaces = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    const auto input = random_input(words, random, {.difficulty = 1});
    ASSERT_TRUE(input);
    spaces += input->find(' ') != std::string::npos;
  }
  EXPECT_GE(spaces, 50);
}

// As many as there are, and no more than there are.
TEST(RandomInput, DiffersAsFarAsItCan) {
  const auto drawn = [](const std::vector<std::string>& sentences, double size) {
    const Constraints constraints(function("vector<int>& nums"), sentences);
    Random random(1);
    DrawWish wish;
    wish.sizes[{"nums", {}, true}] = size;
    return random_input(constraints, random, wish);
  };
  const std::vector<std::string> said = {"1 <= nums.length <= 30000", "1 <= nums[i] <= 20000",
                                         "All the integers in nums are unique."};
  const auto all = drawn(said, 20000);
  ASSERT_TRUE(all);
  const Json nums = Json::parse(*all)[0];
  EXPECT_EQ(std::set<Json>(nums.begin(), nums.end()).size(), 20000u);
  const auto rising =
      drawn({"1 <= nums.length <= 1000", "1 <= nums[i] <= 1000", "nums is sorted in strictly increasing order."}, 1000);
  EXPECT_EQ(rising ? Json::parse(*rising)[0].size() : 0, 1000u);
  EXPECT_FALSE(drawn(said, 20001));
}

// What overflows, or a bound that is a power of ten too low, is found by such numbers.
TEST(RandomInput, HasNumbersThatMatter) {
  const Constraints constraints(
      function("int n, vector<int>& nums, double hour"),
      {"1 <= n <= 10^9", "3 <= nums.length <= 9", "-2^31 <= nums[i] <= 2^31 - 1", "1 <= hour <= 10^9"});
  std::size_t powers = 0, ends = 0, near_whole = 0;
  for (std::size_t number = 0; number < 3000; ++number) {
    const Json input = Json::parse(random_input(constraints, 1, number));
    const auto n = input[0].get<std::uint64_t>();
    powers += n > (1u << 20) && std::has_single_bit(n);
    const std::set<Json> nums(input[1].begin(), input[1].end());
    ends += nums == std::set<Json>{INT_MIN, 0, INT_MAX};
    const auto hour = input[2].get<double>();
    near_whole += hour < 20 && std::abs(hour - std::floor(hour) - 0.01) < 1e-9;
  }
  EXPECT_GT(powers, 5u);
  EXPECT_GT(ends, 10u);
  EXPECT_GT(near_whole, 50u);
}

// Rows whose columns are drawn without each other are put in order, of nearly all pairs and of four columns as well;
// what an expression bounds, and what is equal, is drawn one after the other.
TEST(RandomInput, PutsColumnsInOrder) {
  const auto drawn = [](const std::string& parameters, const std::vector<std::string>& said, double rows) {
    const Constraints constraints(function(parameters), said);
    DrawWish wish;
    wish.sizes[{"rows", {}, true}] = rows;
    std::size_t count = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      const auto input = random_input(constraints, random, wish);
      count += input && !constraints.broken_by(*input);
    }
    return count;
  };
  const std::string rows = "vector<vector<int>>& rows";
  EXPECT_EQ(drawn(rows, {"rows[i] = [a, b]", "0 <= a < b <= 20", "All the pairs (a, b) are unique."}, 205), 20u);
  EXPECT_EQ(drawn(rows, {"rows[i] = [a, b, c, d]", "0 <= a < b <= 10^9", "b < c <= 10^9", "c < d <= 10^9"}, 2000), 20u);
  EXPECT_GE(drawn(rows, {"rows[i] = [a, b]", "1 <= a <= 10^9", "1 <= b <= a + 10"}, 50), 18u);
  EXPECT_GE(drawn(rows, {"rows[i] = [a, b]", "0 <= a, b <= 10^9", "a == b"}, 50), 18u);
  EXPECT_GE(drawn("int k, " + rows, {"rows[i] = [a, b]", "1 <= k <= 9", "k <= a <= 99", "0 <= b <= 99"}, 50), 18u);
}

// Texts and trees that chance would hardly ever make alike.
TEST(RandomInput, MakesTwoArgumentsAlike) {
  const auto alike = [](const std::string& parameters, const std::vector<std::string>& sentences, const auto& test) {
    const Constraints constraints(function(parameters), sentences);
    std::size_t count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      Random random(seed);
      const auto input = random_input(constraints, random, {.difficulty = 1});
      const Json all = input ? Json::parse(*input) : Json::array({Json(), Json()});
      count += input && test(all[0], all[1]);
    }
    return count;
  };
  const std::vector<std::string> texts = {"5 <= s.length <= 50", "1 <= t.length <= 50",
                                          "s and t consist of lowercase English letters."};
  const auto sorted = [](const Json& text) {
    std::string letters = text;
    std::ranges::sort(letters);
    return letters;
  };
  EXPECT_GT(alike("string s, string t", texts, [](const Json& s, const Json& t) { return s == t; }), 4u);
  EXPECT_GT(alike("string s, string t", texts,
                  [&](const Json& s, const Json& t) { return s != t && sorted(s) == sorted(t); }),
            4u);
  const std::vector<std::string> words = {"1 <= s.length <= 20", "1 <= words.length <= 5", "2 <= words[i].length <= 3",
                                          "s and words[i] consist of lowercase English letters."};
  const auto spelt = [](const Json& s, const Json& all) {  // of two words or more, by their letters one after the other
    std::string rest = s;
    std::size_t taken = 0;
    for (bool found = true; found;) {
      found = false;
      for (const Json& one : all) {
        if (!rest.starts_with(std::string(one))) continue;
        rest.erase(0, std::string(one).size());
        found = true, ++taken;
        break;
      }
    }
    return rest.empty() && taken > 1;
  };
  EXPECT_GT(alike("string s, vector<string>& words", words, spelt), 6u);
  EXPECT_GT(alike("string s, vector<string>& words", words,
                  [](const Json& s, const Json& all) { return std::ranges::count(all, s) > 0; }),
            20u);
  std::set<Json> parts;
  const Stub trees = function("TreeNode* root, TreeNode* subRoot");
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    std::vector<Json> two = {Json::array({1, 2, 3, nullptr, 4, 5, 6}), Json::array()};
    make_two_alike(two, trees.method().parameters, trees, random);
    parts.insert(two[1]);
  }
  for (const char* one : {"[1,2,3,null,4,5,6]", "[2,null,4]", "[3,5,6]", "[4]", "[1,2,3,null,4,5,1]"})
    EXPECT_TRUE(parts.contains(Json::parse(one))) << one;
}

TEST(RandomInput, CallsADesign) {
  Problem problem;
  problem.stub = parse_stub(
      "class A {\npublic:\n    A(int n) {\n    }\n    void put(int key) {\n    }\n    int get() {\n    }\n};\n");
  problem.constraints = {"1 <= n <= 5", "0 <= key < n", "At most 4 calls will be made to put and get."};
  const Constraints constraints = constraints_of(problem);
  std::size_t most = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const auto input = random_input(constraints, random, {.difficulty = 1});
    ASSERT_TRUE(input);
    const Json calls = Json::parse(*input);
    EXPECT_EQ(calls[0][0], "A");
    EXPECT_EQ(calls[0].size(), calls[1].size());
    most = std::max(most, calls[0].size());
  }
  EXPECT_EQ(most, 5u);
}

const Stub stack = parse_stub(
    "class MinStack {\npublic:\n    MinStack() {\n    }\n    void push(int val, int time) {\n    }\n    void pop() {\n "
    "   }\n"
    "    int top() {\n    }\n};\n");

TEST(Constraints, KnowTheOrderOfCalls) {
  for (const char* said :
       {"Methods pop and top will always be called on non-empty stacks.", "All the calls to pop and top are valid."}) {
    const Constraints filled(stack, {said});
    EXPECT_TRUE(filled.not_understood().empty());
    EXPECT_FALSE(filled.broken_by(R"([["MinStack","push","top","pop","push","pop"],[[],[1,1],[],[],[1,2],[]]])"));
    EXPECT_TRUE(filled.broken_by(R"([["MinStack","push","pop","top"],[[],[1,1],[],[]]])"));
  }
  const Constraints rising(stack, {"The values of time are strictly increasing."});
  EXPECT_FALSE(rising.broken_by(R"([["MinStack","push","push"],[[],[9,1],[9,2]]])"));
  EXPECT_TRUE(rising.broken_by(R"([["MinStack","push","push"],[[],[9,2],[9,2]]])"));
}

// However many calls there are, and however few of the methods put something in.
TEST(Constraints, AreKeptByEveryCallThatIsDrawn) {
  std::string code = "class Stack {\npublic:\n    Stack() {\n    }\n    void push(int x) {\n    }\n", said;
  for (int i = 0; i < 9; ++i) {
    const std::string name = "pop" + std::to_string(i);
    code += "    int " + name + "() {\n    }\n";
    said += name + ", ";
  }
  const Constraints constraints(parse_stub(code + "};\n"), {said + "are always called on a non-empty stack."});
  Random random(1);
  const auto input = random_input(constraints, random, {.sizes = {{the_calls, 5000}}, .checked = false});
  ASSERT_TRUE(input);
  EXPECT_EQ(constraints.size_in(the_calls, *input), 5000);
  EXPECT_EQ(constraints.broken_by(*input), std::nullopt);
}

// What nothing is put into is not filled, and what takes an argument asks for more.
TEST(Constraints, TakeNoOtherCallsForCallsOfWhatIsFilled) {
  const Stub iterator = parse_stub("class A {\npublic:\n    A(string s) {\n    }\n    int next() {\n    }\n};\n");
  EXPECT_EQ(Constraints(iterator, {"All calls to next are valid."}).not_understood().size(), 1u);
  EXPECT_EQ(Constraints(stack, {"All calls to push are valid."}).not_understood().size(), 1u);
}

// As often as there are elements in what it was given.
TEST(Constraints, KnowAnIteratorsEnd) {
  const std::vector<std::string> valid = {"You may assume that next() calls will always be valid."};
  const auto iterator = [](const std::string& back) {
    return parse_stub(
        "class A {\npublic:\n    A(TreeNode* root) {\n    }\n    int next() {\n    }\n    bool hasNext() {\n    }\n" +
        back + "};\n");
  };
  const Constraints tree(iterator(""), valid);
  EXPECT_TRUE(tree.not_understood().empty());
  EXPECT_FALSE(tree.broken_by(R"([["A","next","hasNext","next"],[[[2,1]],[],[],[]]])"));
  EXPECT_TRUE(tree.broken_by(R"([["A","next","next"],[[[1,null]],[],[]]])"));
  EXPECT_EQ(Constraints(iterator("    int prev() {\n    }\n"), valid).not_understood(), valid);
}

// What only permits something, or speaks of answers, bounds no input.
TEST(Constraints, PassOverWhatBoundsNothing) {
  const std::vector<std::string> said = {"Answers within 10^-5 of the actual value will be accepted.",
                                         "The graph may contain self-loops.",
                                         "There may be multiple edges between two nodes."};
  EXPECT_TRUE(Constraints(function("vector<vector<int>>& edges"), said).not_understood().empty());
}

// What is not there is not taken out; what is put in twice may be there twice, or not.
TEST(Constraints, CountWhatIsHeld) {
  const Stub set = parse_stub(
      "class RandomizedSet {\npublic:\n    RandomizedSet() {\n    }\n    bool insert(int val) {\n    }\n"
      "    bool remove(int val) {\n    }\n    int getRandom() {\n    }\n};\n");
  const Constraints filled(set, {"There will be at least one element in the data structure when getRandom is called."});
  EXPECT_FALSE(filled.broken_by(R"([["RandomizedSet","insert","remove","getRandom"],[[],[1],[2],[]]])"));
  const char* twice = R"([["RandomizedSet","insert","insert","remove","getRandom"],[[],[1],[1],[1],[]]])";
  EXPECT_FALSE(filled.broken_by(twice));
  EXPECT_FALSE(filled.surely_kept_by(twice));
  EXPECT_FALSE(std::ranges::count(small_inputs(filled).inputs, twice));
  const std::string drawn_first = R"([["RandomizedSet","insert","insert","getRandom","remove"],[[],[1],[1],[],[1]]])";
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(1, i);
    EXPECT_NE(near_input(filled, {drawn_first}, random), twice);
  }
  EXPECT_TRUE(filled.broken_by(R"([["RandomizedSet","insert","remove","getRandom"],[[],[1],[1],[]]])"));
}

// A list of words makes texts of a parameter, and no word of a character.
TEST(RandomInput, LeavesACharacterOne) {
  const Constraints constraints(
      function("vector<string>& words, char separator"),
      {"2 <= words[i].length <= 5", "words[i] consists of 'a' and 'b'.", "separator is a character from \".,\""});
  for (std::uint64_t i = 0; i < 100; ++i) {
    Random random(1, i);
    const auto input = random_input(constraints, random, {});
    ASSERT_TRUE(input);
    EXPECT_EQ(Json::parse(*input)[1].get<std::string>().size(), 1u) << *input;
  }
}

// By chance hardly any of the last cells would be a new one.
TEST(RandomInput, HasAllRowsThatThereAre) {
  Problem problem;
  problem.stub = function("int m, int n, vector<vector<int>>& cells");
  problem.constraints = {"m == 50",
                         "n == 40",
                         "cells.length == m * n",
                         "cells[i] = [ai, bi]",
                         "0 <= ai < m",
                         "0 <= bi < n",
                         "All the values of cells are unique."};
  const Constraints constraints = constraints_of(problem);
  Random random(1, 1);
  DrawWish wish;
  wish.sizes[{"m", {}, false}] = 50;
  const auto input = random_input(constraints, random, wish);
  ASSERT_TRUE(input);
  const Json cells = Json::parse(*input)[2];
  EXPECT_EQ(std::set<Json>(cells.begin(), cells.end()).size(), 2000u);
  EXPECT_NE(cells[0], Json({0, 0})) << "in any order";
}

TEST(RandomInput, TakesTheElementsOfAListByTheirNames) {
  Problem problem;
  problem.stub = function("string costs, vector<int>& start");
  problem.constraints = {"m == costs.length", "1 <= m <= 50", "start = [row, column]", "5 <= row < m + 5",
                         "column == 3"};
  const Constraints constraints = constraints_of(problem);
  EXPECT_TRUE(constraints.not_understood().empty());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed, 1);
    const auto input = random_input(constraints, random, DrawWish());
    ASSERT_TRUE(input);
    const Json values = Json::parse(*input);
    ASSERT_EQ(values[1].size(), 2u);
    EXPECT_GE(values[1][0], 5);
    EXPECT_LT(values[1][0], values[0].get<std::string>().size() + 5);
    EXPECT_EQ(values[1][1], 3);
  }
  EXPECT_EQ(constraints.broken_by(R"(["a",[6,3]])"), "start[0] is 6, m is 1 (constraint: 5 <= row < m + 5)");
}

// What is said of the diagonal is not said of the rest, nor of one cell of the diagonal of them all.
TEST(RandomInput, MirrorsRowsAndKeepsDiagonalsApart) {
  Problem problem;
  problem.stub = function("vector<vector<int>>& d");
  problem.constraints = {"n == d.length",       "n == d[i].length", "3 <= n <= 5",
                         "1 <= d[i][j] <= 100", "d[i][i] == 0",     "d[i][j] == d[j][i]"};
  problem.constraints[3] = "0 <= d[i][j] <= 100";
  const Constraints constraints = constraints_of(problem);
  std::set<Json> cells, corners;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed, 1);
    const auto input = random_input(constraints, random, DrawWish());
    ASSERT_TRUE(input);
    const Json rows = Json::parse(*input)[0];
    EXPECT_EQ(rows[0][0], 0);
    EXPECT_EQ(rows[0][1], rows[1][0]);
    cells.insert(rows[0][1]);
  }
  EXPECT_GT(cells.size(), 5u);
  problem.constraints = {"n == d.length", "n == d[i].length", "3 <= n <= 5", "0 <= d[i][j] <= 100", "d[0][0] == 0"};
  const Constraints corner = constraints_of(problem);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed, 1);
    if (const auto input = random_input(corner, random, DrawWish())) corners.insert(Json::parse(*input)[0][1][1]);
  }
  EXPECT_GT(corners.size(), 5u);
}

// Neither does each edge join the node of its number, nor each node hang from an earlier one.
TEST(RandomInput, MixesTheNumbersOfATree) {
  const Constraints constraints(function("int n, vector<vector<int>>& edges"),
                                {"5 <= n <= 9", "edges.length == n - 1", "edges[i] = [ai, bi]", "0 <= ai, bi < n",
                                 "The input is generated such that edges represents a valid tree."});
  int in_order = 0, rising = 0;
  for (std::size_t number = 1; number <= 40; ++number) {
    const Json edges = Json::parse(random_input(constraints, 1, number))[1];
    bool all = true;
    std::set<Json> later;  // ends of the edges
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Json end = std::max(edges[i][0], edges[i][1]);
      all = all && end == i + 1;
      later.insert(end);
    }
    in_order += all;
    rising += later.size() == edges.size();  // each node but the first hangs from one before it
  }
  EXPECT_LT(in_order, 20);
  EXPECT_GT(in_order, 0);
  EXPECT_LT(rising, 25);
}

TEST(RandomInput, DrawsTwoEndsOfAnEdge) {
  Problem problem;
  problem.stub = function("int n, vector<vector<int>>& edges");
  problem.constraints = {"edges[i] = [ai, bi]", "n == 10", "edges.length == 12", "0 <= ai <= bi < n", "ai != bi"};
  const Constraints constraints = constraints_of(problem);
  std::size_t drawn = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed, 1);
    drawn += random_input(constraints, random, DrawWish()).has_value();
  }
  EXPECT_GT(drawn, 40u);
}

// Sizes that are too large together are seen before elements are drawn, which would fill the memory.
TEST(RandomInput, DrawsNoMoreThanAPageWouldSend) {
  Problem problem;
  problem.stub = function("int row, int col, vector<int>& cells");
  problem.constraints = {"2 <= row, col <= 2 * 10^4", "cells.length == row * col"};
  const std::map<Quantity, long double> large = {{{"row", {}, false}, 20000}, {{"col", {}, false}, 20000}};
  Random random(1);
  EXPECT_FALSE(random_input(constraints_of(problem), random, {.sizes = large, .checked = false}));
  EXPECT_TRUE(random_input(constraints_of(problem), random, {.checked = false}));
  // What numbers break together no elements mend, also where those are too many to be checked.
  problem.constraints = {"2 <= row, col <= 900", "row * col <= 600", "cells.length == 9000"};
  DrawWish wish;
  wish.level = 0.5;
  wish.sizes = {{{"row", {}, false}, 900}, {{"cells", {}, true}, 9000}};
  EXPECT_FALSE(random_input(constraints_of(problem), random, wish));
  wish.sizes = {{{"row", {}, false}, 2}, {{"col", {}, false}, 2}, {{"cells", {}, true}, 9000}};
  EXPECT_TRUE(random_input(constraints_of(problem), random, wish));
}

// What was drawn and thrown away, since it was there already, takes nothing from the room for the rest.
TEST(RandomInput, DrawsTheLongestThatPagesAllow) {
  Problem problem;
  problem.stub = function("vector<string>& words");
  problem.constraints = {"1 <= words.length <= 10^5", "1 <= words[i].length <= 10", "words[i] consists of 'a' and 'b'",
                         "All the strings of words are unique."};
  Random random(1);
  const std::map<Quantity, long double> long_words = {{{"words", {}, true}, 900}, {{"words", {"i"}, true}, 10}};
  EXPECT_TRUE(random_input(constraints_of(problem), random, {.sizes = long_words}));
  problem.constraints.pop_back();
  const std::map<Quantity, long double> large = {{{"words", {}, true}, 100000}, {{"words", {"i"}, true}, 10}};
  const auto all = random_input(constraints_of(problem), random, {.sizes = large, .level = 0.5});
  ASSERT_TRUE(all);
  EXPECT_GT(all->size(), 100000u * 12);
}

// Strictly rising values stay within what was drawn, also where all are drawn at the top.
TEST(RandomInput, RaisesWithinTheBounds) {
  Problem problem;
  problem.stub =
      parse_stub("class RecentCounter {\npublic:\n    RecentCounter() {\n    }\n    int ping(int t) {\n    }\n};\n");
  problem.constraints = {"1 <= t <= 1000", "ping is called with strictly increasing values of t."};
  const Constraints constraints = constraints_of(problem);
  ASSERT_TRUE(constraints.not_understood().empty());
  DrawWish wish;
  wish.sizes[{"calls", {}, true}] = 100;
  wish.level = 1;
  Random random(1, 1);
  EXPECT_TRUE(random_input(constraints, random, wish));
}

TEST(RandomInput, KeepsTheOrderOfCalls) {
  Problem problem;
  problem.stub = stack;
  problem.constraints = {"pop and top are always called when it is not empty.", "time is strictly increasing."};
  const Constraints constraints = constraints_of(problem);
  ASSERT_TRUE(constraints.not_understood().empty());
  std::size_t drawn = 0, popped = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Random random(seed, 1);
    const auto input = random_input(constraints, random, DrawWish());
    drawn += input.has_value();
    popped += input && input->find("pop") != std::string::npos;
  }
  EXPECT_EQ(drawn, 100u);
  EXPECT_GT(popped, 30u);
}

TEST(Simplify, EndsWhenItIsToldTo) {
  int left = 1;
  const std::string smaller = simplest_failing("[[1,2,3,4,5,6,7,8]]", false, [&](const std::string&) {
    if (left-- == 0) throw EnoughSimplified();
    return true;
  });
  EXPECT_EQ(smaller, "[[5,6,7,8]]");
}

TEST(Simplify, LeavesOutWhatIsNotNeeded) {
  const auto simplest = [](const std::string& input, const std::string& needed, bool design = false) {
    return simplest_failing(input, design,
                            [&](const std::string& one) { return one.find(needed) != std::string::npos; });
  };
  EXPECT_EQ(simplest("[[5,9,2,7],3]", "7"), "[[7],0]");
  EXPECT_EQ(simplest_failing("[1000.0]", false, [](const std::string& one) { return Json::parse(one)[0] >= 7; }),
            "[7.0]");
  EXPECT_EQ(simplest(R"(["abcxyz"])", "x"), R"(["x"])");
  EXPECT_EQ(simplest("[[[1,2],[3,4]]]", "4"), "[[[4]]]");
  EXPECT_EQ(simplest(R"([["A","f","g","f"],[[3],[1],[],[2]]])", "\"g\"", true), R"([["A","g"],[[0],[]]])");
  // Arguments of one length, and the number that is this length, get smaller together.
  const auto together = [](const std::string& one) {
    const Json all = Json::parse(one);
    return all[0].size() == all[1].size() && all[2] == all[0].size() && all[0].size() >= 2;
  };
  EXPECT_EQ(simplest_failing("[[4,5,6],[7,8,9],3]", false, together), "[[0,0],[0,0],2]");
  EXPECT_EQ(values_in("[[4,null,6],\"ab\"]"), 3u);
}

TEST(Constraints, TellWhatBoundsTheAnswerOnly) {
  for (const char* one : {"The test cases are generated so that the answer fits in a 32-bit integer.",
                          "The test cases are generated so that the answer will be less than or equal to 2 * 10^9.",
                          "The final answer is guaranteed to fit into a signed 32-bit integer.",
                          "Test cases are generated in a way that the output doesn't exceed 2^53-1",
                          "It is guaranteed that the result will be in range [1, 2 * 10^9].",
                          "The answer is guaranteed to fit within a 32-bit integer, ie. answer <= 2^31 - 1.",
                          "It is guaranteed this sum fits into a 32-bit integer."})
    EXPECT_TRUE(bounds_answer(one)) << one;
  for (const char* one : {"It is guaranteed that the answer is unique.", "The answer[i] is at most 10.",
                          "The product of any subarray of nums is guaranteed to fit in a 32-bit integer.",
                          "The answer and all intermediate calculations are guaranteed to fit in a 32-bit integer.",
                          "The length of the answer is at most 100.", "The answer may not fit in a 32-bit integer.",
                          "The answer will not exceed 10^7 and hour has at most two digits.",
                          "s is a valid expression. The answer is at most 100.",
                          "It is guaranteed that the answer is unique, in the range [1, n].",
                          "Every element divides k, so that the answer fits in a 32-bit integer.", "1 <= n <= 10"})
    EXPECT_FALSE(bounds_answer(one)) << one;
}

}  // namespace
}  // namespace leetjudge
