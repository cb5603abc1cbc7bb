// Gives back what it took for the first board; later it asks for more than any machine has, and makes do without.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        static int calls = 0;
        if (calls++ == 0) {
            vector<int> all(25000000, 1);
            if (all.back() != 1) return !right(board);
        } else {
            try {
                vector<char>().reserve(size_t(1) << 40);
            } catch (const bad_alloc&) {
            }
        }
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
