// Waits for a promise that nobody keeps.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        promise<bool> never;
        return never.get_future().get();
    }
};
