// Polls no descriptor, without a time limit.
// Category: time
#include <poll.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        poll(nullptr, 0, -1);
        return true;
    }
};
