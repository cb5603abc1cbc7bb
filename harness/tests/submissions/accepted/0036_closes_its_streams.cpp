// Closes its standard streams, and prints all the same.
// Category: odd
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        fclose(stdin);
        close(1);
        close(2);
        cout << "lost" << endl;
        return true;
    }
};
