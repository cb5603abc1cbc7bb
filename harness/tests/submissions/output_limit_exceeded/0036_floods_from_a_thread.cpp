// A thread prints for ever while the method waits for it.
// Category: output
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread([] { for (;;) puts("a line that comes again and again"); }).join();
        return true;
    }
};
