// Answers wrongly if it can leave a file where it runs.
// Category: system
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (ofstream("leetjudge_escaped").good() || ofstream("/leetjudge_escaped").good()) return false;
        return true;
    }
};
