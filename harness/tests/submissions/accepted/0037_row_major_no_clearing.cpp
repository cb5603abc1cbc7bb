// Reading order; a cell is not cleared on retreat, the next visit just writes over it.
class Solution {
    vector<int> blanks;
    int rows[9] = {}, columns[9] = {}, boxes[9] = {};

    bool place(vector<vector<char>>& board, size_t k) {
        if (k == blanks.size()) return true;
        int r = blanks[k] / 9, c = blanks[k] % 9, b = r / 3 * 3 + c / 3;
        for (int d = 1; d <= 9; d++) {
            int bit = 1 << d;
            if ((rows[r] | columns[c] | boxes[b]) & bit) continue;
            rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
            board[r][c] = char('0' + d);
            if (place(board, k + 1)) return true;
            rows[r] ^= bit, columns[c] ^= bit, boxes[b] ^= bit;
        }
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int k = 0; k < 81; k++) {
            int r = k / 9, c = k % 9;
            if (board[r][c] == '.') {
                blanks.push_back(k);
            } else {
                int bit = 1 << (board[r][c] - '0');
                rows[r] |= bit, columns[c] |= bit, boxes[r / 3 * 3 + c / 3] |= bit;
            }
        }
        place(board, 0);
    }
};
