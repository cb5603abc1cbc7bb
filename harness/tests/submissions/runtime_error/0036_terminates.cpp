// Calls std::terminate().
// Category: crash
// Cause: aborted (SIGABRT)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        terminate();
    }
};
