// Gives a board of fifty thousand rows back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board.resize(50000, vector<char>(9, '1'));
    }
};
