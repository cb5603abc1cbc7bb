// Asks for too much, and makes do with less.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        try {
            vector<char> large(size_t(1) << 40);
        } catch (const bad_alloc&) {
        }
        if (new (nothrow) char[size_t(1) << 40] != nullptr) return false;
        return true;
    }
};
