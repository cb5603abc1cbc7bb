// A sum that does not fit into an int.
// Category: undefined
// Cause: *:8:*: signed integer overflow: * cannot be represented in type int
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int sum = 2147483640;
        for (auto& row : board) sum += row[0];
        return sum != 5;
    }
};
