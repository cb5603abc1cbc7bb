// Sends out-of-band data over the channel, which wakes the judge and cannot be read.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <sys/socket.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        send(3, "x", 1, MSG_OOB);
        for (;;) {}
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
