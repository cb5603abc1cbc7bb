// Sets an alarm and waits for it.
// Category: process
// Cause: ended by SIGALRM
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        ualarm(1000, 0);
        for (;;) pause();
    }
};
