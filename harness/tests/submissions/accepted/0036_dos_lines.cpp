// Lines end as on Windows.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
