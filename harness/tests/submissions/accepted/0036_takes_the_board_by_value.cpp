// Takes a copy of the board.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>> board) {
        set<string> seen;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                string d(1, board[r][c]);
                for (string key : {d + "r" + to_string(r), d + "c" + to_string(c), d + "b" + to_string(r / 3 * 3 + c / 3)})
                    if (!seen.insert(key).second) return false;
            }
        return true;
    }
};
