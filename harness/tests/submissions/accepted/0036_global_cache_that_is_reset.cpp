// Keeps global state and clears it for every case.
// Category: odd
unordered_map<string, int> cache;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        cache.clear();
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                char d = board[r][c];
                if (d == '.') continue;
                for (string key : {"r" + to_string(r), "c" + to_string(c), "b" + to_string(r / 3 * 3 + c / 3)})
                    if (cache[key + d]++) return false;
            }
        return true;
    }
};
