// How results are shown to this user, on this machine.
#pragma once

#include <string>

#include "compile/toolchain.hpp"
#include "report/report.hpp"

namespace leetjudge {

// For what is written to `descriptor`: colour and width as its terminal has them, and NO_COLOR honoured.
TableStyle terminal_style(int descriptor);

// "clang 19.1.7 -std=c++23 -O2"
std::string compiler_words(const Toolchain& toolchain);

// "AMD EPYC, 2 processors": what times were measured on.
std::string processor_words();

// How the user starts the judge, as a shell takes it.
std::string judge_command();

}  // namespace leetjudge
