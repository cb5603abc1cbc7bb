// Prints one line of twenty megabytes.
// Category: output
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        cout << string(20 << 20, 'x');
        return true;
    }
};
