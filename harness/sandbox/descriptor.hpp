// File descriptors, pipes and sockets.
#pragma once

#include <utility>

namespace leetjudge {

// Throws JudgeFault: `what`, and the system's reason in errno.
[[noreturn]] void system_fault(const char* what);

// A file descriptor that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept { std::swap(number_, other.number_); }
  Descriptor& operator=(Descriptor other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();

  int get() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }
  void close() { *this = Descriptor(); }

 private:
  int number_ = -1;
};

struct DescriptorPair {
  Descriptor first, second;
};

// Both ends are closed on exec. The first is the judge's own, which never waits in a read or write, whatever
// poll() promised. Throws JudgeFault.
DescriptorPair make_pipe();           // first: the reading end
DescriptorPair make_socket_pair();    // a byte stream in both directions
DescriptorPair make_packet_socket();  // packets in both directions

}  // namespace leetjudge
