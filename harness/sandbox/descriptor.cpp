#include "sandbox/descriptor.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
void system_fault(const char* what) { throw JudgeFault(fmt::format("{}: {}", what, std::strerror(errno))); }

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

namespace {

// The first of both never waits.
DescriptorPair set_up(const int (&ends)[2]) {
  DescriptorPair pair{Descriptor(ends[0]), Descriptor(ends[1])};
  if (fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK) != 0) system_fault("a descriptor cannot be set up");
  return pair;
}

DescriptorPair make_sockets(int type) {
  int ends[2];
  if (socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends) != 0) system_fault("a socket pair cannot be made");
  return set_up(ends);
}

}  // namespace

DescriptorPair make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) system_fault("a pipe cannot be made");
  return set_up(ends);
}

DescriptorPair make_socket_pair() { return make_sockets(SOCK_STREAM); }

DescriptorPair make_packet_socket() { return make_sockets(SOCK_SEQPACKET); }

}  // namespace leetjudge
