// Rows, columns and boxes on three threads.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        atomic<bool> fine{true};
        vector<thread> all;
        for (int kind = 0; kind < 3; ++kind) {
            all.emplace_back([&, kind] {
                for (int unit = 0; unit < 9; ++unit) {
                    set<char> seen;
                    for (int k = 0; k < 9; ++k) {
                        int r = kind == 0 ? unit : kind == 1 ? k : unit / 3 * 3 + k / 3;
                        int c = kind == 0 ? k : kind == 1 ? unit : unit % 3 * 3 + k % 3;
                        if (board[r][c] != '.' && !seen.insert(board[r][c]).second) fine = false;
                    }
                }
            });
        }
        for (thread& one : all) one.join();
        return fine;
    }
};
