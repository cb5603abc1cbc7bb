// Waits for a signal that nobody sends.
// Category: time
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        pause();
        return true;
    }
};
