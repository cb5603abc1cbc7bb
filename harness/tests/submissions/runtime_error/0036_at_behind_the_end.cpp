// Asks a row for element 9 with at().
// Category: crash
// Cause: uncaught exception std::out_of_range: vector::_M_range_check: __n (which is 9) >= this->size() (which is 9)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return board[8].at(9) == '.';
    }
};
