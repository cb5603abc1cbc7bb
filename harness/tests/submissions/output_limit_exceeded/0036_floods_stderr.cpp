// Complains on standard error without an end.
// Category: output
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        while (board.size() == 9) {
            cerr << "still looking at row 1 of 9\n";
        }
        return true;
    }
};
