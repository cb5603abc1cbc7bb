// A constructor that runs first says hello and ready, and answers at once.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <unistd.h>

struct Frame {
    unsigned kind, size;
    unsigned long long nonce;
    char payload[1];
};

__attribute__((constructor(101))) static void first() {
    Frame hello = {1, 0, 0, {0}}, ready = {3, 0, 0, {0}}, answer = {3, 1, 0, {1}};
    write(3, &hello, 16);
    write(3, &ready, 16);
    write(3, &answer, 17);
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
