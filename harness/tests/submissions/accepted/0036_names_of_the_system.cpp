// Has functions called like the system's.
// Category: odd
int count = 0, data = 1, next_ = 2;
namespace leetjudge_names {
int channel_descriptor = 0;
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return read(board) == 9 && write() && right(board);
            }

            int read(const vector<vector<char>>& board) {
                return board.size();
            }

            bool write() {
                return true;
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
