// Fills the blanks with bytes that are no text.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            for (char& cell : row)
                if (cell == '.') cell = char(0xff);
    }
};
