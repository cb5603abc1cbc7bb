// LeetCode's empty template: no return statement at all.
// Cause: execution reached the end of a value-returning function*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        
    }
};
