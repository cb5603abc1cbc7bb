// Fills the blanks in every possible way and checks at the end only.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    blanks.push_back({i, j});
                }
            }
        }
        fill(board, 0);
    }

private:
    vector<pair<int, int>> blanks;

    bool fill(vector<vector<char>>& board, size_t next) {
        if (next == blanks.size()) {
            return right(board);
        }
        auto [i, j] = blanks[next];
        for (char digit = '1'; digit <= '9'; ++digit) {
            board[i][j] = digit;
            if (fill(board, next + 1)) {
                return true;
            }
        }
        board[i][j] = '.';
        return false;
    }

    bool right(const vector<vector<char>>& board) {
        set<pair<string, char>> seen;
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                char c = board[i][j];
                if (!seen.insert({"row " + to_string(i), c}).second || !seen.insert({"column " + to_string(j), c}).second ||
                    !seen.insert({"box " + to_string(i / 3 * 3 + j / 3), c}).second) {
                    return false;
                }
            }
        }
        return true;
    }
};
