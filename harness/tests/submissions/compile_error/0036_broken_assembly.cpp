// Assembly that is none.
// Category: compile
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        asm("this is no instruction");
        return true;
    }
};
