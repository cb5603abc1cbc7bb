// Answers wrongly if it can open its own program for writing.
// Category: system
#include <fcntl.h>
#include <sys/stat.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (open("/proc/self/exe", O_RDWR) >= 0 || chmod("/proc/self/exe", 0777) == 0) return false;
        return true;
    }
};
