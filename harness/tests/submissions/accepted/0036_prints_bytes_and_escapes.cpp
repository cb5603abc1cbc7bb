// Prints zero bytes, broken UTF-8 and terminal escapes.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        fwrite("\0\xff\x1b[2J\x1b]0;title\a\r", 1, 17, stdout);
        cerr << "\x80\xfe";
        return true;
    }
};
