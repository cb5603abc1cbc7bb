// Shifts by a negative number: a digit of a blank.
// Category: undefined
// Cause: *:8:*: shift exponent -3 is negative
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int digit = '.' - '1';
        return (1 << digit) != 77;
    }
};
