// Several classes, a base class and a template around the solution.
// Category: odd
template <class T, int N>
class Table {
    T cells[N][N] = {};

public:
    T& at(int i, int j) { return cells[i][j]; }
};

class Checker {
public:
    virtual ~Checker() = default;
    virtual int unit(int r, int c) const = 0;
    bool fine(const vector<vector<char>>& board) const {
        Table<bool, 10> seen;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.' && exchange(seen.at(unit(r, c), board[r][c] - '0'), true)) return false;
        return true;
    }
};
class Rows : public Checker {
    int unit(int r, int) const override { return r; }
};
class Columns : public Checker {
    int unit(int, int c) const override { return c; }
};
class Boxes : public Checker {
    int unit(int r, int c) const override { return r / 3 * 3 + c / 3; }
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return Rows().fine(board) && Columns().fine(board) && Boxes().fine(board);
    }
};
