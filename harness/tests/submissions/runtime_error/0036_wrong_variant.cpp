// Takes the wrong alternative of a variant.
// Category: crash
// Cause: uncaught exception std::bad_variant_access: std::get: wrong index for variant
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        variant<int, string> value = 1;
        return get<string>(value).empty();
    }
};
