// Idea:  list the blanks once, then fill them in reading order with digits ascending; three bool tables say what is taken.
// Time:  O(9^b) for b blanks; each digit is tested in O(1).
// Space: O(b) for the list of blanks and the recursion, three tables of 81 flags.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    blanks.emplace_back(i, j);
                } else {
                    mark(i, j, board[i][j] - '1', true);
                }
            }
        }
        solve(board, 0);
    }

private:
    bool line[9][9] = {};
    bool column[9][9] = {};
    bool block[3][3][9] = {};
    vector<pair<int, int>> blanks;

    void mark(int i, int j, int digit, bool taken) {
        line[i][digit] = column[j][digit] = block[i / 3][j / 3][digit] = taken;
    }

    bool solve(vector<vector<char>>& board, size_t next) {
        if (next == blanks.size()) {
            return true;
        }
        auto [i, j] = blanks[next];
        for (int digit = 0; digit < 9; ++digit) {
            if (line[i][digit] || column[j][digit] || block[i / 3][j / 3][digit]) {
                continue;
            }
            mark(i, j, digit, true);
            board[i][j] = '1' + digit;
            if (solve(board, next + 1)) {
                return true;
            }
            mark(i, j, digit, false);
            board[i][j] = '.';
        }
        return false;
    }
};
