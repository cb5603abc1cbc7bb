// Has functions called like the system's.
// Category: odd
int count = 0, data = 1, next_ = 2;
namespace leetjudge_names {
int channel_descriptor = 0;
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return read(board) == 9 && write();
    }

    int read(const vector<vector<char>>& board) {
        return board.size();
    }

    bool write() {
        return true;
    }
};
