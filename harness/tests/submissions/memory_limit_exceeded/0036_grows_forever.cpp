// Never stops to remember what it saw.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<string> seen;
        for (;;) {
            seen.push_back(string(1 << 20, board[0][0]));
        }
        return true;
    }
};
