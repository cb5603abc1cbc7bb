// Static objects with constructors, destructors and functions for exit.
// Category: startup
static map<int, string> store = [] {
    map<int, string> all;
    for (int i = 0; i < 1000; ++i) all[i] = to_string(i);
    return all;
}();
static struct Farewell {
    ~Farewell() { puts("goodbye"); }
} farewell;
static int registered = atexit([] { puts("at exit"); });

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return store.size() == 1000;
    }
};
