// Recurses without filling anything in.
// Cause: stack overflow
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        solve(board);
    }

private:
    bool solve(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    continue;
                }
                for (char digit = '1'; digit <= '9'; ++digit) {
                    if (fits(board, i, j, digit)) {
                        volatile char padding[256] = {};
                        if (solve(board)) {
                            return true;
                        }
                        padding[0] = 1;
                    }
                }
                return false;
            }
        }
        return true;
    }

    bool fits(vector<vector<char>>& board, int row, int column, char digit) {
        for (int k = 0; k < 9; ++k) {
            if (board[row][k] == digit) {
                return false;
            }
            if (board[k][column] == digit) {
                return false;
            }
            if (board[row / 3 * 3 + k / 3][column / 3 * 3 + k % 3] == digit) {
                return false;
            }
        }
        return true;
    }
};
