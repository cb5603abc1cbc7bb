// Reads far behind the end of a vector.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t far = size_t(1) << 40;
        vector<int> numbers(9);
        return numbers[far] == 0;
    }
};
