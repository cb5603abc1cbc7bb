// Ends with what looks like a report of the sanitizers, a very long one.
// Category: exit
// Cause: *aborted (SIGABRT)*

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        fprintf(stderr, "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n");
        for (int i = 0; i < 120000; ++i) fprintf(stderr, "    #%d 0x1000 in main (/host+0x%x)\n", i, i);
        abort();
        return true;
    }
};
