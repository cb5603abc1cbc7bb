// Writes an element that was only reserved, which nothing but an assertion of the library finds.
// Category: undefined
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> count;
        count.reserve(10);
        count[1] = (int)board.size();
        set<string> seen;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                char c = board[i][j];
                if (c == '.') continue;
                if (!seen.insert(string("r") + char('0' + i) + c).second) return false;
                if (!seen.insert(string("c") + char('0' + j) + c).second) return false;
                if (!seen.insert(string("b") + char('0' + i / 3 * 3 + j / 3) + c).second) return false;
            }
        return count[1] == 9;
    }
};
