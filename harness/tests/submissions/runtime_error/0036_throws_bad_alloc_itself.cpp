// Throws bad_alloc without having asked for memory.
// Category: memory
// Cause: uncaught exception std::bad_alloc: std::bad_alloc
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (board.size() == 9) throw bad_alloc();
        return true;
    }
};
