// Computes until its processor time is up.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        while (clock() < 3600L * CLOCKS_PER_SEC) {}
        return true;
    }
};
