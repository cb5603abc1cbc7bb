// A static array of a gigabyte.
// Category: memory
int big[1 << 28];

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return big[board.size()] == 0;
    }
};
