// Shifts an int by 53.
// Category: undefined
// Cause: *:8:*: shift exponent 53 is too large for 32-bit type int
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int k = (int)board.size() + 44;
        return (1 << k) != 77;
    }
};
