// Calls a function that is declared only.
// Category: compile
bool check(const vector<vector<char>>& board);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return check(board);
    }
};
