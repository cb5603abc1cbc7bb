// Asks for a loader that does not exist. Where the linker puts its own name first, the name that comes out has no end.
// Category: startup
// Isolation: files
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
asm(".section .interp,\"a\"\n.ascii \"/no/loader\"\n.text");

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
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
