// Answers wrongly if it can make a socket.
// Category: system
#include <sys/socket.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_INET6, SOCK_DGRAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0) return false;
        return true;
    }
};
