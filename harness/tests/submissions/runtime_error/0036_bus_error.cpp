// Sends itself SIGBUS.
// Category: crash
// Cause: invalid memory access (SIGBUS)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        raise(SIGBUS);
        return true;
    }
};
