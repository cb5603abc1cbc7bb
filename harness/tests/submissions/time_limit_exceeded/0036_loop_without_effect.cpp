// An endless loop that has no effect, which an optimiser may remove.
// Category: undefined
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        while (true) {
            if (board.size() == 77) break;
        }
        return true;
    }
};
