// Blocks every signal that can be blocked, and sleeps for ever.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, nullptr);
        for (;;) this_thread::sleep_for(chrono::hours(24));
    }
};
