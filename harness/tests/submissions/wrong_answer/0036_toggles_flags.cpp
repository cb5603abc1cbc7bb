// Flips a flag instead of setting it, and asks only at the end, so that a digit may stand three times.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<9> rows[9], columns[9], boxes[9];
        int filled = 0;
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    int digit = board[i][j] - '1';
                    rows[i].flip(digit);
                    columns[j].flip(digit);
                    boxes[i / 3 * 3 + j / 3].flip(digit);
                    ++filled;
                }
            }
        }
        int odd = 0;
        for (int unit = 0; unit < 9; ++unit) {
            if (rows[unit].none() && columns[unit].none() && boxes[unit].none()) {
                continue;
            }
            odd += rows[unit].any();
        }
        for (int unit = 0; unit < 9; ++unit) {
            int inRow = 0;
            for (char c : board[unit]) {
                inRow += c != '.';
            }
            if (inRow > 0 && rows[unit].none()) {
                return false;
            }
        }
        return odd > 0 || filled == 0;
    }
};
