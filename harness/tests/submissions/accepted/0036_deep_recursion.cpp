// Recurses three hundred thousand calls deep, which is allowed.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return depth(300000) == 300000;
    }

    int depth(int n) {
        volatile char frame[64];
        frame[n % 64] = 1;
        return n == 0 ? 0 : depth(n - 1) + frame[n % 64];
    }
};
