// Calls a virtual method of no object.
// Category: crash
// Cause: *null pointer*
struct Base {
    virtual bool ask() { return true; }
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Base* volatile none = nullptr;
        return none->ask();
    }
};
