// Idea:  always branch on the blank with the fewest candidates (the first in reading order on a tie), digits ascending.
// Time:  O(9^b) for b blanks, in practice few wrong turns; each step looks at every blank once.
// Space: O(b) for the recursion, 27 bit states.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    flip(i, j, board[i][j] - '1');
                }
            }
        }
        solve(board);
    }

private:
    bitset<9> rows[9];
    bitset<9> columns[9];
    bitset<9> boxes[9];

    void flip(int i, int j, int digit) {
        rows[i].flip(digit);
        columns[j].flip(digit);
        boxes[i / 3 * 3 + j / 3].flip(digit);
    }

    bitset<9> candidates(int i, int j) {
        return ~(rows[i] | columns[j] | boxes[i / 3 * 3 + j / 3]);
    }

    bool solve(vector<vector<char>>& board) {
        int row = -1, column = -1;
        size_t fewest = 10;
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    continue;
                }
                if (size_t count = candidates(i, j).count(); count < fewest) {
                    fewest = count;
                    row = i;
                    column = j;
                }
            }
        }
        if (row < 0) {
            return true;
        }
        bitset<9> options = candidates(row, column);
        for (int digit = 0; digit < 9; ++digit) {
            if (!options[digit]) {
                continue;
            }
            flip(row, column, digit);
            board[row][column] = '1' + digit;
            if (solve(board)) {
                return true;
            }
            flip(row, column, digit);
            board[row][column] = '.';
        }
        return false;
    }
};
