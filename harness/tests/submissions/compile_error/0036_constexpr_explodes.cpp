// A constant by exponential recursion.
// Category: compile
constexpr long fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
static_assert(fibonacci(70) > 0);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
