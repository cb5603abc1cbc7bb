// Throws an exception that nobody catches.
// Category: crash
// Cause: uncaught exception std::runtime_error: row 9 is missing
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        throw runtime_error("row " + to_string(board.size()) + " is missing");
    }
};
