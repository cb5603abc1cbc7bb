// Waits on a condition that nobody will report.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        mutex m;
        condition_variable changed;
        unique_lock<mutex> lock(m);
        changed.wait(lock, [] { return false; });
        return true;
    }
};
