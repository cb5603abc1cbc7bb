// Recurses for ever on a thread of its own.
// Category: memory
// Cause: *invalid memory access*
volatile int deepest;
int deep(int n) { volatile char frame[500]; frame[n % 500] = 1; deepest = n; return deep(n + 1) + frame[n % 500]; }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread([] { deep(1); }).join();
        return true;
    }
};
