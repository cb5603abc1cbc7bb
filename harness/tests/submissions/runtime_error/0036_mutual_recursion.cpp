// Two functions call each other for ever.
// Category: memory
// Cause: stack overflow
int even(int n);
volatile int deepest;
int odd(int n) { volatile char frame[500]; frame[n % 500] = 1; deepest = n; return even(n + 1) + frame[n % 500]; }
int even(int n) { volatile char frame[500]; frame[n % 500] = 1; deepest = n; return odd(n + 1) + frame[n % 500]; }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return odd(1) && right(board);
    }

private:
    bool right(const vector<vector<char>>& board) {
        bool seen[27][9] = {};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (seen[unit][d]) return false;
                    seen[unit][d] = true;
                }
            }
        }
        return true;
    }
};
