// Keeps pointers into the boards of earlier cases, and does not follow them.
// Category: odd
static vector<void*> earlier;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        earlier.push_back(&board);
        return true;
    }
};
