// Calls a null function pointer.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool (*volatile nothing)() = nullptr;
        return nothing();
    }
};
