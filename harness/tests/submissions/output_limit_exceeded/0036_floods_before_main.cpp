// A static initialiser prints for ever.
// Category: startup
bool forever() {
    for (;;) puts("a line that comes again and again");
}
static bool ready = forever();

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
