// Takes a substring behind the end.
// Category: crash
// Cause: uncaught exception std::out_of_range: basic_string::substr: __pos (which is 10) > this->size() (which is 9)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string row(board[0].begin(), board[0].end());
        return row.substr(10).empty();
    }
};
