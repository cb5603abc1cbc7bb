// Starts another program.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (vfork() == 0) {
            execl("/bin/sleep", "sleep", "1000", nullptr);
            _exit(1);
        }
        return true;
    }
};
