// The keeper stands between the judge and every program that the judge starts.
//
//   keeper READABLE… -- PROGRAM ARGUMENT…      with orders in a packet (keeper.hpp)
//
// Theory of operation. The keeper starts PROGRAM in a process of its own, under limits that the system
// enforces, and waits for its end, which it reports to the judge (keeper.hpp). It stays until the judge has
// heard that, so that the program's process number is not given to another meanwhile, and then kills whatever
// the program has left behind, as the parent that orphans come to. The same happens at once when the judge
// ends: its end of the socket is then closed. When the keeper ends, its child is killed by the system.
//
// It is linked statically, so that it starts as fast as a program can.

#include "keeper.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "fence.hpp"

namespace leetjudge {
namespace {

constexpr long no_core = 1;  // 0 would still let a program collect it

void set_limits(const ResourceLimits& limits) {
  const struct {
    __rlimit_resource resource;
    long value;  // -1: as it is
  } all[] = {{RLIMIT_CORE, no_core},
             {RLIMIT_DATA, limits.data_bytes ? limits.data_bytes : -1},
             {RLIMIT_STACK, limits.stack_bytes ? limits.stack_bytes : -1},
             {RLIMIT_AS, limits.space_bytes ? limits.space_bytes : -1},
             {RLIMIT_FSIZE, limits.file_bytes},
             {RLIMIT_CPU, limits.cpu_s ? limits.cpu_s : -1},
             {RLIMIT_NOFILE, limits.descriptors ? limits.descriptors : -1}};
  for (const auto& [resource, value] : all) {
    rlimit both;
    if (value < 0 || getrlimit(resource, &both) != 0) continue;
    // Nobody but root can go beyond what the user's own limits allow.
    both.rlim_cur = both.rlim_max < rlim_t(value) && geteuid() != 0 ? both.rlim_max : rlim_t(value);
    const rlim_t allowed = geteuid() == 0 ? RLIM_INFINITY : both.rlim_max;
    both.rlim_max = both.rlim_cur;
    // SIGXCPU comes first, each second, and SIGKILL in the end.
    if (resource == RLIMIT_CPU) both.rlim_max = std::min(allowed, both.rlim_cur + 3);
    setrlimit(resource, &both);
  }
}

void tell(const KeeperReport& report) { send(control_descriptor, &report, sizeof report, MSG_NOSIGNAL); }

[[noreturn]] void become_program(const KeeperOrders& orders, char** readable, char** program, pid_t keeper) {
  setsid();  // nothing that it sends to its group or session reaches the keeper
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  set_limits(orders.limits);
  if (orders.fixed_addresses) personality(ADDR_NO_RANDOMIZE);
  if (orders.powerless) drop_capabilities();
  const bool unfenced = orders.fenced && !fence_files(orders, readable);
  if (unfenced || (orders.refused && !refuse_calls(orders.refused))) _exit(127);
  KeeperReport report;
  report.process = getpid();
  tell(report);
  execv(program[0], program);
  _exit(127);
}

// A Ctrl-C may have reached this process while it still belonged to the judge's terminal: it is the judge's.
void forget_signals() {
  constexpr int from_terminals[] = {SIGINT, SIGQUIT, SIGHUP, SIGTSTP};
  for (const int one : from_terminals) signal(one, SIG_IGN);  // what waits is dropped
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (const int one : from_terminals) signal(one, SIG_DFL);
}

// Kills whatever has this process for its parent; false if nothing is found.
bool kill_children() {
  std::FILE* children = std::fopen("/proc/thread-self/children", "re");
  bool found = false;
  for (pid_t child; children && std::fscanf(children, "%d", &child) == 1; found = true) kill(child, SIGKILL);
  if (children) std::fclose(children);
  return found;
}

// Kills all that came from here until nothing is left. Only a program that may make processes can have left
// any.
void kill_all(pid_t program) {
  kill(-program, SIGKILL);
  kill(program, SIGKILL);  // its number is its own until it is waited for
  for (;;) {
    const pid_t ended = waitpid(-1, nullptr, WNOHANG);
    if (ended > 0 || (ended < 0 && errno == EINTR)) continue;
    if (ended < 0 || !kill_children()) return;
    waitpid(-1, nullptr, 0);
  }
}

void on_child(int) {}

// The program's end, if it has ended; it stays a zombie, and keeps its number.
bool has_ended(pid_t program, KeeperReport& report) {
  siginfo_t info{};
  rusage usage{};
  if (syscall(SYS_waitid, P_PID, program, &info, WEXITED | WNOHANG | WNOWAIT, &usage) != 0 || info.si_pid == 0)
    return false;
  report.kind = KeeperReport::Kind::ended;
  report.by_signal = info.si_code != CLD_EXITED;
  report.code = info.si_status;
  const auto microseconds = [](const timeval& time) { return time.tv_sec * 1000000LL + time.tv_usec; };
  report.cpu_us = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  report.peak_resident_kb = usage.ru_maxrss;
  return true;
}

// Until the judge has closed its end.
void keep(pid_t program) {
  sigset_t open_to_children;
  sigprocmask(SIG_SETMASK, nullptr, &open_to_children);
  sigdelset(&open_to_children, SIGCHLD);
  bool told = false;
  for (;;) {
    KeeperReport report;
    if (!told && has_ended(program, report)) {
      tell(report);
      told = true;
    }
    pollfd judge{control_descriptor, POLLIN, 0};
    if (ppoll(&judge, 1, nullptr, &open_to_children) > 0) return;
  }
}

}  // namespace
}  // namespace leetjudge

int main(int count, char** words) {
  using namespace leetjudge;
  forget_signals();
  char** program = words + 1;
  while (*program && std::strcmp(*program, "--") != 0) ++program;
  KeeperOrders orders;
  const bool ordered = count > 2 && *program && recv(control_descriptor, &orders, sizeof orders, 0) == sizeof orders;
  if (!ordered || !*++program) return 127;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_DUMPABLE, 0);  // out of reach for whatever it keeps
  fcntl(control_descriptor, F_SETFD, FD_CLOEXEC);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, nullptr);
  signal(SIGCHLD, on_child);
  const pid_t keeper = getpid();
  const pid_t child = fork();
  if (child == 0) become_program(orders, words + 1, program, keeper);
  if (child < 0) return 127;
  for (int descriptor = 0; descriptor < control_descriptor; ++descriptor) close(descriptor);
  keep(child);
  kill_all(child);
}
