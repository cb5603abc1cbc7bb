// One judging that can be broken off at any moment: it runs in a child process, and what it has to show comes
// back over a pipe. Whatever ends this process ends the child, and that ends what it judges.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "commands/groups.hpp"
#include "compile/builder.hpp"
#include "process/descriptor.hpp"

namespace leetjudge {

struct WatchOptions {
  const Options* typed = nullptr;
  std::string problem, solution;
  CaseOptions cases;
  JudgingOptions judging;
  BuildingOptions building;
  std::optional<std::uint64_t> failures;
  void add(Options& options);
};

// What there is to show, as far as the judging has come.
struct AttemptResult {
  std::string text;
  std::optional<std::vector<std::string>> failed;  // cases; nothing when none was judged
  bool done = false;
};

class Attempt {
 public:
  // Judges the solution that `line` names: before all cases those called `first`, on which it may show what
  // fails while the others still run.
  Attempt(const WatchOptions& line, const Builder& builder, const std::vector<std::string>& first);
  ~Attempt();  // breaks it off

  // Readable when there is something to show.
  int descriptor() const { return from_child_.get(); }
  // The newest of what has come; nothing for half a message.
  std::optional<AttemptResult> read_some();

 private:
  Descriptor from_child_;
  std::string bytes_;
  pid_t child_;
};

}  // namespace leetjudge
