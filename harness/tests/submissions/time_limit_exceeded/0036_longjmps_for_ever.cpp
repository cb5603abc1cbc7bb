// Jumps back to the same place again and again.
// Category: time
#include <setjmp.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        jmp_buf place;
        setjmp(place);
        longjmp(place, 1);
    }
};
