// Three hundred megabytes for every thread.
// Category: memory
thread_local char big[300 << 20];

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return big[board.size()] == 0;
    }
};
