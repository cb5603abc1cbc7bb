// Sends out-of-band data over the channel, which wakes the judge and cannot be read.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <sys/socket.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        send(3, "x", 1, MSG_OOB);
        for (;;) {}
        return true;
    }
};
