// Reading order without recursion: a loop that steps forward and back.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<pair<int, int>> blanks;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] == '.') blanks.emplace_back(i, j);
        int at = 0, n = blanks.size();
        while (at >= 0 && at < n) {
            auto [i, j] = blanks[at];
            char d = board[i][j] == '.' ? '1' : board[i][j] + 1;
            board[i][j] = '.';
            while (d <= '9' && clashes(board, i, j, d)) d++;
            if (d <= '9') {
                board[i][j] = d;
                at++;
            } else {
                at--;
            }
        }
    }

    bool clashes(vector<vector<char>>& board, int i, int j, char d) {
        for (int k = 0; k < 9; k++)
            if (board[i][k] == d || board[k][j] == d || board[i / 3 * 3 + k / 3][j / 3 * 3 + k % 3] == d) return true;
        return false;
    }
};
