// A static vector of four gigabytes.
// Category: startup
static vector<int> big(1 << 30, 1);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return big.size() > 0;
    }
};
