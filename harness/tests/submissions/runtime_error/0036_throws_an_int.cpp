// Throws a number.
// Category: crash
// Cause: uncaught exception int
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (board.size() == 9) throw 42;
        return true;
    }
};
