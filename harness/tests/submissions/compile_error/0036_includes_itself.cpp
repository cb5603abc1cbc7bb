// Includes itself for ever.
// Category: compile
#include __FILE__

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
