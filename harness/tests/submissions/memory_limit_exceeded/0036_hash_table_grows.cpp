// A hash table that grows for ever.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_map<long, array<char, 4000>> all;
        for (long i = 0;; ++i) all[i * i].fill(7);
    }
};
