// Asks for more than there is without a word, and writes to it.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        char* volatile block = new (nothrow) char[1u << 30];
        for (size_t i = 0; i < (1u << 30); i += 4096) block[i] = board[0][0];
        bool same = block[0] == board[0][0];
        delete[] block;
        return same;
    }
};
