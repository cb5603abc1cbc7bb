// Includes a file of the machine.
// Category: compile
#include "/etc/passwd"

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
