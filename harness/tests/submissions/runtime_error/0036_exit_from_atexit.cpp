// A function registered by atexit ends the program once more.
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        atexit([] { _exit(0); });
        exit(5);
    }
};
