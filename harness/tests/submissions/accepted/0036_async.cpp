// Asks a future.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return async(launch::async, [&] { return true; }).get();
    }
};
