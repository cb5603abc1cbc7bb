// Asks for row 9 with at().
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i <= 9; ++i) {
            if (board.at(i).size() != 9) {
                return false;
            }
        }
        return true;
    }
};
