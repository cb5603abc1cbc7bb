// Keeps the box flags of the first band for the others.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<9> row, boxes[3], columns[9];
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    continue;
                }
                int digit = board[i][j] - '1';
                if (row[digit] || columns[j][digit] || boxes[j / 3][digit]) {
                    return false;
                }
                row[digit] = columns[j][digit] = boxes[j / 3][digit] = true;
            }
            row.reset();
        }
        return true;
    }
};
