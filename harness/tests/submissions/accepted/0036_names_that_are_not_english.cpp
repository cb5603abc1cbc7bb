// Names in other scripts.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool größe = board.size() == 9;
        int число = 9;
        auto 数独 = [&] { return true; };
        return größe && число == 9 && 数独();
    }
};
