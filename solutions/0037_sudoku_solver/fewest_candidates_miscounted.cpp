// Idea:  fewest candidates as a book prints it, miscount included: the tables have slots 1 to 9, the count looks at slots 0 to 8.
// Time:  O(9^b) for b blanks; slot 0 is always free and digit 9 is never seen, so some cells look easier or harder than they are.
// Space: O(b) for the recursion, 270 flags. (On LeetCode's example it takes 7 guesses back, where a right count takes back none.)
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    mark(i, j, board[i][j] - '0', true);
                }
            }
        }
        solve(board);
    }

private:
    bool row[9][10] = {};
    bool column[9][10] = {};
    bool box[9][10] = {};

    void mark(int i, int j, int digit, bool taken) {
        row[i][digit] = column[j][digit] = box[i / 3 * 3 + j / 3][digit] = taken;
    }

    bool isFree(int i, int j, int digit) {
        return !row[i][digit] && !column[j][digit] && !box[i / 3 * 3 + j / 3][digit];
    }

    pair<int, int> nextCell(const vector<vector<char>>& board) {
        pair<int, int> best(-1, -1);
        int fewest = 10;
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    continue;
                }
                int count = 0;
                for (int slot = 0; slot < 9; ++slot) {
                    count += isFree(i, j, slot);
                }
                if (count == 1) {
                    return {i, j};
                }
                if (count < fewest) {
                    fewest = count;
                    best = {i, j};
                }
            }
        }
        return best;
    }

    bool solve(vector<vector<char>>& board) {
        auto [i, j] = nextCell(board);
        if (i < 0) {
            return true;
        }
        for (int digit = 1; digit <= 9; ++digit) {
            if (!isFree(i, j, digit)) {
                continue;
            }
            mark(i, j, digit, true);
            board[i][j] = '0' + digit;
            if (solve(board)) {
                return true;
            }
            mark(i, j, digit, false);
            board[i][j] = '.';
        }
        return false;
    }
};
