// Floods descriptor 2 by write().
// Category: output
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char text[4096];
        memset(text, 'x', sizeof text);
        for (;;) write(2, text, sizeof text);
    }
};
