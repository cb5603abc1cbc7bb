// Asks not to be ended with its parent, leaves the session and waits.
// Category: process
#include <sys/prctl.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        prctl(PR_SET_PDEATHSIG, 0);
        setsid();
        for (;;) sleep(1000);
    }
};
