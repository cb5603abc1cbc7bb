// Catches every signal that can be caught, and computes for ever.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int s = 1; s < 65; ++s) signal(s, [](int) { for (;;) {} });
        for (volatile long n = 0;; n = n + 1) {}
    }
};
