// Answers wrongly if it can remove, rename, truncate or open up its source.
// Category: system
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

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
        string file = kit() + "/harness/tests/submissions/accepted/0036_changes_its_source.cpp";
        const char* me = file.c_str();
        if (unlink(me) == 0 || rename(me, "/tmp/leetjudge_escaped") == 0 || truncate(me, 0) == 0 || chmod(me, 0) == 0 || utime(me, nullptr) == 0) return false;
        return true;
    }
};
