// Writes far above a local array.
// Category: crash
// Cause: index 1099511627776 is out of bounds of*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t far = size_t(1) << 40;
        volatile char local[16];
        local[far] = 1;
        return local[0] && right(board);
    }

private:
    bool right(const vector<vector<char>>& board) {
        bool seen[27][9] = {};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (seen[unit][d]) return false;
                    seen[unit][d] = true;
                }
            }
        }
        return true;
    }
};
