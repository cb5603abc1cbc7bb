// A destructor throws.
// Category: crash
// Cause: uncaught exception std::runtime_error: from a destructor
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        struct Thrower {
            ~Thrower() { throw runtime_error("from a destructor"); }
        };
        { Thrower one; }
        return true;
    }
};
