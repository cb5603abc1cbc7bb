// Gives an empty board back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board.clear();
    }
};
