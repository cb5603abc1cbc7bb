// A static initialiser never ends.
// Category: startup
bool forever() {
    for (volatile long n = 0;; n = n + 1) {}
}
static bool ready = forever();

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
