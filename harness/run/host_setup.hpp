// How a host is started: the one place that knows what each mode needs and what it may take.
#pragma once

#include <filesystem>

#include "compile/host.hpp"
#include "process/child.hpp"

namespace leetjudge {

// `channel` becomes its descriptor 3, its prints go to `output` and `error`. `isolation` must outlive the
// child. Where it needs a folder for scratch files, that is made (needs.scratch); whoever starts it removes
// it in the end.
ChildSetup host_setup(const Host& host, long memory_mb, const Isolation& isolation, int channel, int output, int error);

// The resident memory at which a host is ended, whatever the limits of the system let through, in kB.
// `baseline_kb`: what it had before the solution's first code; 0 while that is not known.
long most_resident_kb(const Host& host, long memory_mb, long baseline_kb);

// Bytes of writable data, zeroed or not, that the ELF file has the system set up before it runs; 0 for what
// is no such file. And how many a host may have.
long static_data_bytes(const std::filesystem::path& program);
long most_static_bytes(const Host& host, long memory_mb);

}  // namespace leetjudge
