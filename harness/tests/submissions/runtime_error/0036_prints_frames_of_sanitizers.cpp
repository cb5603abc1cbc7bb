// Ends with what looks like a report of the sanitizers, a very long one.
// Category: exit
// Cause: *aborted (SIGABRT)*

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        fprintf(stderr, "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n");
        for (int i = 0; i < 120000; ++i) fprintf(stderr, "    #%d 0x1000 in main (/host+0x%x)\n", i, i);
        abort();
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
