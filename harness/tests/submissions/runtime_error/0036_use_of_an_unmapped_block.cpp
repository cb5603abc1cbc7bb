// Uses a large block after it was freed.
// Category: crash
// Cause: heap-use-after-free: reads 1 byte*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = static_cast<char*>(malloc(64 << 20));
        block[0] = 1;
        free(block);
        return block[0];
    }
};
