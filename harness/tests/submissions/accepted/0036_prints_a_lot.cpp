// Prints eight megabytes for every case.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 1024; ++i) cout << string(8191, 'x') << '\n';
        return true;
    }
};
