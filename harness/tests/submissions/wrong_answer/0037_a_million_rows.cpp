// Gives a board of a hundred thousand rows back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board.resize(100000, vector<char>(9, '1'));
    }
};
