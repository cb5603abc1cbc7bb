// Running a tool (a compiler) to its end, with its output captured.
#pragma once

#include <string>
#include <vector>

#include "sandbox/child.hpp"

namespace leetjudge {

struct ToolLimits {
  double time_s = 60;                  // on the wall clock
  std::size_t output_bytes = 1 << 20;  // of standard output and standard error together
  ChildSetup child = {};               // its limits, its folder, also for temporary files, trust and reach
};

struct ToolResult {
  enum class Stop { none, time, output };  // why the judge stopped it
  std::string output;                      // both streams as they came
  Ending ending;
  double cpu_ms = 0;  // with all that it started
  Stop stop = Stop::none;

  bool succeeded() const { return stop == Stop::none && ending.clean(); }
};

// Throws JudgeFault when the tool cannot be started, and Interrupted, at once, when the user ends it.
ToolResult run_tool(const std::vector<std::string>& arguments, const ToolLimits& limits);

}  // namespace leetjudge
