// Answers wrongly if it gets at io_uring, bpf, perf, keys, userfaultfd, what is done in a folder or, past openat, a
// file of the machine.
// Category: system
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (syscall(425, 8, nullptr) >= 0 || syscall(SYS_bpf, 0, nullptr, 0) >= 0 || syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0) >= 0 || syscall(SYS_userfaultfd, 0) >= 0 || syscall(SYS_keyctl, 0, -3, 1) >= 0 || syscall(SYS_inotify_init1, 0) >= 0 || syscall(SYS_getxattr, "/etc", "user.x", nullptr, 0) >= 0 || errno != EPERM || syscall(428, -100, "/etc/passwd", 0) >= 0 || errno != EPERM) return false;
        return true;
    }
};
