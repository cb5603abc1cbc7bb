// Asks for the time, random numbers and the locale.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        random_device seed;
        mt19937 random(seed());
        time_t now = time(nullptr);
        tm broken = *localtime(&now);
        return random() >= 0 && broken.tm_year >= 0 && locale("C").name() == "C" && right(board);
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
