// A static initialiser ends the program.
// Category: startup
// Cause: the program ended with exit status 0 instead of answering, before the first case: in a static initialiser
static int ready = (exit(0), 1);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
