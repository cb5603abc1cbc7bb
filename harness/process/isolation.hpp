// What stands between a solution and the machine. No protection is claimed that was not seen to be in force.
#pragma once

#include <string>
#include <vector>

namespace leetjudge {

struct Isolation {
  enum class Wish {
    automatic,   // as much as works here
    bubblewrap,  // or nothing
    filter       // whatever works without bubblewrap
  };
  std::string bubblewrap;  // the program; empty: not used
  bool filter = false;     // system calls are filtered (keeper/filter.hpp)
  bool fence = false;      // Landlock keeps files out of reach (keeper/fence.hpp)
  bool confirmed = false;  // all of that was seen to work
  std::string lack;        // why bubblewrap is not used though it would be welcome, shortly; empty if it is
};

// What a program needs beyond the system's libraries.
struct IsolationNeeds {
  bool proc = false;                  // /proc, to read
  std::string scratch;                // a folder to write in; bubblewrap makes one of its own instead
  std::vector<std::string> readable;  // other files and folders
  // Of a tool of the judge's, its own folder to write in: it may do what the user may, with the files that it
  // can reach, and its arguments name none beside them.
  std::string writable;
  bool tool() const { return !writable.empty(); }
};

// Found out once for each wish, by starting something. Throws BadInput when bubblewrap is wished for and does
// not work, with all that it printed.
const Isolation& isolation_for(Isolation::Wish wish);

// For compilers and linkers, which may not write anywhere but where they are told: Landlock, or else
// bubblewrap; neither where neither works.
const Isolation& tool_isolation();

// What is in force, in words.
std::string isolation_words(const Isolation& isolation);

// The folder for scratch files, as the program sees it.
std::string scratch_seen_by(const Isolation& isolation, const IsolationNeeds& needs);

// The command that runs `program`, with its arguments, so isolated, up to the keeper's own name: bubblewrap
// with its options, or nothing. Files among the arguments can be read.
std::vector<std::string> isolation_command(const Isolation& isolation, const std::vector<std::string>& program,
                                           const IsolationNeeds& needs);

}  // namespace leetjudge
