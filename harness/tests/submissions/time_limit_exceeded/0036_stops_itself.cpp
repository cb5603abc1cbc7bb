// Stops its own process, as Ctrl-Z does.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        raise(SIGSTOP);
        return true;
    }
};
