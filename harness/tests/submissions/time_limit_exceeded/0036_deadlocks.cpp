// Two threads take two locks in opposite order.
// Category: time
class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        mutex a, b;
        atomic<int> holding{0};
        auto meet = [&] { ++holding; while (holding < 2) this_thread::yield(); };
        thread other([&] { lock_guard<mutex> first(b); meet(); lock_guard<mutex> second(a); });
        {
            lock_guard<mutex> first(a);
            meet();
            lock_guard<mutex> second(b);
        }
        other.join();
        return true;
    }
};
