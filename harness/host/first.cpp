// What runs first in a host. The loader calls this before all constructors, and before anything that the solution puts
// into the same list, since this file is linked first.
#include <fcntl.h>

#include <cstring>

#include "frame.hpp"
#include "sandbox/filter.cpp"  // in this one object
#include "util/system_call.hpp"

namespace leetjudge {
namespace {

#ifdef LEETJUDGE_DEBUG
// Whoever starts it, a debugger or the user, it is behind the filter of all solutions, and opens no file but that of
// the case, which its argument names. Code that could run earlier is found in its file (sandbox/program.hpp).
void begin(int count, char** words, char** variables) {
  system_call(SYS_dup3, system_call(SYS_openat, AT_FDCWD, argument(words[count - 1]), O_RDONLY), channel_descriptor, 0);
  drop_capabilities();
  if (refuse_calls(refused::to_solutions | refused::programs | refused::opening)) return;
  for (; *variables; ++variables) {
    if (std::strcmp(*variables, "LEETJUDGE_UNFENCED=1") == 0) return;
  }
  constexpr char sentence[] = "system calls cannot be filtered here, so nothing is run\n";
  system_call(SYS_write, 2, argument(sentence), sizeof sentence - 1);
  system_call(SYS_exit_group, 2);
}
#else
// From here on the process stays this program: what it has used is counted, and a new program would begin at nothing.
void begin(int, char**, char**) { refuse_calls(refused::programs); }
#endif

__attribute__((section(".preinit_array"), used)) void (*const first)(int, char**, char**) = begin;

}  // namespace
}  // namespace leetjudge
