// Asks for the time, random numbers and the locale.
// Category: odd
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        random_device seed;
        mt19937 random(seed());
        time_t now = time(nullptr);
        tm broken = *localtime(&now);
        return random() >= 0 && broken.tm_year >= 0 && locale("C").name() == "C";
    }
};
