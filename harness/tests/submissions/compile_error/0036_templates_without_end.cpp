// A template that needs the next one.
// Category: compile
template <int N>
struct Next {
    static constexpr int value = Next<N + 1>::value;
};
int n = Next<0>::value;

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
