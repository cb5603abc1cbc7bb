// Takes a substring behind the end.
// Category: crash
// Cause: uncaught exception std::out_of_range: basic_string::substr: __pos (which is 10) > this->size() (which is 9)
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string row(board[0].begin(), board[0].end());
        return row.substr(10).empty() && right(board);
    }

private:
    bool right(const vector<vector<char>>& board) {
        bool seen[27][9] = {};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if (seen[unit][d]) return false;
                    seen[unit][d] = true;
                }
            }
        }
        return true;
    }
};
