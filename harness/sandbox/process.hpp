// What the system tells of a process that runs, in /proc.
#pragma once

#include <sys/types.h>

#include <optional>

namespace leetjudge {

struct Usage {
  long resident_kb = 0;
  long peak_resident_kb = 0;
  long threads = 0;
};

// Nothing where nothing can be read of it.
std::optional<Usage> usage_of(pid_t process);

// How long that of its present threads which waited most has had to wait for a processor, in milliseconds; and the
// calling thread.
double waited_for_processor_ms(pid_t process);
double this_thread_waited_for_processor_ms();

}  // namespace leetjudge
