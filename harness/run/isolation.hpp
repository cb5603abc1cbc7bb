// What stands between a solution and the machine. No protection is claimed that was not seen to be in force.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace leetjudge {

struct Isolation {
  enum class Wish {
    automatic,     // as much as works here
    bubblewrap,    // or nothing
    no_namespaces  // whatever works without bubblewrap
  };
  std::string bubblewrap;  // the program; empty: not used
  bool filter = false;     // system calls are filtered (keeper/filter.hpp)
  bool fence = false;      // Landlock keeps files out of reach (keeper/fence.hpp)
  std::string words;       // "bubblewrap, system call filter, resource limits"
};

// Found out once for each wish, by starting something. Throws BadInput when bubblewrap is wished for and does
// not work, with the reason.
const Isolation& isolation_for(Isolation::Wish wish);

// The command that runs `program` so isolated, up to the keeper's own name: bubblewrap with its arguments, or
// nothing. `processes`: the program needs /proc.
std::vector<std::string> isolation_command(const Isolation& isolation, const std::filesystem::path& program,
                                           bool processes);

}  // namespace leetjudge
