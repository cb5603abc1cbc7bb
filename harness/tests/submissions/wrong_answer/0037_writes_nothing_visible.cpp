// Fills the blanks with zero bytes.
// Category: wrong
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (auto& row : board)
            for (char& cell : row)
                if (cell == '.') cell = 0;
    }
};
