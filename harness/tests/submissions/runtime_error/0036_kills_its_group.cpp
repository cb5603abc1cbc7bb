// Kills its process group, in which it is alone.
// Category: process
// Cause: killed (SIGKILL)
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        kill(0, SIGKILL);
        return true;
    }
};
