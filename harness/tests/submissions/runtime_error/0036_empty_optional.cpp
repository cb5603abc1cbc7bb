// Takes the value of an empty optional.
// Category: crash
// Cause: uncaught exception std::bad_optional_access: bad optional access
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        optional<int> none;
        return none.value();
    }
};
