// A destructor ends the program.
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        struct Last {
            ~Last() { exit(0); }
        } last;
        return true;
    }
};
