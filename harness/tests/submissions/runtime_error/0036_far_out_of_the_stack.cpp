// Writes far above a local array.
// Category: crash
// Cause: index 1099511627776 is out of bounds of*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t far = size_t(1) << 40;
        volatile char local[16];
        local[far] = 1;
        return local[0];
    }
};
