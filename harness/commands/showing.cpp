#include "commands/showing.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// The options that a command to run one case again has to repeat.
std::string options_to_repeat(const CommandLine& line) {
  std::string options;
  const auto add = [&](const char* name, const std::string& value) {
    options += fmt::format(" {} {}", name, shell_quoted(value));
  };
  if (!line.cases_file.empty()) add("--cases", line.cases_file);
  if (line.typed.contains("--kit")) add("--kit", line.kit.string());
  if (line.typed.contains("--cache")) add("--cache", line.cache.string());
  if (line.time_limit_ms) options += fmt::format(" --time-limit {:g}ms", *line.time_limit_ms);
  if (line.total_time_limit_ms)
    options += fmt::format(" --total-time-limit {:g}ms", *line.total_time_limit_ms);
  if (line.memory_limit_mb) options += fmt::format(" --memory-limit {:g}MB", *line.memory_limit_mb);
  if (line.fresh) options += " --fresh";
  if (line.checked) options += " --checked";
  if (line.fast) options += " --fast";
  if (line.valgrind) options += " --valgrind";
  if (line.no_counters) options += " --no-counters";
  if (line.repeat > 1) options += fmt::format(" --repeat {}", line.repeat);
  if (line.typed.contains("--isolation")) add("--isolation", line.isolation);
  if (line.typed.contains("--reference")) add("--reference", line.reference);
  if (line.typed.contains("--compiler")) add("--compiler", line.compiler);
  return options;
}

}  // namespace

std::string judge_command() {
  const char* command = std::getenv("LEETJUDGE_COMMAND");
  return command ? shell_quoted(command) : "harness/judge";
}

TableStyle table_style(const CommandLine& line, int descriptor) {
  TableStyle style;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool shown = isatty(descriptor);
  style.colour = shown && !(no_colour && *no_colour) && !(terminal && std::string(terminal) == "dumb");
  winsize size{};
  if (shown && ioctl(descriptor, TIOCGWINSZ, &size) == 0) style.width = size.ws_col;
  style.command = judge_command();
  style.options = options_to_repeat(line);
  if (!line.set.empty()) style.selection = " --set " + shell_quoted(line.set);
  style.failures_shown = line.failures;
  style.repeated = line.repeat > 1;
  style.counters = line.counters;
  style.prints = !line.case_names.empty();
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
  return fmt::format("{}, {}", escape_binary(model),
                     plural(std::max(1u, std::thread::hardware_concurrency()), "processor"));
}

std::string compiler_words(const CommandLine& line, const Toolchain& toolchain) {
  return fmt::format("{} {} {}", toolchain.name, toolchain.dialect,
                     line.valgrind ? "-O1 under valgrind" : "-O2");
}

}  // namespace leetjudge
