// Doubles a block until it is refused.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* block = nullptr;
        for (size_t size = 1024;; size *= 2) {
            block = static_cast<char*>(realloc(block, size));
            *const_cast<volatile char*>(block) = 1;
            memset(block, 7, size);
        }
    }
};
