// A lambda that takes itself, as C++23 has it.
// Category: odd
// Compiler: clang
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        auto check = [&](this auto&& self, int k) -> bool {
            if (k == 81) return true;
            for (int n = 0; n < k; ++n) {
                bool related = n / 9 == k / 9 || n % 9 == k % 9 || (n / 27 == k / 27 && n % 9 / 3 == k % 9 / 3);
                if (related && board[k / 9][k % 9] != '.' && board[n / 9][n % 9] == board[k / 9][k % 9]) return false;
            }
            return self(k + 1);
        };
        return check(0);
    }
};
