// Two functions call each other for ever.
// Category: memory
// Cause: stack overflow
int even(int n);
volatile int deepest;
int odd(int n) { volatile char frame[500]; frame[n % 500] = 1; deepest = n; return even(n + 1) + frame[n % 500]; }
int even(int n) { volatile char frame[500]; frame[n % 500] = 1; deepest = n; return odd(n + 1) + frame[n % 500]; }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return odd(1);
    }
};
