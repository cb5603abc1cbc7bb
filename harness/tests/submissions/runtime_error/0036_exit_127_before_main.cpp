// A static initialiser ends the program with the status of a missing program.
// Category: startup
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
#include <unistd.h>

static int ready = (_exit(127), 1);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
