// Writes far behind a block of the heap.
// Category: crash
// Cause: *writes 1 byte *
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t far = size_t(1) << 40;
        volatile char* volatile block = static_cast<char*>(malloc(16));
        block[far] = 1;
        return true;
    }
};
