// Reads from an address that is none.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile long address = 0x123456789000;
        return *reinterpret_cast<volatile char*>(address);
    }
};
