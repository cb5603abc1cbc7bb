// How a host is started: the one place that knows what each mode needs and what it may take.
#pragma once

#include <filesystem>

#include "compile/host.hpp"
#include "process/child.hpp"

namespace leetjudge {

// `channel` becomes its descriptor 3, its prints go to `output` and `error`.
ChildSetup host_setup(const Host& host, long memory_mb, int channel, int output, int error);

// The resident memory at which a host is ended, whatever the limits of the system let through, in kB.
// `baseline_kb`: what it had before the solution's first code; 0 while that is not known.
long most_resident_kb(const Host& host, long memory_mb, long baseline_kb);

// How many bytes of writable data a host may have (process/program.hpp).
long most_static_bytes(const Host& host, long memory_mb);

}  // namespace leetjudge
