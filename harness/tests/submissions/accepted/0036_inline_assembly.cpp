// A line of assembly.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        long one = 0;
#ifdef __aarch64__
        asm volatile("mov %0, #1" : "=r"(one));
#else
        asm volatile("mov $1, %0" : "=r"(one));
#endif
        return one == 1 && right(board);
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
