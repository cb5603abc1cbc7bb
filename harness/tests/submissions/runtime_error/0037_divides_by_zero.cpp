// Takes a remainder by the number of blanks, which is 0 on a full board.
// Cause: division by zero
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        int blanks = 0;
        for (auto& row : board) {
            blanks += count(row.begin(), row.end(), '.');
        }
        // Start somewhere else on every board.
        rotate(order.begin(), order.begin() + 9 % blanks, order.end());
        solve(board);
    }

private:
    string order = "123456789";

    bool solve(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    continue;
                }
                for (char digit : order) {
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
