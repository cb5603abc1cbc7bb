// Reads a number from a blank.
// Category: crash
// Cause: uncaught exception std::invalid_argument: stoi
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return stoi(string(1, board[4][4]) == "5" ? "x" : ".") > 0;
    }
};
