// Asks for a gigabyte at once and writes into it.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile char* volatile block = static_cast<char*>(malloc(1u << 30));
        block[0] = 1;
        return true;
    }
};
