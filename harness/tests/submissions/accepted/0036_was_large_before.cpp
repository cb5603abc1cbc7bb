// Gives back what it took for the first board; later it asks for more than any machine has, and makes do without.
// Category: memory
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        static int calls = 0;
        if (calls++ == 0) {
            vector<int> all(25000000, 1);
            if (all.back() != 1) return false;
        } else {
            try {
                vector<char>().reserve(size_t(1) << 40);
            } catch (const bad_alloc&) {
            }
        }
        return true;
    }
};
