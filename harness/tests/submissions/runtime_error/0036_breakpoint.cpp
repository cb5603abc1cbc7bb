// Runs into a breakpoint.
// Category: crash
// Cause: trap (SIGTRAP)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
#ifdef __aarch64__
        asm("brk #0");
#else
        asm("int3");
#endif
        return true;
    }
};
