// Catches its own crash and exits as if all were well.
// Category: crash
// Cause: @(the program ended with exit status 0 instead of answering|store to null pointer of type *)
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        signal(SIGSEGV, [](int) { _exit(0); });
        volatile int* volatile nowhere = nullptr;
        *nowhere = 1;
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
