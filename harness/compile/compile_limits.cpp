#include "compile/compile_limits.hpp"

#include <algorithm>
#include <csignal>

#include "compile/diagnostics.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr double wall_time_factor = 4;  // the machine may be busy
constexpr double least_wall_time_s = 60;

double wall_time_s(const CompileLimits& limits) {
  return std::max(double(limits.cpu_s) * wall_time_factor, least_wall_time_s);
}

}  // namespace

ToolLimits tool_limits(const CompileLimits& limits, const std::filesystem::path& folder) {
  return {
      .time_s = wall_time_s(limits),
      .folder = folder,
      .resources = {.data_bytes = limits.memory_mb << 20, .file_bytes = limits.file_mb << 20, .cpu_s = limits.cpu_s}};
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

}  // namespace leetjudge
