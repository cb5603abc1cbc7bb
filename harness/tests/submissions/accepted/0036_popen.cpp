// Starts a program and reads what it prints.
// Category: process
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        FILE* pipe = popen("yes", "r");
        if (pipe) return false;
        return true;
    }
};
