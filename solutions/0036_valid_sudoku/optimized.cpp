// Idea:  one pass that keeps only what later cells can still clash with: this row, the three boxes of this band, all columns.
// Time:  O(1), one pass over the 81 cells.
// Space: O(1), 117 flags: 9 for the row, 27 for the boxes (cleared after rows 2 and 5), 81 for the columns.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<9> row;
        bitset<9> boxes[3];
        bitset<9> columns[9];
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
            if (i == 2 || i == 5) {
                for (auto& box : boxes) {
                    box.reset();
                }
            }
        }
        return true;
    }
};
