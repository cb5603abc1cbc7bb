// What the judge and the keeper tell each other, one packet each, over a socket of packets (descriptor
// `control_descriptor`).
//
// The judge's orders are there before the keeper starts. The first report is sent by the program's own process, just
// before it becomes the program: all that was ordered is in force. When the judge closes its end, the keeper kills all
// that is left and ends.
#pragma once

#include <cstdint>

namespace leetjudge {

constexpr int control_descriptor = 4;

// Limits that the system enforces on each process. 0: none, but for files.
struct ResourceLimits {
  long data_bytes = 0;   // heap and static data
  long stack_bytes = 0;  // main stack
  long space_bytes = 0;  // addresses
  long file_bytes = -1;  // what it may write into a file; -1: no limit
  long cpu_s = 0;
  long descriptors = 0;
};

// For the program and its arguments, which follow a word "--" on the keeper's command line.
struct KeeperOrders {
  ResourceLimits limits;
  unsigned refused = 0;          // system calls of these kinds (fence.hpp); where that cannot be had nothing is started
  bool fenced = false;           // likewise: it opens the system's libraries, what is named before the "--" to be read,
  bool writes_first = false;     // of that the first, a folder, also to be written,
  bool own_proc = false;         // what sanitizers read of /proc,
  bool random = false;           // and the devices for random numbers (fence.hpp)
  bool powerless = false;        // it gets no capabilities
  bool fixed_addresses = false;  // it lies where it always does, unless the system refuses
};

struct KeeperReport {
  enum class Kind : std::int32_t { started = 1, ended };
  Kind kind = Kind::started;
  std::int32_t process = 0;  // its number
  // ended
  bool by_signal = false;
  std::int32_t code = 0;              // the exit status, or the signal's number
  std::int64_t cpu_us = 0;            // user and system time
  std::int64_t peak_resident_kb = 0;  // of all programs that the process has been
};

}  // namespace leetjudge
