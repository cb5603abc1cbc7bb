// The method returns nothing.
// Category: compile
class Solution {
public:
    void isValidSudoku(vector<vector<char>>& board) {}
};
