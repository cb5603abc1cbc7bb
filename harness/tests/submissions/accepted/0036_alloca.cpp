// Takes ten megabytes from the stack.
// Category: odd
#include <alloca.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* block = static_cast<char*>(alloca(10 << 20));
        memset(block, 1, 10 << 20);
        return block[board.size()] == 1;
    }
};
