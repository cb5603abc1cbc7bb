// Catches its own crash and exits as if all were well.
// Category: crash
// Cause: @(the program ended with exit status 0 instead of answering|store to null pointer of type *)
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        signal(SIGSEGV, [](int) { _exit(0); });
        volatile int* volatile nowhere = nullptr;
        *nowhere = 1;
        return true;
    }
};
