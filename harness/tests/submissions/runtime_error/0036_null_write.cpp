// Writes through a null pointer.
// Category: crash
// Cause: *null pointer*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile int* volatile nowhere = nullptr;
        *nowhere = 1;
        return true;
    }
};
