// Waits instead of computing.
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        this_thread::sleep_for(chrono::hours(1));
        return true;
    }
};
