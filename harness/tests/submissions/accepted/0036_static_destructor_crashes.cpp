// A static object whose destructor would crash.
// Category: startup
static struct Crash {
    ~Crash() { abort(); }
} crash;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
