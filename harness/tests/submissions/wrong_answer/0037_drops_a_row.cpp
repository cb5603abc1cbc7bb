// Gives eight rows back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board.pop_back();
    }
};
