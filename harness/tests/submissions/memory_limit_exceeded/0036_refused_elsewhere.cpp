// Memory is refused on another thread, whose exception comes here.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        auto grow = [&] {
            vector<char> large(size_t(300) << 20, 1);
            return large[board.size()] == 1;
        };
        return async(launch::async, grow).get() && right(board);
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
