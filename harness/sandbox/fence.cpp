#include "fence.hpp"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>

namespace leetjudge {
namespace {

// The loader, the libraries and their data.
constexpr const char* library_folders[] = {
    "/lib",           "/lib32",           "/lib64",     "/usr/lib",   "/usr/lib32",         "/usr/lib64",
    "/usr/local/lib", "/usr/local/lib64", "/nix/store", "/gnu/store", "/usr/share/zoneinfo"};
// Where a sanitizer finds its options, the stack and how much memory is used.
constexpr const char* own_proc[] = {"/proc/self/cmdline", "/proc/self/environ", "/proc/self/maps", "/proc/self/statm"};
// Not /dev/zero: mapped, it is memory that no limit counts.
constexpr const char* random_devices[] = {"/dev/random", "/dev/urandom"};

// What the header may not know yet.
constexpr std::uint64_t refer = 1 << 13, truncate_file = 1 << 14, device_ioctl = 1 << 15;

constexpr std::uint64_t reads_file = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t writes_file = reads_file | LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t executes_file = reads_file | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t reads_folder = executes_file | LANDLOCK_ACCESS_FS_READ_DIR;

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

bool fence_files(const KeeperOrders& orders, char** readable) {
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  landlock_ruleset_attr handled{};
  handled.handled_access_fs = rights_of_version(version);
  const int rules = int(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled.handled_access_fs, 0));
  if (rules < 0) return false;
  for (const char* folder : library_folders) allow(rules, folder, reads_folder);
  allow(rules, "/etc/ld.so.cache", reads_file);
  allow(rules, "/dev/null", writes_file);
  if (orders.writes_first)
    allow(rules, *readable++, handled.handled_access_fs & ~std::uint64_t(LANDLOCK_ACCESS_FS_EXECUTE | refer));
  for (; std::strcmp(*readable, "--") != 0; ++readable) {
    struct stat status;
    allow(rules, *readable, stat(*readable, &status) == 0 && S_ISDIR(status.st_mode) ? reads_folder : executes_file);
  }
  for (const char* file : own_proc) {
    if (orders.own_proc) allow(rules, file, reads_file);
  }
  for (const char* device : random_devices) {
    if (orders.random) allow(rules, device, reads_file);
  }
  const bool done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

}  // namespace leetjudge
