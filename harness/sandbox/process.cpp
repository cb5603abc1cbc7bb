#include "sandbox/process.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "util/format.hpp"

namespace leetjudge {
namespace {

// What a thread's status says of its process; nothing when the thread has ended.
std::optional<Usage> usage_in(const std::string& status) {
  std::FILE* file = std::fopen(status.c_str(), "re");
  if (!file) return std::nullopt;
  Usage usage;
  const std::pair<const char*, long*> wanted[] = {
      {"VmRSS:", &usage.resident_kb}, {"VmHWM:", &usage.peak_resident_kb}, {"Threads:", &usage.threads}};
  char line[256];
  while (usage.threads == 0 && std::fgets(line, sizeof line, file)) {
    for (const auto& [key, value] : wanted) {
      if (std::strncmp(line, key, std::strlen(key)) == 0) *value = std::strtol(line + std::strlen(key), nullptr, 10);
    }
  }
  std::fclose(file);
  if (usage.resident_kb == 0) return std::nullopt;
  return usage;
}

// The second figure in a file of scheduler statistics: time spent ready to run; 0 if it cannot be read.
double waited_ms(const std::filesystem::path& statistics) {
  std::ifstream file(statistics);
  double ran = 0, waited = 0;
  return file >> ran >> waited ? waited / 1e6 : 0;
}

}  // namespace

// The first thread may have ended while others go on, and then says nothing of the process's memory.
std::optional<Usage> usage_of(pid_t process) {
  if (std::optional<Usage> usage = usage_in(fmt::format("/proc/{}/status", process))) return usage;
  std::error_code error;
  for (const auto& thread : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process), error)) {
    if (std::optional<Usage> usage = usage_in(thread.path() / "status")) return usage;
  }
  return std::nullopt;
}

double waited_for_processor_ms(pid_t process) {
  double longest = 0;
  std::error_code error;
  for (const auto& thread : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process), error))
    longest = std::max(longest, waited_ms(thread.path() / "schedstat"));
  return longest;
}

double this_thread_waited_for_processor_ms() { return waited_ms("/proc/thread-self/schedstat"); }

}  // namespace leetjudge
