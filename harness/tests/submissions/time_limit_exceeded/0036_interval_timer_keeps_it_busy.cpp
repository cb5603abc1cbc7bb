// A timer interrupts it for ever.
// Category: process
#include <sys/time.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        signal(SIGALRM, [](int) {});
        itimerval often = {{0, 100}, {0, 100}};
        setitimer(ITIMER_REAL, &often, nullptr);
        for (;;) pause();
    }
};
