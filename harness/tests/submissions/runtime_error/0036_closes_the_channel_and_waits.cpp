// Closes every descriptor, and stays.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int d = 0; d < 1024; ++d) close(d);
        for (;;) pause();
    }
};
