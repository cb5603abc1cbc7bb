// Asks the shell to leave something behind.
// Category: process
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return system("sleep 1000 &") != 0;
    }
};
