// Calls _exit(0).
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        _exit(0);
    }
};
