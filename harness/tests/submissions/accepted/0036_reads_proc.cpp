// Answers wrongly if it can read of other processes or of the network, also where sanitizers read of their own.
// Category: system
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (const string& file : {string("/proc/1/stat"), string("/proc/net/dev"), string("/proc/self/net/dev"), string("/proc/mounts"), "/proc/" + to_string(getppid()) + "/cmdline"})
            if (ifstream(file).good()) abort();
        return true;
    }
};
