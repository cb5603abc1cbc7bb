// Forks twice and leaves its session, as daemons do.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (fork() == 0) {
            setsid();
            if (fork() == 0) for (;;) sleep(1);
            _exit(0);
        }
        return true;
    }
};
