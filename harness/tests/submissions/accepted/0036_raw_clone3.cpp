// Makes a process by the newer system call.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unsigned long long arguments[11] = {};
        arguments[4] = SIGCHLD;
        long child = syscall(435, arguments, sizeof arguments);
        if (child == 0) for (;;) {}
        return child <= 0;
    }
};
