// The two ways in which the judge gives up. Neither is ever a submission's fault.
#pragma once

#include <stdexcept>

namespace leetjudge {

// Something that the user gave is wrong: arguments, test cases, a file's name. The text says what is wrong,
// where (file and line or JSON pointer) and what to do. The judge prints it and exits with status 2.
struct BadInput : std::runtime_error {
  using runtime_error::runtime_error;
};

// The judge or the machine is at fault: no compiler, no memory, a host of ours that does not start. Exit
// status 2.
struct JudgeFault : std::runtime_error {
  using runtime_error::runtime_error;
};

}  // namespace leetjudge
