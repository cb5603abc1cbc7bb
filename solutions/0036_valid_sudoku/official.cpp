// Idea:  count every digit in its row, column and box; a count above 1 makes the board invalid.
// Time:  O(1), one pass over the 81 cells.
// Space: O(1), three tables of 81 counts.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int rows[9][9] = {};
        int columns[9][9] = {};
        int boxes[3][3][9] = {};
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    continue;
                }
                int digit = board[i][j] - '1';
                if (++rows[i][digit] > 1 || ++columns[j][digit] > 1 || ++boxes[i / 3][j / 3][digit] > 1) {
                    return false;
                }
            }
        }
        return true;
    }
};
