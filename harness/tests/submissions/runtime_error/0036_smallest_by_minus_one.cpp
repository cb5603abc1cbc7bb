// Divides the smallest integer by -1.
// Category: crash
// Cause: division of -2147483648 by -1 cannot be represented in type int
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile int smallest = INT_MIN, minus = -1;
        return smallest / minus == 0;
    }
};
