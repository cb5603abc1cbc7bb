// Idea:  backtracking without any tables: look for the first blank, try each digit that its row, column and box do not show.
// Time:  O(9^b) for b blanks; each step rescans the board for a blank and up to 27 cells for each digit.
// Space: O(b), the recursion only.
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
                    if (!fits(board, i, j, digit)) {
                        continue;
                    }
                    board[i][j] = digit;
                    if (solve(board)) {
                        return true;
                    }
                    board[i][j] = '.';
                }
                return false;
            }
        }
        return true;
    }

    bool fits(const vector<vector<char>>& board, int i, int j, char digit) {
        for (int k = 0; k < 9; ++k) {
            if (board[i][k] == digit || board[k][j] == digit || board[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3] == digit) {
                return false;
            }
        }
        return true;
    }
};
