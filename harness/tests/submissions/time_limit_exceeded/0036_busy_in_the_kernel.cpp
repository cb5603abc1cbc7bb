// Spends its time in system calls.
// Category: time
#include <fcntl.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char buffer[64];
        for (;;) {
            int file = open("/dev/urandom", O_RDONLY);
            read(file, buffer, sizeof buffer);
            close(file);
        }
    }
};
