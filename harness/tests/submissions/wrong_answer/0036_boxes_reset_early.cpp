// Clears the box flags after rows 2 and 5 instead of 3 and 6.
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
            if (i == 1 || i == 4) {
                for (auto& box : boxes) {
                    box.reset();
                }
            }
        }
        return true;
    }
};
