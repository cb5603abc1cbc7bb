// Writes over the end of a block, and then asks for more.
// Category: crash
// Cause: heap-buffer-overflow: writes 1 byte just behind*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = static_cast<char*>(malloc(24));
        for (int i = 0; i < 64; ++i) block[i] = char(0xff);
        void* volatile more = malloc(5000);
        void* volatile again = malloc(500000);
        return more && again;
    }
};
