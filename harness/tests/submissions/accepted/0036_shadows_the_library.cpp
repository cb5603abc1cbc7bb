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
        return true;
    }
};
