// What the keeper tells the judge, one packet each, over a socket of packets (descriptor
// `control_descriptor`).
//
// The first is sent by the program's own process, just before it becomes the program: the system adds that
// process's number as the judge knows it (SCM_CREDENTIALS), and everything that it reports is in force. When
// the judge closes its end, the keeper kills all that is left and ends.
#pragma once

#include <cstdint>

namespace leetjudge {

constexpr int control_descriptor = 4;

struct KeeperReport {
  enum class Kind : std::int32_t {
    started = 1,
    cannot_execute,  // the program; the process then ends
    ended
  };
  Kind kind = Kind::started;
  // started
  bool filtered = false;  // system calls are filtered (filter.hpp)
  bool fenced = false;    // files are out of reach (fence.hpp)
  // ended
  bool by_signal = false;
  std::int32_t code = 0;              // the exit status, or the signal's number
  std::int64_t cpu_us = 0;            // user and system time
  std::int64_t peak_resident_kb = 0;  // of all programs that the process has been
};

}  // namespace leetjudge
