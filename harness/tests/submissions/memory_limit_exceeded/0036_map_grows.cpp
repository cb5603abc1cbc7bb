// A map that grows for ever.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        map<long, string> all;
        for (long i = 0;; ++i) all[i] = string(4000, 'x');
    }
};
