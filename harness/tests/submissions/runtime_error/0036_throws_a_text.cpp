// Throws a literal.
// Category: crash
// Cause: uncaught exception char const*: words
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        throw "words";
    }
};
