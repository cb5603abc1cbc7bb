// Makes pages read-only once they are written: they are data no more, and another limit has to count them.
// Category: memory
#include <sys/mman.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 64; ++i) {
            void* block = mmap(nullptr, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            if (block == MAP_FAILED) break;
            memset(block, 1, 16 << 20);
            mprotect(block, 16 << 20, PROT_READ);
        }
        return true;
    }
};
