// Reading order; before every digit three hash maps are built anew, for its row, its column and its box. LeetCode accepts it.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        solve(board, 0);
    }

private:
    bool solve(vector<vector<char>>& board, int cell) {
        if (cell == 81) return true;
        int row = cell / 9, col = cell % 9;
        if (board[row][col] != '.') return solve(board, cell + 1);
        for (char digit = '1'; digit <= '9'; digit++) {
            if (!fits(board, row, col, digit)) continue;
            board[row][col] = digit;
            if (solve(board, cell + 1)) return true;
            board[row][col] = '.';
        }
        return false;
    }

    bool fits(vector<vector<char>>& board, int row, int col, char digit) {
        unordered_map<char, int> inRow, inCol, inBox;
        for (int k = 0; k < 9; k++) {
            inRow[board[row][k]]++;
            inCol[board[k][col]]++;
            inBox[board[row / 3 * 3 + k / 3][col / 3 * 3 + k % 3]]++;
        }
        return inRow[digit] + inCol[digit] + inBox[digit] == 0;
    }
};
