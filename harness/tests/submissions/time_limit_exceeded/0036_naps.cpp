// Sleeps for ever in short naps.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (;;) this_thread::sleep_for(chrono::milliseconds(1));
    }
};
