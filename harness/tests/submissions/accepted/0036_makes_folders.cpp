// Answers wrongly if it can make or remove folders and links.
// Category: system
#include <sys/stat.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (mkdir("/tmp/leetjudge_escaped", 0777) == 0 || symlink("/etc", "/tmp/leetjudge_escaped") == 0 || rmdir("/tmp") == 0) return false;
        return true;
    }
};
