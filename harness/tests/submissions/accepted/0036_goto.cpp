// Leaves its loops by goto.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int r = 0, c = 0;
        bool seen[27][9] = {};
        next:
            if (c == 9) { c = 0; ++r; }
            if (r == 9) return true;
            if (board[r][c] != '.') {
                int d = board[r][c] - '1';
                if (seen[r][d] || seen[9 + c][d] || seen[18 + r / 3 * 3 + c / 3][d]) goto wrong;
                seen[r][d] = seen[9 + c][d] = seen[18 + r / 3 * 3 + c / 3][d] = true;
            }
            ++c;
            goto next;
        wrong:
            return false;
    }
};
