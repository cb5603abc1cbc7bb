#include "process/descriptor.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
void system_fault(const char* what) { throw JudgeFault(fmt::format("{}: {}", what, std::strerror(errno))); }

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    close();
    number_ = other.release();
  }
  return *this;
}

int Descriptor::release() {
  const int number = number_;
  number_ = -1;
  return number;
}

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

namespace {

void never_wait(int descriptor) {
  if (fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) != 0)
    system_fault("a descriptor cannot be set up");
}

}  // namespace

DescriptorPair make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) system_fault("a pipe cannot be made");
  never_wait(ends[0]);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

DescriptorPair make_socket_pair() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) system_fault("a socket pair cannot be made");
  never_wait(ends[0]);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

DescriptorPair make_packet_socket() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) system_fault("a socket pair cannot be made");
  never_wait(ends[0]);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

}  // namespace leetjudge
