// Reads what it has deleted.
// Category: undefined
// Cause: *:10:*: heap-use-after-free: reads 4 bytes that were freed at *:9
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int* count = new int[10]();
        for (auto& row : board) ++count[row.size()];
        delete[] count;
        return count[board.size()] != 12345;
    }
};
