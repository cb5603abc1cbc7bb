#include "compile/compiler_bounds.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iterator>

#include "compile/diagnostics.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// Beside the libraries (sandbox/fence.cpp).
constexpr const char* system_places[] = {"/bin",
                                         "/usr/bin",
                                         "/usr/include",
                                         "/usr/libexec",
                                         "/usr/local/bin",
                                         "/usr/local/include",
                                         "/usr/local/libexec",
                                         "/usr/x86_64-linux-gnu",
                                         "/usr/aarch64-linux-gnu",
                                         "/etc/alternatives",
                                         "/etc/ld.so.conf",
                                         "/etc/ld.so.conf.d",
                                         "/etc/clang"};
constexpr const char* wrappers[] = {"ccache", "sccache", "distcc", "icecc", "colorgcc", "buildcache"};

constexpr double wall_time_factor = 4;  // the machine may be busy
constexpr double least_wall_time_s = 60;

double wall_time_s(const CompileLimits& limits) {
  return std::max(double(limits.cpu_s) * wall_time_factor, least_wall_time_s);
}

bool is_wrapper(const fs::path& program) {
  std::error_code error;
  const std::string name = fs::canonical(program, error).filename();
  return std::ranges::find(wrappers, name) != std::end(wrappers);
}

bool is_system(const std::string& path) {
  return path.starts_with("/usr/") || path.starts_with("/lib") || path.starts_with("/bin/");
}

// Whether everything of the user's, or the machine's, lies below it.
bool holds_too_much(const fs::path& folder) {
  const char* home = std::getenv("HOME");
  const std::string below = fs::path(home ? home : "/").string() + "/";
  return std::distance(folder.begin(), folder.end()) < 3 || below.starts_with(folder.string() + "/");
}

}  // namespace

fs::path behind_wrapper(const fs::path& program) {
  const auto is_compiler = [](const fs::path& other) { return !is_wrapper(other); };
  return is_compiler(program) ? program : find_program(program.filename(), is_compiler).value_or(program);
}

std::vector<std::string> compiler_folders(const fs::path& program) {
  const fs::path real = fs::canonical(program);
  if (is_system(real.string())) return {};
  std::vector<std::string> found = {program.string(), real.string()};
  const fs::path prefix = real.parent_path().parent_path();
  if (real.parent_path().filename() == "bin" && !holds_too_much(prefix)) found.push_back(prefix);
  return found;
}

ToolLimits tool_limits(const CompileLimits& limits, const Toolchain& toolchain, const fs::path& folder,
                       const std::vector<std::string>& readable) {
  std::vector<std::string> all = readable;
  all.insert(all.end(), toolchain.folders.begin(), toolchain.folders.end());
  all.insert(all.end(), std::begin(system_places), std::end(system_places));
  return {
      .time_s = wall_time_s(limits),
      .child = {
          .limits = {.data_bytes = limits.memory_mb << 20, .file_bytes = limits.file_mb << 20, .cpu_s = limits.cpu_s},
          .folder = folder,
          .trust = Trust::tool,
          .reach = {.readable = all, .writable = folder}}};
}

// A compiler reports its parts' ends in words of its own.
std::string limit_reached(const ToolResult& result, const CompileLimits& limits) {
  if (result.succeeded()) return "";
  const auto says = [&](const char* words) { return tool_says(result.output, words); };
  const auto ended_by = [&](int signal) { return result.ending.by_signal && result.ending.code == signal; };
  if (result.stop == ToolResult::Stop::output) return "the compiler printed more than 1 MB";
  if (result.stop == ToolResult::Stop::time)
    return fmt::format("compiling did not end within {:g} s", wall_time_s(limits));
  if (ended_by(SIGXCPU) || says("CPU time limit exceeded") || result.cpu_ms > double(limits.cpu_s) * 1000)
    return fmt::format("compiling took more than {} s", limits.cpu_s);
  if (ended_by(SIGXFSZ) || says("ile size limit exceeded") || says("File too large") || says("ile too big"))
    return fmt::format("the compiled program would be larger than {} MB", limits.file_mb);
  if (says("out of memory") || says("memory exhausted") || says("std::bad_alloc"))
    return fmt::format("compiling needed more than {} MB", limits.memory_mb);
  return "";
}

bool was_killed(const ToolResult& result) {
  const bool by_signal = result.ending.by_signal && result.ending.code == SIGKILL;
  return result.stop == ToolResult::Stop::none && !interrupted() &&
         (by_signal || tool_says(result.output, "Killed signal") || tool_says(result.output, "command: Killed"));
}

bool has_crashed(const ToolResult& result) {
  constexpr int crashes[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP};
  const auto is_crash = [&](int signal) { return std::ranges::count(crashes, signal) > 0; };
  if (result.ending.by_signal) return is_crash(result.ending.code);
  // By an exit status of its driver: clang's, g++'s, and a shell's for a signal.
  return result.ending.code == 70 || result.ending.code == 4 || is_crash(result.ending.code - 128);
}

bool stood_still(const ToolResult& result, const CompileLimits& limits) {
  return result.stop == ToolResult::Stop::time && result.cpu_ms < 1000 * double(limits.cpu_s) / 2;
}

void refuse_full(const ToolResult& result, const fs::path& folder) {
  if (tool_says(result.output, "No space left on device") || tool_says(result.output, "Disk quota exceeded"))
    throw JudgeFault(fmt::format("{}: the disk is full", folder.string()));
}

}  // namespace leetjudge
