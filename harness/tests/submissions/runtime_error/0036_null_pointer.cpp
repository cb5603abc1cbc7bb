// Follows a null pointer.
// Cause: *null pointer*
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<char>* row = nullptr;
        for (auto& candidate : board) {
            if (candidate.size() > 9) {
                row = &candidate;
            }
        }
        return row->size() == 9;
    }
};
