// Throws a string.
// Category: crash
// Cause: uncaught exception std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >: words
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        throw string("words");
    }
};
