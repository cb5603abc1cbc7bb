// A noexcept function throws.
// Category: crash
// Cause: uncaught exception std::runtime_error: on purpose
void solve() noexcept { throw runtime_error("on purpose"); }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        solve();
        return true;
    }
};
