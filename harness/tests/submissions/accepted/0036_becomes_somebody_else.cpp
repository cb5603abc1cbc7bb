// Answers wrongly if it can change the machine: its name, its clock, its power.
// Category: system
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (sethostname("mine", 4) == 0 || syscall(SYS_settimeofday, nullptr, nullptr) == 0 || syscall(SYS_reboot, 0, 0, 0, nullptr) == 0 || syscall(SYS_swapoff, "/") == 0) return false;
        return true;
    }
};
