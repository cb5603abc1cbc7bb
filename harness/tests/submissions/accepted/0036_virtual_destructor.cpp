// The class has a virtual destructor, members without values and a user-defined constructor.
// Category: odd
class Solution {
    unsigned short rows[9], columns[9], boxes[9];

public:
    Solution() {
        fill_n(rows, 9, 0);
        fill_n(columns, 9, 0);
        fill_n(boxes, 9, 0);
    }
    virtual ~Solution() {}
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '0');
                unsigned short& box = boxes[r / 3 * 3 + c / 3];
                if ((rows[r] | columns[c] | box) & bit) return false;
                rows[r] |= bit, columns[c] |= bit, box |= bit;
            }
        return true;
    }
};
