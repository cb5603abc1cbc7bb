// Reading order; keeps each row in an auto& and clears its cell on retreat.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) { go(board, 0, 0); }

    bool go(vector<vector<char>>& board, int r, int c) {
        if (c == 9) return go(board, r + 1, 0);
        if (r == 9) return true;
        auto& row = board[r];
        if (row[c] != '.') return go(board, r, c + 1);
        for (char d = '1'; d <= '9'; ++d) {
            if (find(row.begin(), row.end(), d) != row.end()) continue;
            bool clash = false;
            for (int k = 0; k < 9 && !clash; ++k) {
                auto& other = board[k];
                clash = other[c] == d || (k / 3 == r / 3 && find(other.begin() + c / 3 * 3, other.begin() + c / 3 * 3 + 3, d) != other.begin() + c / 3 * 3 + 3);
            }
            if (clash) continue;
            row[c] = d;
            if (go(board, r, c + 1)) return true;
            row[c] = '.';
        }
        return false;
    }
};
