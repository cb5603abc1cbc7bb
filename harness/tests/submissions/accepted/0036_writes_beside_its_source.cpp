// Answers wrongly if it can leave a file beside its source.
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
        if (ofstream(kit() + "/harness/tests/submissions/accepted/0036_writes_beside_its_source.cpp" + ".leetjudge_escaped").good()) return false;
        return true;
    }
};
