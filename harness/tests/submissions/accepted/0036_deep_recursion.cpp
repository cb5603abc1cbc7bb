// Recurses three hundred thousand calls deep, which is allowed.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return depth(300000) == 300000 && right(board);
            }

            int depth(int n) {
                volatile char frame[64];
                frame[n % 64] = 1;
                return n == 0 ? 0 : depth(n - 1) + frame[n % 64];
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
