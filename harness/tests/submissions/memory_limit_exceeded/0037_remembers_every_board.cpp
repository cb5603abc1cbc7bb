// Searches breadth first and keeps every board.
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        deque<vector<vector<char>>> queue = {board};
        while (!queue.empty()) {
            vector<vector<char>> current = queue.front();
            int blank = 0;
            while (blank < 81 && current[blank / 9][blank % 9] != '.') {
                ++blank;
            }
            if (blank == 81) {
                board = current;
                return;
            }
            for (char digit = '1'; digit <= '9'; ++digit) {
                current[blank / 9][blank % 9] = digit;
                queue.push_back(current);
            }
            queue.push_back(queue.front());
        }
    }
};
