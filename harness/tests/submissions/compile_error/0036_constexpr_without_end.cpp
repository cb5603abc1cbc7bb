// A constant that takes for ever to compute.
// Category: compile
constexpr long count() {
    long n = 0;
    while (true) ++n;
    return n;
}
constexpr long n = count();

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
