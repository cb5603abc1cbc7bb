// Answers wrongly if it can reach the terminal or the disks.
// Category: system
#include <fcntl.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (open("/dev/tty", O_RDWR) >= 0 || open("/dev/mem", O_RDONLY) >= 0 || open("/dev/kmsg", O_WRONLY) >= 0) return false;
        return true;
    }
};
