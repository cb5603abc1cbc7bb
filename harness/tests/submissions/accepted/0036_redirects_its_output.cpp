// Sends its output to /dev/null, as pasted contest code does.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        freopen("/dev/null", "w", stdout);
        puts("lost");
        return true;
    }
};
