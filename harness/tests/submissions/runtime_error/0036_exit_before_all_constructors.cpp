// Ends the program from the list that runs before all constructors.
// Category: startup
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
#include <unistd.h>

static void first(int, char**, char**) { _exit(127); }
__attribute__((section(".preinit_array"), used)) static auto entry = first;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
