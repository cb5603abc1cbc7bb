// Destroys a thread that is not joined.
// Category: crash
// Cause: aborted (SIGABRT)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread worker([] { this_thread::sleep_for(chrono::seconds(1)); });
        return true;
    }
};
