// Frees what malloc never gave.
// Category: crash
// Cause: *frees what was not allocated
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // volatile: the zeros before `middle` are a chunk's size to free(), and must really be stored.
        alignas(64) volatile char local[256] = {};
        volatile char* volatile middle = local + 64;
        free(const_cast<char*>(middle));
        return true;
    }
};
