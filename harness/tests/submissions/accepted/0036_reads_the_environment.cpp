// Answers wrongly if it inherits anything from the user.
// Category: system
#include <unistd.h>

static const bool inherits = environ[0] != nullptr;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (inherits || environ[0] != nullptr || getenv("HOME") || getenv("PATH")) return false;
        return true;
    }
};
