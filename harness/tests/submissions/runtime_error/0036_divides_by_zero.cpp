// Divides by zero.
// Category: crash
// Cause: division by zero
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile int zero = 0;
        return 9 / zero == 0;
    }
};
