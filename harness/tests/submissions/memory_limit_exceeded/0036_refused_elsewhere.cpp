// Memory is refused on another thread, whose exception comes here.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        auto grow = [&] {
            vector<char> large(size_t(300) << 20, 1);
            return large[board.size()] == 1;
        };
        return async(launch::async, grow).get();
    }
};
