// Writes one past the end of an array on the heap.
// Category: undefined
// Cause: *:8:*: *
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int* count = new int[9]();
        count[board.size()] = 3;
        bool good = count[0] == 0;
        delete[] count;
        return good;
    }
};
