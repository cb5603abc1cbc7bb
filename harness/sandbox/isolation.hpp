// What this machine lets the judge do, and what stands between the machine and a program that nobody has to trust. No
// protection is claimed that was not seen to be in force.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

struct Isolation {
  bool filter = false;    // system calls are filtered (sandbox/fence.hpp)
  bool landlock = false;  // files are out of reach (sandbox/fence.hpp)
  bool whole() const { return filter && landlock; }
};

// What works on this machine. Found out once, by starting something.
const Isolation& isolation();

// The same in words.
std::string isolation_words(const Isolation& isolation);

// Without this call no solution is compiled or run where a fence is missing.
void allow_unfenced();
bool unfenced_allowed();

// Lifts the limits of the shell that the judge was started in (ulimit), which hold for whatever it starts, where they
// may be lifted. Throws BadInput for one under which compilers and sanitizers do not work: what they then say would
// look like a fault of the solution.
void refuse_tight_limits();

// Who a program is.
enum class Trust {
  judge,    // a tool that the judge starts for itself: trusted with everything
  tool,     // a compiler or linker that reads a solution: it writes in its own folder only
  solution  // it may do nothing but compute and print
};

// What a program opens beside the system's libraries.
struct Reach {
  std::vector<std::string> readable;  // files and folders
  std::string writable;               // a folder
  bool own_proc = false;              // what sanitizers read of /proc: of the process itself
};

}  // namespace leetjudge
