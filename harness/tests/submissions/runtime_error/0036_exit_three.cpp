// Calls exit(3).
// Category: exit
// Cause: the program ended with exit status 3 instead of answering
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        exit(3);
    }
};
