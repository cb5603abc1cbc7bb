// Gives a row of eight cells back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board[4].pop_back();
    }
};
