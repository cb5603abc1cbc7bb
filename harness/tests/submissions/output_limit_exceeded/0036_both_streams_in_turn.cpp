// Half of the flood on either stream.
// Category: output
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string line(4095, 'x');
        for (;;) {
            puts(line.c_str());
            fputs(line.c_str(), stderr);
        }
    }
};
