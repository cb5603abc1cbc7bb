// Has a hundred megabytes of static data, and uses them.
// Category: odd
static char large[100 << 20];

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        memset(large, 1, sizeof large);
        return large[board.size()] == 1;
    }
};
