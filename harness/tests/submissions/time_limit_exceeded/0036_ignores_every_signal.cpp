// Ignores every signal that can be ignored, and computes for ever.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int s = 1; s < 65; ++s) signal(s, SIG_IGN);
        for (volatile long n = 0;; n = n + 1) {}
    }
};
