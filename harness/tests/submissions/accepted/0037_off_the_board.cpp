// Searches on a copy and copies the result back: no undo can be seen.
class Solution {
    char grid[9][9];

    bool solve(int k) {
        if (k == 81) return true;
        int i = k / 9, j = k % 9;
        if (grid[i][j] != '.') return solve(k + 1);
        for (char d = '1'; d <= '9'; ++d) {
            bool ok = true;
            for (int n = 0; n < 9; ++n)
                ok &= grid[i][n] != d && grid[n][j] != d && grid[i / 3 * 3 + n / 3][j / 3 * 3 + n % 3] != d;
            if (!ok) continue;
            grid[i][j] = d;
            if (solve(k + 1)) return true;
        }
        grid[i][j] = '.';
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) copy(board[i].begin(), board[i].end(), grid[i]);
        solve(0);
        for (int i = 0; i < 9; ++i) board[i].assign(grid[i], grid[i] + 9);
    }
};
