// The keeper stands between the judge and every program that the judge starts.
//
//   keeper [--data=BYTES] [--stack=BYTES] [--file=BYTES] [--space=BYTES] [--cpu=SECONDS] [--descriptors=N]
//          [--filter] [--fence] [--processes] PROGRAM ARGUMENT…
//
// Theory of operation. The keeper starts PROGRAM in a process of its own, under limits that the system
// enforces, and waits for its end, which it reports to the judge (report.hpp). It stays until the judge has
// heard that, so that the program's process number is not given to another meanwhile, and then kills whatever
// the program has left behind: as the first process of a namespace by killing every other one, and otherwise
// by being the parent that orphans come to. The same happens at once when the judge ends: its end of the
// socket is then closed. When the keeper ends, its child is killed by the system.
//
// It is linked statically, so that it starts as fast as a program can.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "fence.hpp"
#include "filter.hpp"
#include "report.hpp"

namespace leetjudge {
namespace {

struct Orders {
  struct Limit {
    const char* name;
    __rlimit_resource resource;
    long long value;  // -1: as it is
  };
  Limit limits[6] = {{"--data=", RLIMIT_DATA, -1},  {"--stack=", RLIMIT_STACK, -1},
                     {"--file=", RLIMIT_FSIZE, -1}, {"--space=", RLIMIT_AS, -1},
                     {"--cpu=", RLIMIT_CPU, -1},    {"--descriptors=", RLIMIT_NOFILE, -1}};
  bool filter = false;
  bool fence = false;
  bool processes = false;
  char** program = nullptr;
};

bool read_orders(char** words, Orders& orders) {
  for (; *words && std::strncmp(*words, "--", 2) == 0; ++words) {
    bool known = true;
    if (std::strcmp(*words, "--filter") == 0) {
      orders.filter = true;
    } else if (std::strcmp(*words, "--fence") == 0) {
      orders.fence = true;
    } else if (std::strcmp(*words, "--processes") == 0) {
      orders.processes = true;
    } else {
      known = false;
      for (Orders::Limit& limit : orders.limits) {
        const std::size_t length = std::strlen(limit.name);
        if (std::strncmp(*words, limit.name, length) != 0) continue;
        limit.value = std::atoll(*words + length);
        known = true;
      }
    }
    if (!known) return false;
  }
  orders.program = words;
  return true;
}

void set_limits(const Orders& orders) {
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  for (const Orders::Limit& limit : orders.limits) {
    if (limit.value < 0) continue;
    rlimit both{rlim_t(limit.value), rlim_t(limit.value)};
    if (limit.resource == RLIMIT_CPU) ++both.rlim_max;  // SIGXCPU comes first, and SIGKILL after a second
    setrlimit(limit.resource, &both);
  }
}

// Root too is nobody special in what it becomes.
void drop_capabilities() {
  struct {
    unsigned version;
    int process;
  } header = {0x20080522, 0};
  const struct { unsigned effective, permitted, inheritable; } none[2] = {};
  for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; ++capability) {
  }
  syscall(SYS_capset, &header, none);
}

void tell(const KeeperReport& report) {
  send(control_descriptor, &report, sizeof report, MSG_NOSIGNAL);
}

[[noreturn]] void become_program(const Orders& orders, pid_t keeper) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  unsetenv("PWD");  // bubblewrap's
  set_limits(orders);
  KeeperReport report;
  if (orders.filter) drop_capabilities();
  if (orders.fence) report.fenced = fence_files(orders.program[0], orders.processes);
  if (orders.filter) report.filtered = filter_system_calls();
  tell(report);
  execv(orders.program[0], orders.program);
  report.kind = KeeperReport::Kind::cannot_execute;
  tell(report);
  _exit(127);
}

// Kills all that came from here, again and again until nothing is left. Only a program that may make
// processes can have left any.
void kill_all(pid_t program) {
  for (;;) {
    if (getpid() == 1) {
      kill(-1, SIGKILL);
    } else {
      kill(-program, SIGKILL);
      kill(program, SIGKILL);
      char path[64];
      std::snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
      if (std::FILE* file = std::fopen(path, "re")) {
        for (int child = 0; std::fscanf(file, "%d", &child) == 1;) kill(child, SIGKILL);
        std::fclose(file);
      }
    }
    if (waitpid(-1, nullptr, 0) < 0 && errno == ECHILD) return;
  }
}

void on_child(int) {}

// The program's end, if it has ended; it stays a zombie, and keeps its number.
bool has_ended(pid_t program, KeeperReport& report) {
  siginfo_t info{};
  rusage usage{};
  if (syscall(SYS_waitid, P_PID, program, &info, WEXITED | WNOHANG | WNOWAIT, &usage) != 0 ||
      info.si_pid == 0)
    return false;
  report.kind = KeeperReport::Kind::ended;
  report.wait_status = info.si_code == CLD_EXITED ? (info.si_status & 0xff) << 8 : info.si_status & 0x7f;
  const auto microseconds = [](const timeval& time) { return time.tv_sec * 1000000LL + time.tv_usec; };
  report.cpu_us = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
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
  Orders orders;
  if (count < 2 || !read_orders(words + 1, orders) || !orders.program[0]) return 127;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_DUMPABLE, 0);  // out of reach for whatever it keeps
  fcntl(control_descriptor, F_SETFD, FD_CLOEXEC);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, nullptr);
  signal(SIGCHLD, on_child);
  const pid_t keeper = getpid();
  const pid_t program = fork();
  if (program == 0) become_program(orders, keeper);
  if (program < 0) return 127;
  for (int descriptor = 0; descriptor < control_descriptor; ++descriptor) close(descriptor);
  keep(program);
  kill_all(program);
}
