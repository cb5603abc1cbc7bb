// Keeps a reference into a vector that grows.
// Category: undefined
// Cause: *:10:*: heap-use-after-free: reads 4 bytes that were freed at *:9
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> count(board.size());
        int& first = count[0];
        count.resize(100);
        return first != 12345;
    }
};
