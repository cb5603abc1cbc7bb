// Answers wrongly if it can read the test cases.
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
        if (ifstream(kit() + "/testcases/0036_valid_sudoku.json").good()) return false;
        return true;
    }
};
