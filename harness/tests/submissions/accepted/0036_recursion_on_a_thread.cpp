// Recurses three megabytes deep on a thread of its own.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int reached = 0;
        thread([&] { reached = depth(20000); }).join();
        return reached == 20000 && right(board);
            }

            int depth(int n) {
                volatile char frame[100];
                frame[n % 100] = 1;
                return n == 0 ? 0 : depth(n - 1) + frame[n % 100];
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
