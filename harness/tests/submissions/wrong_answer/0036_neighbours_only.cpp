// Compares neighbouring cells only.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    continue;
                }
                if (i > 0 && board[i - 1][j] == board[i][j]) {
                    return false;
                }
                if (j > 0 && board[i][j - 1] == board[i][j]) {
                    return false;
                }
            }
        }
        return true;
    }
};
