// Gives the processor away for ever, and takes it again.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (;;) this_thread::yield();
    }
};
