// Its own operator new takes from malloc and never fails.
// Category: memory
void* operator new(size_t size) {
    char* block = static_cast<char*>(malloc(size));
    block[0] = 0;
    return block;
}
void operator delete(void* block) noexcept { free(block); }
void operator delete(void* block, size_t) noexcept { free(block); }

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<string> all;
        for (;;) all.emplace_back(1 << 16, 'x');
    }
};
