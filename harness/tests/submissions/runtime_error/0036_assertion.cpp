// An assertion of its own fails.
// Category: crash
// Cause: assertion failed: board.size() == 10 && "ten rows"
#undef NDEBUG
#include <cassert>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        assert(board.size() == 10 && "ten rows");
        return true;
    }
};
