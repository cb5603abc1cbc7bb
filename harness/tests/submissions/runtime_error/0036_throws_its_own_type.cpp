// Throws a type of its own.
// Category: crash
// Cause: uncaught exception Solution::Trouble
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        throw Solution::Trouble{7};
            }

            struct Trouble {
                int why;
            };

            bool unused() {
                return true;
    }
};
