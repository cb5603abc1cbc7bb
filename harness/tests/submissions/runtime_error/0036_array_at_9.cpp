// int[9][9] at index 9.
// Category: undefined
// Cause: *:9:*: index 9 is out of bounds of int?9??9?
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int used[9][9] = {};
        for (int i = 0; i <= 9; ++i)
            used[i][0] = i < 9 ? board[i][0] : 1;
        return used[8][0] != 77;
    }
};
