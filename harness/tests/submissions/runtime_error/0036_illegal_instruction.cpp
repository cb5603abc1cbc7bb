// Executes an instruction that is none.
// Category: crash
// Cause: illegal instruction (SIGILL)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        __builtin_trap();
    }
};
