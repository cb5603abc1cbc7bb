// What compiling a solution comes to.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace leetjudge {

// A solution is built in these modes, each on demand.
enum class Mode {
  plain,     // -O2: verdict, time and memory
  valgrind,  // with debug information, to be run by valgrind: uses of uninitialised memory
  checked,   // as LeetCode does it: AddressSanitizer and UndefinedBehaviorSanitizer
  filled,    // the same, with variables that begin with a pattern, and the library's own assertions
  traced,    // the hooks of host/tracer.hpp: counters
  stepped,   // those of host/step_counter.cpp: steps and bytes, for growth
  debug      // as written, with host/debug_main.cpp, to be started by a debugger and never by the judge
};

// Whether a host of that mode answers with a Tally (host/frame.hpp), case by case.
inline bool counted(Mode mode) { return mode == Mode::traced || mode == Mode::stepped; }

// Whether a host of that mode runs with the sanitizers.
inline bool sanitized(Mode mode) { return mode == Mode::checked || mode == Mode::filled; }

// The program that runs a solution.
struct Host {
  Mode mode = Mode::plain;
  std::filesystem::path program;
  std::string compile_error;  // not empty: there is no program
  bool over_limit = false;    // and why: compiling took more than it may
  // As long as there is a copy of it, the program stays where it is (compile/cache.hpp).
  std::shared_ptr<const void> in_use = nullptr;

  bool ready() const { return compile_error.empty(); }
};

}  // namespace leetjudge
