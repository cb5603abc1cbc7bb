// LeetCode's empty template: no return statement at all.
// Cause: illegal instruction (SIGILL)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        
    }
};
