// The method is static.
// Category: odd
class Solution {
public:
    static bool isValidSudoku(vector<vector<char>>& board) {
        int seen[27] = {};
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '0');
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (seen[unit] & bit) return false;
                    seen[unit] |= bit;
                }
            }
        return true;
    }
};
