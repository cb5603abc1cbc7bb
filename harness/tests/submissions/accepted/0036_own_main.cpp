// Brings its own main().
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool rows[9][9] = {}, columns[9][9] = {}, boxes[9][9] = {};
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
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

int main() {
    vector<vector<char>> board(9, vector<char>(9, '.'));
    cout << Solution().isValidSudoku(board) << endl;
}
