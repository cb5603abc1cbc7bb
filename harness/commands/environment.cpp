#include "commands/environment.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

#include "commands/shared_options.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

std::string judge_command() {
  const char* command = std::getenv("LEETJUDGE_COMMAND");
  return command ? shell_quoted(command) : "harness/judge";
}

TableStyle terminal_style(int descriptor) {
  TableStyle style;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool shown = isatty(descriptor);
  style.colour = shown && !(no_colour && *no_colour) && !(terminal && std::string(terminal) == "dumb");
  winsize size{};
  if (shown && ioctl(descriptor, TIOCGWINSZ, &size) == 0) style.width = size.ws_col;
  style.command = judge_command();
  return style;
}

std::string processor_words() {
  std::ifstream file("/proc/cpuinfo");
  std::string model = "an unknown processor";
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("model name")) continue;
    model = trim(line.substr(line.find(':') + 1));
    break;
  }
  return fmt::format("{}, {}", escape_binary(model), plural(cores(), "processor"));
}

std::string compiler_words(const Toolchain& toolchain) {
  return fmt::format("{} {} -O2", toolchain.name, toolchain.dialect);
}

}  // namespace leetjudge
