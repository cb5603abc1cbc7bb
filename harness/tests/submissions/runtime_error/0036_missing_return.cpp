// LeetCode's empty template: no return statement at all.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        
    }
};
