// Starts a program by posix_spawn.
// Category: process
#include <spawn.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char name[] = "sleep", time[] = "1000";
        char* arguments[] = {name, time, nullptr};
        pid_t child;
        if (posix_spawn(&child, "/bin/sleep", nullptr, nullptr, arguments, arguments + 2) == 0) return false;
        return true;
    }
};
