// Counts its allocations in an operator new of its own.
// Category: odd
static long allocations;
void* operator new(size_t size) {
    ++allocations;
    if (void* block = malloc(size)) return block;
    throw bad_alloc();
}
void operator delete(void* block) noexcept { free(block); }
void operator delete(void* block, size_t) noexcept { free(block); }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> some(100);
        return allocations > 0 && right(board);
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
