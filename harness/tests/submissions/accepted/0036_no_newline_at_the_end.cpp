// The last line does not end.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};