// Calls a pure virtual method from a constructor.
// Category: crash
// Cause: aborted (SIGABRT): pure virtual method called
struct Base {
    Base() { ask(); }
    virtual ~Base() = default;
    void ask() { answer(); }
    virtual void answer() = 0;
};
struct Derived : Base {
    void answer() override {}
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Derived one;
        return true;
    }
};
