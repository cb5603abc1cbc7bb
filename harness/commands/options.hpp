// What may stand on the command line.
#pragma once

#include "commands/command_line.hpp"

namespace CLI {
class App;
}

namespace leetjudge {

// Makes `app` fill in `line`, which must outlive it.
void define_options(CLI::App& app, CommandLine& line);

}  // namespace leetjudge
