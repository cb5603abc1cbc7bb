#include "run/host_setup.hpp"

#include <elf.h>

#include <cstring>
#include <fstream>

#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr long stack_bytes = 64l << 20;
constexpr long room_for_host_bytes = 4l << 20;  // what an empty host has beside the solution
constexpr long checked_memory_factor = 4;
constexpr long watched_room_bytes = 1l << 30;  // valgrind's own
constexpr long scratch_file_bytes = 1 << 20;
constexpr long address_space_bytes = 64l << 30;  // bounds what page tables take
constexpr long descriptors = 64;

// Debian's /usr/bin/valgrind is a script around it.
std::string valgrind_program() {
  const std::optional<std::filesystem::path> binary = find_program("valgrind.bin");
  return binary ? binary->string() : find_program("valgrind").value_or("valgrind").string();
}

IsolationNeeds needs_of(Mode mode) {
  if (mode == Mode::checked) return {.processes = true, .scratch = false, .readable = {}};
  if (mode == Mode::watched)
    return {.processes = true, .scratch = true, .readable = {"/usr/libexec/valgrind"}};
  return {};
}

}  // namespace

std::string isolation_words(const Isolation& isolation, Mode mode) {
  return isolation_words(isolation, needs_of(mode));
}

ChildSetup host_setup(const Host& host, long memory_mb, const Isolation& isolation, int channel, int output,
                      int error) {
  ChildSetup setup;
  setup.arguments = {host.program};
  setup.standard_output = output;
  setup.standard_error = error;
  setup.extra = channel;
  setup.folder = "/";
  setup.limits.stack_bytes = stack_bytes;
  setup.limits.file_bytes = 0;
  setup.limits.descriptors = descriptors;
  setup.isolation = &isolation;
  setup.needs = needs_of(host.mode);
  switch (host.mode) {
    case Mode::fast:
    case Mode::traced:
      setup.limits.data_bytes = (memory_mb << 20) + room_for_host_bytes;
      setup.limits.space_bytes = address_space_bytes;
      break;
    case Mode::checked:  // its shadow memory is larger than any limit
      setup.environment = {
          format("ASAN_OPTIONS=detect_leaks=0:symbolize=0:handle_abort=1:hard_rss_limit_mb={}",
                 memory_mb * checked_memory_factor)};
      break;
    case Mode::watched:
      setup.arguments = {valgrind_program(),
                         "-q",
                         "--vgdb=no",
                         "--track-origins=yes",
                         "--exit-on-first-error=yes",
                         "--error-exitcode=1",
                         "--fullpath-after=",
                         host.program};
      setup.limits.file_bytes = scratch_file_bytes;
      setup.limits.data_bytes = (memory_mb << 20) * 4 + watched_room_bytes;
      break;
  }
  return setup;
}

long static_data_bytes(const std::filesystem::path& program) {
  std::ifstream file(program, std::ios::binary);
  Elf64_Ehdr header{};
  if (!file.read(reinterpret_cast<char*>(&header), sizeof header)) return 0;
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) return 0;
  long bytes = 0;
  file.seekg(long(header.e_phoff));
  for (int i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment{};
    if (!file.read(reinterpret_cast<char*>(&segment), sizeof segment)) break;
    if (segment.p_type == PT_LOAD && (segment.p_flags & PF_W)) bytes += long(segment.p_memsz);
  }
  return bytes;
}

long most_static_bytes(const Host& host, long memory_mb) {
  return (memory_mb << 20) * (host.mode == Mode::checked ? checked_memory_factor : 1);
}

}  // namespace leetjudge
