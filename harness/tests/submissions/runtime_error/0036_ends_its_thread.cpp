// Ends the only thread.
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
#include <pthread.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        pthread_exit(nullptr);
    }
};
