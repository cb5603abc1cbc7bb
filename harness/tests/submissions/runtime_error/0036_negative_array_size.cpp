// Asks for an array of -1 elements.
// Category: memory
// Cause: uncaught exception std::bad_array_new_length: std::bad_array_new_length
// Compiler: g++
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        volatile int size = -1;
        int* volatile numbers = new int[size];
        return numbers;
    }
};
