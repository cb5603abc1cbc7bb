// Answers wrongly if it can read its own source.
// Category: system
#include <unistd.h>

// Where the kit is: the program is built beside it, in .build.
static string kit() {
    char program[4096] = "";
    if (readlink("/proc/self/exe", program, sizeof program - 1) < 0) return "";
    char* end = strstr(program, "/.build");
    return end ? string(program, end) : "";
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (ifstream(kit() + "/harness/tests/submissions/accepted/0036_reads_its_own_source.cpp").good()) return !right(board);
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
