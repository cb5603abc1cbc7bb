// Checks its characters with a regular expression.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            if (!regex_match(string(row.begin(), row.end()), regex("[1-9.]{9}"))) return false;
        return true;
    }
};
