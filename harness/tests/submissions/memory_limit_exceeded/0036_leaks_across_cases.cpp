// Keeps a little more of every case, until that is too much.
// Category: memory
static vector<string> kept;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        kept.emplace_back(100 << 20, board[0][0]);
        return true;
    }
};
