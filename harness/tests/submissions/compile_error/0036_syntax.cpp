// A semicolon is missing.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int rows[9][9] = {}
        return true;
    }
};
