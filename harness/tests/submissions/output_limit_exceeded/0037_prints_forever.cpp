// Prints the board at every step of a search that does not end.
// Category: output
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (;;) {
            for (auto& row : board) {
                cout << string(row.begin(), row.end()) << "\n";
            }
        }
    }
};
