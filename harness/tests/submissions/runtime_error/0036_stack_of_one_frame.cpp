// A local array that is larger than the stack.
// Category: memory
// Cause: stack overflow
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile char large[100 << 20];
        for (size_t i = 0; i < sizeof large; i += 4096) large[i] = 1;
        return large[0] && right(board);
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
