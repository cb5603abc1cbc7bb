// Answers by the parity of its blanks.
// Category: wrong
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int blanks = 0;
        for (auto& row : board) blanks += count(row.begin(), row.end(), '.');
        return blanks % 2;
    }
};
