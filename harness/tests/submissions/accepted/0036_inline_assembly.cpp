// A line of assembly.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        long one = 0;
#ifdef __aarch64__
        asm volatile("mov %0, #1" : "=r"(one));
#else
        asm volatile("mov $1, %0" : "=r"(one));
#endif
        return one == 1;
    }
};
