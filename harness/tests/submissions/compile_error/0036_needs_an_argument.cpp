// The class has no default constructor.
// Category: compile
class Solution {
public:
    explicit Solution(int size) {}
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
