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
        if (ifstream(kit() + "/harness/tests/submissions/accepted/0036_reads_its_own_source.cpp").good()) return false;
        return true;
    }
};
