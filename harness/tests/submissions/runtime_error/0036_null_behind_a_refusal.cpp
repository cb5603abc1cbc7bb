// Makes do without the memory that it was refused, and then reads through null: that is no matter of memory.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t much = size_t(1) << 40;
        try {
            vector<char> never(much);
        } catch (const bad_alloc&) {
        }
        int* volatile nothing = nullptr;
        return *nothing == int(board.size());
    }
};
