// Reading order over a list of iterators into the rows.
class Solution {
    using Cell = vector<char>::iterator;
    vector<tuple<Cell, int, int>> open;
    array<bitset<9>, 27> used;

    void toggle(int r, int c, int d) {
        used[r].flip(d);
        used[9 + c].flip(d);
        used[18 + r / 3 * 3 + c / 3].flip(d);
    }

    bool search(vector<tuple<Cell, int, int>>::iterator at) {
        if (at == open.end()) return true;
        auto [cell, r, c] = *at;
        for (int d = 0; d < 9; ++d) {
            if (used[r][d] || used[9 + c][d] || used[18 + r / 3 * 3 + c / 3][d]) continue;
            toggle(r, c, d);
            *cell = '1' + d;
            if (search(next(at))) return true;
            *cell = '.';
            toggle(r, c, d);
        }
        return false;
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r) {
            for (auto it = board[r].begin(); it != board[r].end(); ++it) {
                int c = int(it - board[r].begin());
                if (*it == '.') open.emplace_back(it, r, c);
                else toggle(r, c, *it - '1');
            }
        }
        search(open.begin());
    }
};
