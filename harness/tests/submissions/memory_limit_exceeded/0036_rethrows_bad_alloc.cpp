// Catches bad_alloc, tidies up, and throws it on.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        try {
            vector<char> large(size_t(300) << 20, 1);
            return large[board.size()] == 2;
        } catch (...) {
            errno = 0;
            throw;
        }
    }
};
