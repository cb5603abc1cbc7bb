#include "sandbox/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <thread>
#include <utility>

#include "sandbox/fence.hpp"
#include "sandbox/keeper.hpp"
#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

constexpr int patience_ms = 60000;  // for what the system does at once unless something is broken

// Starts a program with the descriptors of `wanted` as 0, 1, 2, … and no others, in a session of its own; none for -1.
pid_t spawn(const std::vector<int>& wanted, const std::string& folder, char* const* arguments,
            char* const* environment) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  std::vector<Descriptor> safe;  // beyond those that they become
  for (int i = 0; i < int(wanted.size()); ++i) {
    const int from = wanted[std::size_t(i)];
    safe.emplace_back(from < 0 ? -1 : fcntl(from, F_DUPFD_CLOEXEC, 10));
    if (safe.back())
      posix_spawn_file_actions_adddup2(&actions, safe.back().get(), i);
    else
      posix_spawn_file_actions_addclose(&actions, i);
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, int(wanted.size()));
  if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  sigset_t all;
  sigfillset(&all);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &all);  // until it has looked at them
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process = -1;
  errno = posix_spawn(&process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (errno != 0) system_fault("a process cannot be started");
  return process;
}

KeeperOrders orders_of(const ChildSetup& setup) {
  KeeperOrders orders;
  orders.limits = setup.limits;
  orders.fixed_addresses = setup.fixed_addresses;
  if (setup.trust == Trust::judge) return orders;
  const bool solution = setup.trust == Trust::solution;
  if (!isolation().whole() && !unfenced_allowed())
    throw JudgeFault("not run: this system lacks Landlock or system call filters");
  orders.writes_first = !setup.reach.writable.empty();
  orders.own_proc = setup.reach.own_proc;
  orders.random = orders.powerless = solution;
  orders.fenced = isolation().landlock;
  if (isolation().filter) orders.refused = solution ? refused::to_solutions : refused::to_tools;
  if (orders.writes_first) orders.refused &= ~unsigned(refused::names);
  return orders;
}

// The keeper, what may be opened, and the program.
std::vector<std::string> command_of(const ChildSetup& setup) {
  std::vector<std::string> command = {LEETJUDGE_KEEPER};
  const auto append = [&](const std::vector<std::string>& words) {
    command.insert(command.end(), words.begin(), words.end());
  };
  if (!setup.reach.writable.empty()) append({setup.reach.writable});
  append(setup.reach.readable);
  if (setup.trust == Trust::solution) append({setup.arguments.front()});
  append({"--"});
  append(setup.arguments);
  return command;
}

// Waits for a child of the judge that is about to end. What does not is killed, and left to the system.
void bury(pid_t process) {
  using Clock = std::chrono::steady_clock;
  auto pause = std::chrono::microseconds(20);
  const auto deadline = Clock::now() + std::chrono::milliseconds(patience_ms);
  while (waitpid(process, nullptr, WNOHANG) == 0) {
    if (Clock::now() > deadline) {
      ::kill(process, SIGKILL);
      return;
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, std::chrono::microseconds(5000));
  }
}

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

// Whether there is something to read, or will be within that time.
bool readable_within(int descriptor, int milliseconds) {
  pollfd waiting{descriptor, POLLIN, 0};
  int result;
  while ((result = poll(&waiting, 1, milliseconds)) < 0 && errno == EINTR) {
  }
  return result == 1;
}

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

std::string describe(const Ending& ending) {
  if (!ending.by_signal) return fmt::format("ended with exit status {}", ending.code);
  switch (ending.code) {
    case SIGSEGV: return "invalid memory access (SIGSEGV)";
    case SIGBUS: return "invalid memory access (SIGBUS)";
    case SIGFPE: return "integer division by zero or overflow (SIGFPE)";
    case SIGABRT: return "aborted (SIGABRT)";
    case SIGILL: return "illegal instruction (SIGILL)";
    case SIGTRAP: return "trap (SIGTRAP)";
    case SIGXFSZ: return "tried to write to a file (SIGXFSZ)";
    case SIGSYS: return "forbidden system call (SIGSYS)";
    case SIGKILL: return "killed (SIGKILL)";
  }
  const char* name = sigabbrev_np(ending.code);
  return name ? fmt::format("ended by SIG{}", name) : fmt::format("ended by signal {}", ending.code);
}

