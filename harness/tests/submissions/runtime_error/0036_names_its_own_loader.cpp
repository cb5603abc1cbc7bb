// Asks for a loader that does not exist. Where the linker puts its own name first, the name that comes out has no end.
// Category: startup
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
asm(".section .interp,\"a\"\n.ascii \"/no/loader\"\n.text");

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
