// Makes a process by the system call itself.
// Category: process
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
        if (child == 0) for (;;) {}
        return child <= 0;
    }
};
