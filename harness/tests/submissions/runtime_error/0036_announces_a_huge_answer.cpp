// Announces an answer of four gigabytes.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <unistd.h>

struct Frame {
    unsigned kind, size;
    unsigned long long nonce;
    char payload[1];
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Frame frame = {3, ~0u, 0, {1}};
        write(3, &frame, 17);
        return true;
    }
};
