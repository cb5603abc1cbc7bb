// Takes its board as const, and has an overload of the same name.
class Solution {
public:
    bool isValidSudoku(const vector<vector<char>>& board) {
        for (int kind = 0; kind < 3; ++kind)
            if (!isValidSudoku(board, kind)) return false;
        return true;
    }

    bool isValidSudoku(const vector<vector<char>>& board, int kind) {
        for (int unit = 0; unit < 9; ++unit) {
            set<char> seen;
            for (int k = 0; k < 9; ++k) {
                char c = kind == 0 ? board[unit][k] : kind == 1 ? board[k][unit] : board[unit / 3 * 3 + k / 3][unit % 3 * 3 + k % 3];
                if (c != '.' && !seen.insert(c).second) return false;
            }
        }
        return true;
    }
};
