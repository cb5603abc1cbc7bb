// Computes for ever, on a thread of its own.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        atomic<bool> stop{false};
        thread worker([&] { while (!stop) {} });
        worker.join();
        return true;
    }
};
