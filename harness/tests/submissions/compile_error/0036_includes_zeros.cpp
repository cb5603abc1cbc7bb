// Includes a device without an end.
// Category: compile
#include "/dev/zero"

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
