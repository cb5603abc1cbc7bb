// Ends the program, which runs an endless function registered by atexit.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        atexit([] { for (volatile long n = 0;; n = n + 1) {} });
        exit(0);
    }
};
