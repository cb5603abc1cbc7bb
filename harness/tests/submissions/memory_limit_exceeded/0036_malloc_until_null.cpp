// Does not look at what malloc gives back.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (;;) {
            char* volatile block = static_cast<char*>(malloc(1 << 20));
            memset(block, 1, 1 << 20);
        }
    }
};
