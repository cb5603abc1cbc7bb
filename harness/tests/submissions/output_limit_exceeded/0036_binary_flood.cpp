// Prints bytes that are no text.
// Category: output
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<char> noise(1 << 20);
        for (size_t i = 0; i < noise.size(); ++i) noise[i] = char(i * 31);
        for (;;) fwrite(noise.data(), 1, noise.size(), stdout);
    }
};
