// Gives the transposed board back.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < r; ++c) swap(board[r][c], board[c][r]);
    }
};
