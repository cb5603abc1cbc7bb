// Runs a command on a machine that lacks something: without landlock|seccomp|both COMMAND ARGUMENT…
//
// Landlock answers ENOSYS, as a kernel without it does; no filter of system calls can be set, as in some containers.
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <string_view>

int main(int count, char** words) {
  const std::string_view what = count > 2 ? words[1] : "";
  const bool landlock = what == "landlock" || what == "both", seccomp = what == "seccomp" || what == "both";
  if (!landlock && !seccomp) return 2;
  constexpr unsigned number = offsetof(seccomp_data, nr), first = offsetof(seccomp_data, args);
  const auto load = [](unsigned from) { return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, from}; };
  const auto unless = [](unsigned value, unsigned char skipped) {
    return sock_filter{BPF_JMP | BPF_JEQ | BPF_K, 0, skipped, value};
  };
  const auto answer = [](unsigned what_then) { return sock_filter{BPF_RET | BPF_K, 0, 0, what_then}; };
  const unsigned no_landlock = landlock ? SECCOMP_RET_ERRNO | ENOSYS : SECCOMP_RET_ALLOW;
  const unsigned no_filters = seccomp ? SECCOMP_RET_ERRNO | EPERM : SECCOMP_RET_ALLOW;
  sock_filter filter[] = {load(number),        unless(SYS_landlock_create_ruleset, 1),
                          answer(no_landlock), unless(SYS_seccomp, 1),
                          answer(no_filters),  unless(SYS_prctl, 3),
                          load(first),         unless(PR_SET_SECCOMP, 1),
                          answer(no_filters),  answer(SECCOMP_RET_ALLOW)};
  const sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    std::perror("without");
    return 2;
  }
  execvp(words[2], words + 2);
  std::perror(words[2]);
  return 2;
}
