// Answers wrongly if it can leave a file in /tmp.
// Category: system
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (ofstream("/tmp/leetjudge_escaped").good() || ofstream("/var/tmp/leetjudge_escaped").good() || ofstream("/dev/shm/leetjudge_escaped").good()) return false;
        return true;
    }
};
