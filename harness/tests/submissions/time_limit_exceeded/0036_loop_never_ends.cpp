// The inner loop counts the wrong variable.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            for (volatile int j = 0; j < 9; i += 0) {
            }
        }
        return true;
    }
};
