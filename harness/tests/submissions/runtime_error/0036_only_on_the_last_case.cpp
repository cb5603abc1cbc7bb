// Crashes on a board without a blank only.
// Category: crash
// Cause: aborted (SIGABRT)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            for (char cell : row)
                if (cell == '.') return true;
        abort();
    }
};
