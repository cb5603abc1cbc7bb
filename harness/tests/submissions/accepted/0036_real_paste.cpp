// @lc app=leetcode id=36 lang=cpp  https://leetcode.com/problems/valid-sudoku/  数独
// @lc code=start
#pragma GCC optimize("O3", "unroll-loops")
#ifdef __x86_64__
#pragma GCC target("avx2")
#endif
#include <bits/stdc++.h>
#define rep(i, n) for (int i = 0; i < (n); ++i)
#define int long long
using namespace std;

struct ListNode {
    signed val;
    ListNode* next;
};

static const auto speedup = [] {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    return 0;
}();

class Solution {
    unsigned seen[27];  // left uninitialised: LeetCode value-initialises the object

public:
    bool isValidSudoku(vector<vector<char>>& board) {
        rep(i, 9) rep(j, 9) {
            if (board[i][j] == '.') continue;
            unsigned bit = 1u << (board[i][j] - '1');
            for (int u : {i, 9 + j, 18 + i / 3 * 3 + j / 3}) {
                if (seen[u] & bit) {
                    cout << "found a repeat" << endl;
                    return false;
                }
                seen[u] |= bit;
            }
        }
        return true;
    }
};
// @lc code=end
