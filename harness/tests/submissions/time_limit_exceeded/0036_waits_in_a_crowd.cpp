// Hundreds of threads wake up at the same time, so that each has waited for a processor.
// Category: time
#include <pthread.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        auto wake = chrono::steady_clock::now();
        vector<thread> all;
        pthread_attr_t small;
        pthread_attr_init(&small);
        pthread_attr_setstacksize(&small, 16384);
        pthread_setattr_default_np(&small);
        try {
            for (int i = 0; i < 900; ++i)
                all.emplace_back([wake] { for (int n = 1;; ++n) this_thread::sleep_until(wake + n * chrono::seconds(1)); });
        } catch (const system_error&) {  // no more where threads are counted
        }
        all[0].join();
        return true;
    }
};