Child::Child(const ChildSetup& setup) {
  start(setup);
  try {
    hear_start();
  } catch (const JudgeFault& fault) {
    control_.close();
    bury(keeper_);
    throw JudgeFault(fmt::format("{} cannot be run: {}", setup.arguments.at(0), fault.what()));
  }
  if (clock_getcpuclockid(pid_, &cpu_clock_) != 0) cpu_clock_ = -1;
}

void Child::start(const ChildSetup& setup) {
  const std::vector<std::string> command = command_of(setup);
  const std::vector<char*> arguments = pointers(command);
  const std::vector<char*> environment = pointers(setup.environment);
  const Descriptor null_device(open("/dev/null", O_RDWR | O_CLOEXEC));
  if (!null_device) system_fault("/dev/null cannot be opened");
  const KeeperOrders orders = orders_of(setup);
  DescriptorPair control = make_packet_socket();
  if (send(control.first.get(), &orders, sizeof orders, 0) != sizeof orders) system_fault("a keeper gets no orders");
  const auto or_null = [&](int descriptor) { return descriptor < 0 ? null_device.get() : descriptor; };
  keeper_ = spawn({null_device.get(), or_null(setup.standard_output), or_null(setup.standard_error), setup.extra,
                   control.second.get()},
                  setup.folder, arguments.data(), environment.data());
  control_ = std::move(control.first);
}

// The keeper's first words.
void Child::hear_start() {
  KeeperReport report;
  const bool heard = readable_within(control_.get(), patience_ms);
  const bool whole = recv(control_.get(), &report, sizeof report, 0) == sizeof report;
  if (!whole || report.kind != KeeperReport::Kind::started) {
    ::kill(keeper_, SIGKILL);
    throw JudgeFault(!heard  ? "its keeper did not start in time"
                     : whole ? "it cannot be isolated as other programs were"
                             : "its keeper does not start");
  }
  pid_ = report.process;
}

Child::~Child() {
  kill();
  try {
    wait();
  } catch (const JudgeFault&) {  // no keeper: nothing to wait for
  }
  control_.close();  // the keeper kills what is left, and ends
  bury(keeper_);
}

double Child::cpu_ms() {
  timespec time;
  if (!ended_ && cpu_clock_ != -1 && clock_gettime(cpu_clock_, &time) == 0) {
    last_cpu_ms_ = double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
  }
  return last_cpu_ms_;
}

void Child::limit_stack(long bytes) const {
  rlimit limit{};
  if (ended_ || prlimit(pid_, RLIMIT_STACK, nullptr, &limit) != 0) return;
  limit.rlim_cur = std::min(rlim_t(bytes), limit.rlim_max);
  prlimit(pid_, RLIMIT_STACK, &limit, nullptr);
}

void Child::kill() {
  if (!ended_) ::kill(pid_, SIGKILL);  // its number is its own until the keeper is let go
}

void Child::abort_within(int milliseconds) {
  if (!ended_ && ::kill(pid_, SIGABRT) == 0) ends_within(milliseconds);
}

bool Child::ends_within(int milliseconds) const { return ended_ || readable_within(control_.get(), milliseconds); }

Ending Child::wait() {
  if (ended_) return ending_;
  if (!ends_within(patience_ms)) {
    kill();
    if (!ends_within(patience_ms)) throw JudgeFault("a process that was killed does not end");
  }
  KeeperReport report;
  const ssize_t count = recv(control_.get(), &report, sizeof report, 0);
  ended_ = true;
  if (count != sizeof report || report.kind != KeeperReport::Kind::ended)
    throw JudgeFault("the keeper of a process was killed from outside");
  last_cpu_ms_ = std::max(last_cpu_ms_, double(report.cpu_us) / 1e3);
  peak_resident_kb_ = long(report.peak_resident_kb);
  return ending_ = {report.by_signal, report.code};
}

// The first thread may have ended while others go on, and then says nothing of the process's memory.
std::optional<Usage> Child::usage() const {
  if (ended_) return std::nullopt;
  if (std::optional<Usage> usage = usage_in(fmt::format("/proc/{}/status", pid_))) return usage;
  std::error_code error;
  for (const auto& thread : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", pid_), error)) {
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

unsigned long killed_for_memory() {
  std::ifstream file("/proc/vmstat");
  std::string name;
  for (unsigned long count; file >> name >> count;)
    if (name == "oom_kill") return count;
  return 0;
}

}  // namespace leetjudge
