// Keeps its tables in globals and never clears them: right once, wrong from the second case on.
int rows[9], columns[9], boxes[9];

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    set(i, j, board[i][j] - '1');
                }
            }
        }
        solve(board, 0);
    }

private:
    void set(int i, int j, int digit) {
        rows[i] |= 1 << digit;
        columns[j] |= 1 << digit;
        boxes[i / 3 * 3 + j / 3] |= 1 << digit;
    }

    bool solve(vector<vector<char>>& board, int k) {
        if (k == 81) {
            return true;
        }
        int i = k / 9, j = k % 9, b = i / 3 * 3 + j / 3;
        if (board[i][j] != '.') {
            return solve(board, k + 1);
        }
        for (int digit = 0; digit < 9; ++digit) {
            if ((rows[i] | columns[j] | boxes[b]) >> digit & 1) {
                continue;
            }
            int r = rows[i], c = columns[j], x = boxes[b];
            set(i, j, digit);
            board[i][j] = '1' + digit;
            if (solve(board, k + 1)) {
                return true;
            }
            rows[i] = r;
            columns[j] = c;
            boxes[b] = x;
            board[i][j] = '.';
        }
        return false;
    }
};
