// Includes a device of random bytes.
// Category: compile
#include "/dev/urandom"

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
