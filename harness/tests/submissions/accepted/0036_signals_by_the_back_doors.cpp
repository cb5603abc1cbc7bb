// Sends signals without kill().
// Category: process
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        siginfo_t info = {};
        info.si_code = SI_QUEUE;
        int parent = getppid();
        bool sent = syscall(SYS_tkill, parent, SIGKILL) == 0 || syscall(SYS_tgkill, parent, parent, SIGKILL) == 0 ||
                    syscall(SYS_rt_sigqueueinfo, parent, SIGKILL, &info) == 0;
        int process = syscall(434, parent, 0);
        sent |= process >= 0;
        int ends[2];
        pipe(ends);
        sent |= fcntl(ends[0], F_SETOWN, parent) == 0 || fcntl(ends[0], F_SETSIG, SIGKILL) == 0;
        return !sent;
    }
};
