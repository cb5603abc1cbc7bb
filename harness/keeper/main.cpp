// The keeper stands between the judge and every program that the judge starts.
//
//   keeper [--data=BYTES] [--stack=BYTES] [--file=BYTES] [--space=BYTES] [--cpu=SECONDS] [--descriptors=N]
//          [--fixed-addresses] [--stranger] [--filter] [--fence [--readable=PATH]… [--scratch=FOLDER]
//          [--proc]] PROGRAM ARGUMENT…
//
// --fixed-addresses: PROGRAM lies where it always does, unless the system refuses.
// --stranger: PROGRAM is nobody's whom the judge trusts, and gets no capabilities.
//
// Theory of operation. The keeper starts PROGRAM in a process of its own, under limits that the system
// enforces, and waits for its end, which it reports to the judge (message.hpp). It stays until the judge has
// heard that, so that the program's process number is not given to another meanwhile, and then kills whatever
// the program has left behind: as the first process of a namespace by killing every other one, and otherwise
// by being the parent that orphans come to. The same happens at once when the judge ends: its end of the
// socket is then closed. When the keeper ends, its child is killed by the system.
//
// It is linked statically, so that it starts as fast as a program can.
#include <dirent.h>
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

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "fence.hpp"
#include "filter.hpp"
#include "message.hpp"

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
  bool fixed_addresses = false;
  bool stranger = false;
  bool filter = false;
  bool fence = false;
  bool proc = false;
  const char* scratch = nullptr;
  const char* readable[1024] = {};  // the last stays null
  int readable_count = 0;
  char** program = nullptr;
};

// What follows `name` in `word`; null if it does not begin so.
const char* after(const char* name, const char* word) {
  const std::size_t length = std::strlen(name);
  return std::strncmp(word, name, length) == 0 ? word + length : nullptr;
}

bool read_order(const char* word, Orders& orders) {
  const std::pair<const char*, bool*> switches[] = {{"--fixed-addresses", &orders.fixed_addresses},
                                                    {"--stranger", &orders.stranger},
                                                    {"--filter", &orders.filter},
                                                    {"--fence", &orders.fence},
                                                    {"--proc", &orders.proc}};
  for (const auto& [name, on] : switches) {
    if (std::strcmp(word, name) == 0) return *on = true;
  }
  if (const char* path = after("--scratch=", word)) {
    orders.scratch = path;
    return true;
  }
  if (const char* path = after("--readable=", word)) {
    if (orders.readable_count + 1 >= int(sizeof orders.readable / sizeof *orders.readable)) return false;
    orders.readable[orders.readable_count++] = path;
    return true;
  }
  for (Orders::Limit& limit : orders.limits) {
    const char* value = after(limit.name, word);
    if (!value) continue;
    limit.value = std::atoll(value);
    return true;
  }
  return false;
}

bool read_orders(char** words, Orders& orders) {
  for (; *words && after("--", *words); ++words) {
    if (!read_order(*words, orders)) return false;
  }
  orders.program = words;
  return true;
}

void set_limits(const Orders& orders) {
  const rlimit no_core{1, 1};  // 0 would still let a program collect it
  setrlimit(RLIMIT_CORE, &no_core);
  for (const Orders::Limit& limit : orders.limits) {
    if (limit.value < 0) continue;
    rlimit both;
    if (getrlimit(limit.resource, &both) != 0) continue;
    // Nobody but root can go beyond what the user's own limits allow.
    both.rlim_cur = both.rlim_max < rlim_t(limit.value) && geteuid() != 0 ? both.rlim_max : rlim_t(limit.value);
    both.rlim_max = both.rlim_cur;
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

void tell(const KeeperReport& report) { send(control_descriptor, &report, sizeof report, MSG_NOSIGNAL); }

[[noreturn]] void become_program(const Orders& orders, pid_t keeper) {
  setsid();  // nothing that it sends to its group or session reaches the keeper
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  unsetenv("PWD");  // bubblewrap's
  set_limits(orders);
  if (orders.fixed_addresses) personality(ADDR_NO_RANDOMIZE);
  KeeperReport report;
  if (orders.stranger) drop_capabilities();
  if (orders.fence) report.fenced = fence_files(orders.readable, orders.proc, orders.scratch, orders.stranger);
  const bool in_namespaces = keeper == 1;
  if (orders.filter) report.filtered = filter_system_calls(report.fenced || in_namespaces);
  tell(report);
  execv(orders.program[0], orders.program);
  report.kind = KeeperReport::Kind::cannot_execute;
  tell(report);
  _exit(127);
}

// Kills whatever has this process for its parent; false if nothing is found.
bool kill_children() {
  bool found = false;
  DIR* processes = opendir("/proc");
  while (const dirent* entry = processes ? readdir(processes) : nullptr) {
    char path[300];
    std::snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
    std::FILE* file = entry->d_name[0] >= '1' && entry->d_name[0] <= '9' ? std::fopen(path, "re") : nullptr;
    if (!file) continue;
    char line[512];
    const std::size_t size = std::fread(line, 1, sizeof line - 1, file);
    line[size] = 0;
    std::fclose(file);
    int parent = 0;
    const char* name_ends = std::strrchr(line, ')');
    if (!name_ends || std::sscanf(name_ends, ") %*c %d", &parent) != 1 || parent != getpid()) continue;
    kill(std::atoi(entry->d_name), SIGKILL);
    found = true;
  }
  if (processes) closedir(processes);
  return found;
}

// Kills all that came from here until nothing is left. Only a program that may make processes can have left
// any.
void kill_all(pid_t program) {
  const bool first_of_all = getpid() == 1;
  kill(first_of_all ? -1 : -program, SIGKILL);
  kill(program, SIGKILL);  // its number is its own until it is waited for
  for (;;) {
    const pid_t ended = waitpid(-1, nullptr, first_of_all ? 0 : WNOHANG);
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
  static Orders orders;
  if (count < 2) return 0;
  if (!read_orders(words + 1, orders) || !orders.program[0]) return 127;
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
