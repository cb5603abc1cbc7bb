// Reads a row at index 9, one behind its end.
// Category: undefined
// Cause: *:8:*: heap-buffer-overflow: reads 1 byte just behind the 9 bytes that were allocated
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int blanks = 0;
        for (int i = 0; i <= 9; ++i) blanks += board[0][i] == '.';
        return blanks < 10;
    }
};
