// Calls quick_exit(0).
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        quick_exit(0);
    }
};
