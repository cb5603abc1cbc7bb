// A static initialiser follows a null pointer.
// Category: startup
// Cause: invalid memory access (SIGSEGV), before the first case: in a static initialiser
int follow(int* volatile nowhere) { return *nowhere; }
static int ready = follow(nullptr);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return ready;
    }
};
