// Leaves threads behind that compute, and waits for them.
// Category: process
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 8; ++i) thread([] { for (volatile long n = 0;; n = n + 1) {} }).detach();
        for (;;) this_thread::sleep_for(chrono::seconds(1));
    }
};
