// A thread throws.
// Category: crash
// Cause: uncaught exception std::runtime_error: on a thread
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread([] { throw runtime_error("on a thread"); }).join();
        return true;
    }
};
