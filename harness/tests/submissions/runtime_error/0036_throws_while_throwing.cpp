// A destructor throws while another exception is on its way.
// Category: crash
// Cause: uncaught exception std::runtime_error: the first
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        struct Thrower {
            ~Thrower() noexcept(false) { throw logic_error("the second"); }
        };
        Thrower one;
        throw runtime_error("the first");
    }
};
