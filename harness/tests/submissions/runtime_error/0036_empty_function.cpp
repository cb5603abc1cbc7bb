// Calls an empty std::function.
// Category: crash
// Cause: uncaught exception std::bad_function_call: bad_function_call
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        function<bool()> none;
        return none();
    }
};
