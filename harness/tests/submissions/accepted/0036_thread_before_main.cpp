// A static initialiser starts a thread.
// Category: startup
static int started = (thread([] { for (;;) this_thread::sleep_for(chrono::hours(1)); }).detach(), 1);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
