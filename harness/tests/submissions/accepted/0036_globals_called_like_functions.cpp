// Has global variables that are called like functions of the system.
// Category: odd
int prctl, getrlimit, syscall_, poll;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return prctl + getrlimit + syscall_ + poll + 1 == 1;
    }
};
