// The two ways in which the judge gives up. Neither is ever a submission's fault.
#pragma once

#include <stdexcept>

namespace leetjudge {

// Something that the user gave is wrong: arguments, test cases, a file's name. The text says what is wrong,
// where (file and line or JSON pointer) and what to do. The judge prints it and exits with status 2.
struct BadInput : std::runtime_error {
  using runtime_error::runtime_error;
};

// Standard output has no reader any more, as behind `head`: exit status 2, and nobody to tell.
struct ReaderLeft : BadInput {
  ReaderLeft() : BadInput("standard output has no reader") {}
};

// The judge or the machine is at fault: no compiler, no memory, a host of ours that does not start. Exit
// status 2.
struct JudgeFault : std::runtime_error {
  using runtime_error::runtime_error;
};

// The user ended it (util/interrupt.hpp) while a tool ran.
struct Interrupted : JudgeFault {
  Interrupted() : JudgeFault("interrupted") {}
};

}  // namespace leetjudge
