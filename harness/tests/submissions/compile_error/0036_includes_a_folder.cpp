// Includes a folder.
// Category: compile
#include "/etc"

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
