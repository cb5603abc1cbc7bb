// Asks for more elements than a vector can have.
// Category: memory
// Cause: uncaught exception std::length_error: cannot create std::vector larger than max_size()
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile size_t size = -1;
        vector<int> numbers(size);
        return true;
    }
};
