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
        return true;
    }
};
