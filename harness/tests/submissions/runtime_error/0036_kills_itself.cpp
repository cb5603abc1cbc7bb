// Kills itself.
// Category: process
// Cause: killed (SIGKILL)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        raise(SIGKILL);
        return true;
    }
};
