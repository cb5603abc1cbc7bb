// A static initialiser throws.
// Category: startup
// Cause: uncaught exception std::runtime_error: too early, before the first case: in a static initialiser
static int ready = [] { throw runtime_error("too early"); return 1; }();

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
