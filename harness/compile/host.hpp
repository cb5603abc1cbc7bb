// What compiling a solution comes to: one of four programs, of which each is made on demand.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace leetjudge {

enum class Mode {
  plain,    // verdict, time and memory
  checked,  // AddressSanitizer and UndefinedBehaviorSanitizer, as on LeetCode
  counted,  // what the solution does is counted (host/tracer.hpp)
  debug     // to be started by a debugger and never by the judge
};

// What is particular to the program of one mode: as plain ones are, but for what it says.
struct ModeTraits {
  const char* name;
  double time_factor = 1;    // of a case's time limit; it slows the solution down
  double least_time_ms = 0;  // of its time limit
  long memory_factor = 1;    // of a case's memory limit
  long stack_factor = 1;     // of the stack; frames are larger
  const char* define;        // where the judge's own parts are compiled, which say what of them is in it
  using Words = std::vector<const char*>;
  Words flags;  // of all that is compiled for it
  Words clang_flags = {}, gcc_flags = {};
  Words wrapped = {};  // functions of libraries that the link puts the judge's own in the place of
};
const ModeTraits& traits_of(Mode mode);

// The program that runs a solution.
struct Host {
  Mode mode = Mode::plain;
  std::filesystem::path program;
  std::string compile_error;       // not empty: there is no program
  bool over_limit = false;         // and why: compiling took more than it may
  unsigned char heap_fill = 0xbe;  // of a checked one: the bytes of memory that was never set
  // What clang finds doubtful in the file of a plain one, though it compiles: "mine.cpp:3:9: warning: variable 'best'
  // is uninitialized when used here".
  std::vector<std::string> warnings = {};

  bool ready() const { return compile_error.empty(); }
};

}  // namespace leetjudge
