// Answers with a row of sixty megabytes.
// Category: output
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        board.assign(1, vector<char>(60 << 20, '1'));
    }
};
