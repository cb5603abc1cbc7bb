// Recurses three megabytes deep on a thread of its own.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int reached = 0;
        thread([&] { reached = depth(20000); }).join();
        return reached == 20000;
    }

    int depth(int n) {
        volatile char frame[100];
        frame[n % 100] = 1;
        return n == 0 ? 0 : depth(n - 1) + frame[n % 100];
    }
};
