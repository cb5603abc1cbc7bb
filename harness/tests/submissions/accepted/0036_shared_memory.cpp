// Answers wrongly if it can leave shared memory or a queue behind.
// Category: system
#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        if (shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0 || semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) >= 0 || msgget(IPC_PRIVATE, IPC_CREAT | 0600) >= 0 || shm_open("/leetjudge_escaped", O_CREAT | O_RDWR, 0600) >= 0) return false;
        return true;
    }
};
