// Errors with very long texts.
// Category: compile
#define LONG(x) x x x x x x x x x x x x x x x x
#define TEXT LONG(LONG(LONG(LONG("words without end, and then some "))))
static_assert(sizeof(int) == 100, TEXT);
static_assert(sizeof(int) == 101, TEXT);
static_assert(sizeof(int) == 102, TEXT);
static_assert(sizeof(int) == 103, TEXT);
static_assert(sizeof(int) == 104, TEXT);
static_assert(sizeof(int) == 105, TEXT);

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return true;
    }
};
