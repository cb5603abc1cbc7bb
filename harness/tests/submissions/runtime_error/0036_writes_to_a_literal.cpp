// Writes into a string literal.
// Category: crash
// Cause: *invalid memory access*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile char* volatile text = const_cast<char*>("constant");
        text[0] = 'C';
        return true;
    }
};
