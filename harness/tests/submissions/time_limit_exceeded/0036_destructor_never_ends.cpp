// Answers, but a local object is never done with its destructor.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        struct Slow {
            ~Slow() { for (volatile long n = 0;; n = n + 1) {} }
        } slow;
        return true;
    }
};
