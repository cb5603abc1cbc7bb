// A struct, and a method with a default argument.
// Category: odd
struct Solution {
    bool isValidSudoku(vector<vector<char>>& board, bool strict = true) {
        bitset<9> seen[27];
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (strict && seen[unit][d]) return false;
                    seen[unit][d] = true;
                }
            }
        return true;
    }
};
