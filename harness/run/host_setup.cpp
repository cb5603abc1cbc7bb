#include "run/host_setup.hpp"

#include <unistd.h>

#include <cstdlib>

#include "host/replay.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr long stack_bytes = 64l << 20;
constexpr long room_for_host_bytes = 4l << 20;  // what an empty host has beside the solution
constexpr long checked_memory_factor = 4;
constexpr long checked_stack_factor = 16;  // frames are larger; the plain build judges the stack
constexpr long valgrind_memory_factor = 4;
constexpr long valgrind_room_bytes = 1l << 30;  // valgrind's own
constexpr long scratch_file_bytes = 1 << 20;
constexpr long address_space_bytes = 64l << 30;  // bounds what page tables take
constexpr long descriptors = 64;
constexpr long most_filled = 64l << 20;    // of one allocation
constexpr long most_shared_kb = 32 << 10;  // libraries

// A traced host has static data for its replay.
long room_to_record_bytes(const Host& host) { return host.mode == Mode::traced ? 2 * long(replay_bytes) : 0; }

// Debian's /usr/bin/valgrind is a script around it.
std::string valgrind_program() {
  const std::optional<std::filesystem::path> binary = find_program("valgrind.bin");
  return binary ? binary->string() : find_program("valgrind").value_or("valgrind").string();
}

// Where valgrind keeps its tools.
std::vector<std::string> valgrind_folders() {
  std::vector<std::string> folders;
  const std::filesystem::path prefix = std::filesystem::path(valgrind_program()).parent_path().parent_path();
  for (const char* name : {"libexec/valgrind", "lib/valgrind"}) {
    if (std::filesystem::is_directory(prefix / name)) folders.push_back((prefix / name).string());
  }
  return folders;
}

std::string make_scratch(const std::filesystem::path& parent) {
  std::string name = parent / "scratch-XXXXXX";
  if (!mkdtemp(name.data())) system_fault("a folder for scratch files cannot be made");
  return name;
}

}  // namespace

ChildSetup host_setup(const Host& host, long memory_mb, int channel, int output, int error) {
  ChildSetup setup;
  setup.arguments = {host.program};
  if (isolation().closes_files()) setup.arguments.push_back("no-files");  // host/first.cpp
  setup.standard_output = output;
  setup.standard_error = error;
  setup.extra = channel;
  setup.folder = "/";
  setup.limits.stack_bytes = stack_bytes;
  setup.limits.file_bytes = 0;
  setup.limits.descriptors = descriptors;
  setup.trust = Trust::solution;
  switch (host.mode) {
    case Mode::plain:
    case Mode::traced:
    case Mode::stepped:
    case Mode::debug:
      setup.limits.data_bytes = (memory_mb << 20) + room_for_host_bytes + room_to_record_bytes(host);
      setup.limits.space_bytes = address_space_bytes;
      break;
    case Mode::filled:
    case Mode::checked:  // its shadow memory is larger than any limit
      setup.reach.own_proc = true;
      setup.fixed_addresses = true;
      setup.limits.stack_bytes = stack_bytes * checked_stack_factor;
      setup.environment = {
          fmt::format("ASAN_OPTIONS=detect_leaks=0:symbolize=0:handle_abort=1:detect_stack_use_after_return=1:"
                      "hard_rss_limit_mb={}{}",
                      memory_mb * checked_memory_factor,
                      host.mode == Mode::filled ? fmt::format(":max_malloc_fill_size={}", most_filled) : "")};
      break;
    case Mode::valgrind:
      setup.arguments = {valgrind_program(),
                         "-q",
                         "--vgdb=no",
                         "--track-origins=yes",
                         "--exit-on-first-error=yes",
                         "--error-exitcode=1",
                         "--fullpath-after=",
                         fmt::format("--main-stacksize={}", stack_bytes),
                         host.program};
      setup.reach = {valgrind_folders(), make_scratch(host.program.parent_path()), true};
      setup.reach.readable.push_back(host.program);
      setup.environment = {"TMPDIR=" + setup.reach.writable};
      setup.limits.file_bytes = scratch_file_bytes;
      setup.limits.data_bytes = (memory_mb << 20) * valgrind_memory_factor + valgrind_room_bytes;
      break;
  }
  return setup;
}

long most_resident_kb(const Host& host, long memory_mb, long baseline_kb) {
  if (sanitized(host.mode)) return (memory_mb * checked_memory_factor + 256) << 10;
  if (host.mode == Mode::valgrind) return (memory_mb * valgrind_memory_factor << 10) + (valgrind_room_bytes >> 10);
  if (host.mode == Mode::plain && baseline_kb > 0) return baseline_kb + (memory_mb << 10) + (room_for_host_bytes >> 10);
  return (memory_mb << 10) + ((stack_bytes + room_for_host_bytes) >> 10) + most_shared_kb;
}

long most_static_bytes(const Host& host, long memory_mb) {
  return (memory_mb << 20) * (sanitized(host.mode) ? checked_memory_factor : 1) + room_to_record_bytes(host);
}

}  // namespace leetjudge
