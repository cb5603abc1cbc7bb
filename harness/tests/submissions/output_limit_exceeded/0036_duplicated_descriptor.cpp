// Floods a copy of descriptor 1 after closing it.
// Category: output
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int copy = dup(1);
        close(1);
        char text[4096];
        memset(text, 'x', sizeof text);
        for (;;) write(copy, text, sizeof text);
    }
};
