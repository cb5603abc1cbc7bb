// Begins with a byte order mark.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
