// A string that doubles for ever.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string text = "x";
        for (;;) text += text;
    }
};
