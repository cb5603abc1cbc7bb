// Leaves a sleeping thread behind at every call.
// Category: process
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread([] { for (;;) this_thread::sleep_for(chrono::hours(1)); }).detach();
        return true;
    }
};
