// A local array that is larger than the stack.
// Category: memory
// Cause: stack overflow
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile char large[100 << 20];
        for (size_t i = 0; i < sizeof large; i += 4096) large[i] = 1;
        return large[0];
    }
};
