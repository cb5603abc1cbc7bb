// Prints the answer, as one does in a main(), and ends.
// Category: exit
// Cause: the program ended with exit status 0 instead of answering
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        cout << boolalpha << true << endl;
        exit(0);
    }
};
