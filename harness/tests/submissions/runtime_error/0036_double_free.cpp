// Frees a block twice.
// Category: crash
// Cause: double-free: frees what was freed*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = static_cast<char*>(malloc(100));
        char* volatile same = block;
        free(block);
        free(same);
        return true;
    }
};
