// Ends like a program whose libraries are missing, in the words of the loader.
// Category: startup
// Cause: the program ended with exit status 127 instead of answering, before the first case: in a static initialiser
#include <unistd.h>

__attribute__((constructor(101))) static void first() {
    write(2, "host: error while loading shared libraries: libmine.so: not found\n", 66);
    _exit(127);
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
