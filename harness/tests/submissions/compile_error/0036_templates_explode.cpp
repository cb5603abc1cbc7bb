// Templates that double at every step.
// Category: compile
template <int N, long M>
struct Tree {
    static constexpr long value = Tree<N - 1, 2 * M>::value + Tree<N - 1, 2 * M + 1>::value;
};
template <long M>
struct Tree<0, M> {
    static constexpr long value = M;
};
long n = Tree<28, 1>::value;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
