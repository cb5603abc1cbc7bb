// Takes more from the stack than there is.
// Category: memory
// Cause: stack overflow
#include <alloca.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t size = 80u << 20;
        char* block = static_cast<char*>(alloca(size));
        memset(block, 1, size);
        return block[board.size()];
    }
};
