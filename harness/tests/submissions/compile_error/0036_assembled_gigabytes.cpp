// Asks the assembler for gigabytes.
// Category: compile
asm(".fill 4000000000, 1, 7");

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
