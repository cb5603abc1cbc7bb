// Casts a reference to what it is not.
// Category: crash
// Cause: uncaught exception std::bad_cast: std::bad_cast
struct Base {
    virtual ~Base() = default;
};
struct Other : Base {};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Base base;
        return &dynamic_cast<Other&>(base);
    }
};
