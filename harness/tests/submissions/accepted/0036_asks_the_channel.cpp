// Answers wrongly if the judge's channel tells of the network, or of the judge so that it can be reached.
// Category: system
#include <net/if.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        ifreq first = {};
        first.ifr_ifindex = 1;
        bool told = ioctl(3, SIOCGIFNAME, &first) == 0;
        int judge = -1;
        socklen_t size = sizeof judge;
        getsockopt(3, SOL_SOCKET, 77, &judge, &size);  // SO_PEERPIDFD
        told |= syscall(424, judge, 0, nullptr, 0) == 0;  // pidfd_send_signal
        sockaddr_un name = {AF_UNIX, "\0leetjudge_escaped"};
        told |= ::bind(3, reinterpret_cast<sockaddr*>(&name), sizeof name) == 0;
        return !told;
    }
};
