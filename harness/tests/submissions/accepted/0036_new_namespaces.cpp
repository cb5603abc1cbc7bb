// Answers wrongly if it can enter namespaces of its own, mount or change its root.
// Category: system
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (unshare(CLONE_NEWUSER) == 0 || unshare(CLONE_NEWNS) == 0 || mount("none", "/tmp", "tmpfs", 0, nullptr) == 0 || chroot("/") == 0) return false;
        return true;
    }
};
