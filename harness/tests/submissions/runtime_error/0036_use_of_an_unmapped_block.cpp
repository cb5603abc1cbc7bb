// Uses a large block after it was freed.
// Category: crash
// Cause: heap-use-after-free: reads 1 byte*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = static_cast<char*>(malloc(64 << 20));
        block[0] = 1;
        free(block);
        return block[0] && right(board);
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
