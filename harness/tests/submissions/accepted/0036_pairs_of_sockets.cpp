// Answers wrongly if it can send to a socket of somebody else.
// Category: system
#include <sys/socket.h>

int both_ends[2];

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (socketpair(AF_UNIX, SOCK_DGRAM, 0, both_ends) == 0) return false;
        return true;
    }
};
