// Starts threads until there is no memory for another stack.
// Category: process
// Cause: uncaught exception std::system_error: no more threads: their stacks, of 4 MB each, count as memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<thread> all;
        for (;;) all.emplace_back([] { this_thread::sleep_for(chrono::hours(24)); });
    }
};
