// Makes a string from a null pointer.
// Category: crash
// Cause: uncaught exception std::logic_error: basic_string: construction from null is not valid
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        const char* volatile none = nullptr;
        string text(static_cast<const char*>(none));
        return text.empty();
    }
};
