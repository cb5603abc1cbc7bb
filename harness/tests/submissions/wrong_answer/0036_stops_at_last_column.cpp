// The inner loop ends one column too early.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool rows[9][9] = {}, columns[9][9] = {}, boxes[9][9] = {};
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 8; ++j) {
                if (board[i][j] == '.') {
                    continue;
                }
                int digit = board[i][j] - '1';
                int box = i / 3 * 3 + j / 3;
                if (rows[i][digit] || columns[j][digit] || boxes[box][digit]) {
                    return false;
                }
                rows[i][digit] = columns[j][digit] = boxes[box][digit] = true;
            }
        }
        return true;
    }
};
