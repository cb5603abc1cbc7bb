// An arena instead of the heap.
// Category: odd
template <class T>
struct Arena {
    using value_type = T;
    Arena() = default;
    template <class U>
    Arena(const Arena<U>&) {}
    T* allocate(size_t n) {
        alignas(64) static char pool[1 << 16];
        return n * sizeof(T) <= sizeof pool ? reinterpret_cast<T*>(pool) : throw bad_alloc();
    }
    void deallocate(T*, size_t) {}
    bool operator==(const Arena&) const { return true; }
};

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int, Arena<int>> seen(243);
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                for (int unit : {r, 9 + c, 18 + r / 3 * 3 + c / 3})
                    if (seen[unit * 9 + d]++) return false;
            }
        return true;
    }
};
