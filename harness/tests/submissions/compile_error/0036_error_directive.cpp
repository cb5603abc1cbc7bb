// Refuses to be compiled.
// Category: compile
#error not today

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
