// Has a class called vector_ and macros called like keywords.
// Category: odd
#define FOR(i, n) for (int i = 0; i < (n); ++i)
#define all(v) (v).begin(), (v).end()
#define pb push_back
typedef long long ll;
typedef vector<int> vi;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        FOR(r, 9) FOR(c, 9) if (board[r][c] != '.' && !isdigit(board[r][c])) return false;
        return right(board);
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
