// Waits on a pipe that nobody writes to.
// Category: time
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int ends[2];
        pipe(ends);
        char c;
        read(ends[0], &c, 1);
        return true;
    }
};
