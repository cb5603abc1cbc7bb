// Answers wrongly if it can read the memory of another process.
// Category: system
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (syscall(SYS_process_vm_readv, getppid(), nullptr, 0, nullptr, 0, 0) == 0 || syscall(438, 0, 0, 0) >= 0) return false;
        return true;
    }
};
