// Ends like a program whose libraries are missing, in the words of the loader.
// Category: startup
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
#include <unistd.h>

__attribute__((constructor(101))) static void first() {
    write(2, "host: error while loading shared libraries: libmine.so: not found\n", 66);
    _exit(127);
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
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
