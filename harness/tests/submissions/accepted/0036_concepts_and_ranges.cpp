// Concepts, ranges and the spaceship.
// Category: odd
template <integral T>
auto number(T n) { return n; }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        auto filled = board | views::join | views::filter([](char c) { return c != '.'; });
        return number(ranges::distance(filled)) <= 81;
    }
};
