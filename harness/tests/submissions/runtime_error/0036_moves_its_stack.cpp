// Takes a page of its stack elsewhere, and lets it grow there.
// Category: memory
// Cause: *invalid memory access: @(reads|writes) where there is no memory
#include <sys/mman.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char top;
        char* page = reinterpret_cast<char*>((reinterpret_cast<uintptr_t>(&top) & ~4095ul) - 256 * 4096);
        *const_cast<volatile char*>(page) = 1;
        char* block = static_cast<char*>(mremap(page, 4096, 1ul << 30, MREMAP_MAYMOVE));
        for (size_t i = 0; i < 1ul << 30; i += 4096) const_cast<volatile char*>(block)[i] = 1;
        return true;
    }
};
