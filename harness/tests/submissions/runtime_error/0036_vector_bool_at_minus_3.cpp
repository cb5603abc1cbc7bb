// Reads a vector<bool> at index -3.
// Category: undefined
// Cause: *:9:*: heap-buffer-overflow: reads 8 bytes 8 bytes before the 8 bytes that were allocated at *:7
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<bool> seen(9);
        int k = (int)board.size() - 12;
        bool was = seen[k];
        return was || board[0][0] != '?';
    }
};
