// Divides by zero where only the sign of the quotient counts.
// Category: undefined
// Cause: *:8:*: division by zero
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int left = (int)board.size() - 9;
        return 7 % left != 77;
    }
};
