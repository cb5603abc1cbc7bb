// Reads from an empty standard input.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int n = 7;
        cin >> n;
        return true;
    }
};
