// Reading order, written for a compiler outside LeetCode: own includes, std:: everywhere, a struct beside the class.
#include <cstddef>
#include <vector>

struct Position {
    std::size_t row, column;
};

class Solution {
public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<Position> blanks;
        for (std::size_t i = 0; i < board.size(); ++i) {
            for (std::size_t j = 0; j < board[i].size(); ++j) {
                if (board.at(i).at(j) == '.') {
                    blanks.push_back(Position{i, j});
                }
            }
        }
        backtrack(board, blanks, 0);
    }

private:
    static bool backtrack(std::vector<std::vector<char>>& board, const std::vector<Position>& blanks, std::size_t index) {
        if (index == blanks.size()) {
            return true;
        }
        const Position& p = blanks[index];
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (!allowed(board, p, digit)) {
                continue;
            }
            board.at(p.row).at(p.column) = digit;
            if (backtrack(board, blanks, index + 1)) {
                return true;
            }
            board.at(p.row).at(p.column) = '.';
        }
        return false;
    }

    static bool allowed(const std::vector<std::vector<char>>& board, const Position& p, char digit) {
        for (std::size_t k = 0; k < 9; ++k) {
            if (board[p.row][k] == digit || board[k][p.column] == digit ||
                board[p.row / 3 * 3 + k / 3][p.column / 3 * 3 + k % 3] == digit) {
                return false;
            }
        }
        return true;
    }
};
