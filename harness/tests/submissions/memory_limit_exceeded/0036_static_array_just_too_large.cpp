// A static array that is a little larger than the limit.
// Category: memory
char big[257 << 20];

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return big[board.size()] == 0;
    }
};
