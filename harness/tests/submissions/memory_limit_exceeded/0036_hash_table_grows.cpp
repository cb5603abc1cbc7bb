// A hash table that grows for ever.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<long> all;
        all.reserve(1 << 20);
        for (long i = 0;; ++i) all.insert(i * i);
    }
};
