#include "fence.hpp"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

#include "library_folders.hpp"

namespace leetjudge {
namespace {

// What the header may not know yet.
constexpr std::uint64_t refer = 1 << 13, truncate_file = 1 << 14, device_ioctl = 1 << 15;

constexpr std::uint64_t reading =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t for_files_only =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;

// All rights that this version of Landlock can take away.
std::uint64_t rights_of_version(long version) {
  std::uint64_t rights = (1 << 13) - 1;
  if (version >= 2) rights |= refer;
  if (version >= 3) rights |= truncate_file;
  if (version >= 5) rights |= device_ioctl;
  return rights;
}

// What is not there needs no rule.
void allow(int rules, const char* path, std::uint64_t rights) {
  const int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  landlock_path_beneath_attr rule{};
  rule.allowed_access = rights;
  rule.parent_fd = place;
  syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(place);
}

}  // namespace

bool fence_files(const char* const* readable, bool proc, const char* scratch, bool random) {
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  landlock_ruleset_attr handled{};
  handled.handled_access_fs = rights_of_version(version);
  const int rules = int(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled.handled_access_fs, 0));
  if (rules < 0) return false;
  for (const char* folder : library_folders) allow(rules, folder, reading);
  allow(rules, "/etc/ld.so.cache", LANDLOCK_ACCESS_FS_READ_FILE);
  for (; *readable; ++readable) {
    struct stat status;
    const bool folder = stat(*readable, &status) == 0 && S_ISDIR(status.st_mode);
    allow(rules, *readable, folder ? reading : for_files_only & reading);
  }
  if (scratch) allow(rules, scratch, handled.handled_access_fs & ~std::uint64_t(LANDLOCK_ACCESS_FS_EXECUTE | refer));
  if (proc) allow(rules, "/proc", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
  for (const char* device : devices) {
    if (random || device == null_device)
      allow(rules, device, for_files_only & ~std::uint64_t(LANDLOCK_ACCESS_FS_EXECUTE));
  }
  const bool done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

}  // namespace leetjudge
