// Writes words to the channel.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        write(3, "I would like to be accepted, please.", 36);
        return true;
    }
};
