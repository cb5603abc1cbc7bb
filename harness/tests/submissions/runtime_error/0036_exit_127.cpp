// Exits as a shell does when there is no such program.
// Category: exit
// Cause: the program ended with exit status 127 instead of answering
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        exit(127);
    }
};
