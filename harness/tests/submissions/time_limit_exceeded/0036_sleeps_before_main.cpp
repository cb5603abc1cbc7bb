// A static initialiser sleeps for a day.
// Category: startup
static bool ready = (this_thread::sleep_for(chrono::hours(24)), true);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
