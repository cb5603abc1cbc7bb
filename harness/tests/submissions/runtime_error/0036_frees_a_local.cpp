// Frees what malloc never gave.
// Category: crash
// Cause: *frees what was not allocated
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // volatile: the zeros before `middle` are a chunk's size to free(), and must really be stored.
        alignas(64) volatile char local[256] = {};
        volatile char* volatile middle = local + 64;
        free(const_cast<char*>(middle));
        return right(board);
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
