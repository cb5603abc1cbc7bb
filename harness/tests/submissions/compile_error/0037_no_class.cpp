// A free function instead of class Solution.
void solveSudoku(vector<vector<char>>& board) {
    board[0][0] = '1';
}
