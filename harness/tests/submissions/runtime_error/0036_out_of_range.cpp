// Asks for row 9 with at().
// Cause: uncaught exception std::out_of_range: vector::_M_range_check: __n (which is 9) >= this->size() (which is 9)
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
