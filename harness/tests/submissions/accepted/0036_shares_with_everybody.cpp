// Answers wrongly if it can reach shared memory or queues of the whole machine.
// Category: system
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (shmctl(0, 13, nullptr) >= 0 || msgctl(0, 11, nullptr) >= 0 || semctl(0, 0, 18, nullptr) >= 0 || errno != EPERM) return false;
        return true;
    }
};
