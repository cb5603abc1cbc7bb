// Jumps into data.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        static char code[64];
        reinterpret_cast<void (*)()>(code)();
        return true;
    }
};
