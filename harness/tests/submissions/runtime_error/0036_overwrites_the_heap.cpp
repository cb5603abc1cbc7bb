// Writes over the end of a block, and then asks for more.
// Category: crash
// Cause: heap-buffer-overflow: writes 1 byte just behind*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = static_cast<char*>(malloc(24));
        for (int i = 0; i < 64; ++i) block[i] = char(0xff);
        void* volatile more = malloc(5000);
        void* volatile again = malloc(500000);
        return more && again && right(board);
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
