// Rethrows where nothing was thrown.
// Category: crash
// Cause: aborted (SIGABRT)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        throw;
    }
};
