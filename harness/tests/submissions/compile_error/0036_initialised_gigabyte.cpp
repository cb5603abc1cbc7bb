// A gigabyte that would have to be in the program.
// Category: compile
int big[1 << 28] = {1};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
