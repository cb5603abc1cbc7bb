// Idea:  nine bits per line, column and block; fill single-candidate cells until none is left, then backtrack, lowest set bit first.
// Time:  O(9^b) for the b blanks that the singles leave; the candidates of a cell cost three loads and two ors.
// Space: O(b) for the list of blanks and the recursion, 27 ints.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.') {
                    flip(i, j, board[i][j] - '1');
                }
            }
        }
        vector<pair<int, int>> singles;
        if (!fillSingles(board, singles) || !fillRest(board, 0)) {
            // No solution: what the singles filled is taken back too.
            for (auto [i, j] : singles) {
                board[i][j] = '.';
            }
        }
    }

private:
    int line[9] = {};
    int column[9] = {};
    int block[3][3] = {};
    vector<pair<int, int>> blanks;

    void flip(int i, int j, int digit) {
        line[i] ^= 1 << digit;
        column[j] ^= 1 << digit;
        block[i / 3][j / 3] ^= 1 << digit;
    }

    int candidates(int i, int j) {
        return ~(line[i] | column[j] | block[i / 3][j / 3]) & 0x1ff;
    }

    // False when some cell has no candidate left: there is no lowest bit to take, and no solution.
    bool fillSingles(vector<vector<char>>& board, vector<pair<int, int>>& singles) {
        for (bool found = true; found;) {
            found = false;
            blanks.clear();
            for (int i = 0; i < 9; ++i) {
                for (int j = 0; j < 9; ++j) {
                    if (board[i][j] != '.') {
                        continue;
                    }
                    int mask = candidates(i, j);
                    if (mask == 0) {
                        return false;
                    }
                    if (mask & (mask - 1)) {
                        blanks.emplace_back(i, j);
                        continue;
                    }
                    int digit = __builtin_ctz(mask);
                    flip(i, j, digit);
                    board[i][j] = '1' + digit;
                    singles.emplace_back(i, j);
                    found = true;
                }
            }
        }
        return true;
    }

    bool fillRest(vector<vector<char>>& board, size_t next) {
        if (next == blanks.size()) {
            return true;
        }
        auto [i, j] = blanks[next];
        for (int mask = candidates(i, j); mask; mask &= mask - 1) {
            int digit = __builtin_ctz(mask);
            flip(i, j, digit);
            board[i][j] = '1' + digit;
            if (fillRest(board, next + 1)) {
                return true;
            }
            flip(i, j, digit);
            board[i][j] = '.';
        }
        return false;
    }
};
