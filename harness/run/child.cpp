#include "run/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

[[noreturn]] void fail(const char* what) {
  throw JudgeFault(format("{}: {}", what, std::strerror(errno)));
}

// Between fork and exec only async-signal-safe calls are allowed, so everything below takes what was prepared
// before.

void limit(__rlimit_resource resource, long value) {
  const rlimit both{rlim_t(value), rlim_t(value)};
  setrlimit(resource, &both);
}

void set_limits(const ResourceLimits& limits) {
  limit(RLIMIT_CORE, 0);
  if (limits.data_bytes > 0) limit(RLIMIT_DATA, limits.data_bytes);
  if (limits.stack_bytes > 0) limit(RLIMIT_STACK, limits.stack_bytes);
  if (limits.file_bytes >= 0) limit(RLIMIT_FSIZE, limits.file_bytes);
}

// Puts the descriptors of `wanted` on 0, 1, 2 and 3 and closes all others.
void arrange_descriptors(const int (&wanted)[4]) {
  int safe[4];
  for (int i = 0; i < 4; ++i) safe[i] = wanted[i] < 0 ? -1 : fcntl(wanted[i], F_DUPFD, 10);
  for (int i = 0; i < 4; ++i) {
    if (safe[i] >= 0) {
      dup2(safe[i], i);
    } else {
      close(i);
    }
  }
  syscall(SYS_close_range, safe[3] >= 0 ? 4u : 3u, ~0u, 0u);
}

[[noreturn]] void become(const ChildSetup& setup, char* const* arguments, char* const* environment,
                         int null_device, pid_t judge) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != judge) _exit(127);  // the judge died before the line above
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  if (!setup.folder.empty() && chdir(setup.folder.c_str()) != 0) _exit(127);
  arrange_descriptors({null_device, setup.standard_output < 0 ? null_device : setup.standard_output,
                       setup.standard_error < 0 ? null_device : setup.standard_error, setup.extra});
  set_limits(setup.limits);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

// The figure in kB behind `key` in /proc/PID/status; 0 if there is none.
long status_kb(pid_t pid, const char* key) {
  std::FILE* file = std::fopen(format("/proc/{}/status", pid).c_str(), "re");
  if (!file) return 0;
  long value = 0;
  char line[256];
  while (std::fgets(line, sizeof line, file)) {
    if (std::strncmp(line, key, std::strlen(key)) == 0) {
      value = std::strtol(line + std::strlen(key), nullptr, 10);
      break;
    }
  }
  std::fclose(file);
  return value;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    close();
    number_ = other.release();
  }
  return *this;
}

int Descriptor::release() {
  const int number = number_;
  number_ = -1;
  return number;
}

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

DescriptorPair make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("a pipe cannot be made");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

DescriptorPair make_socket_pair() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) fail("a socket pair cannot be made");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Child::Child(const ChildSetup& setup) {
  const std::vector<char*> arguments = pointers(setup.arguments);
  const std::vector<char*> own_environment = pointers(setup.environment);
  char* const* environment = setup.inherit_environment ? environ : own_environment.data();
  const Descriptor null_device(open("/dev/null", O_RDWR | O_CLOEXEC));
  if (!null_device) fail("/dev/null cannot be opened");
  const pid_t judge = getpid();
  pid_ = fork();
  if (pid_ < 0) fail("a process cannot be started");
  if (pid_ == 0) become(setup, arguments.data(), environment, null_device.get(), judge);
  setpgid(pid_, pid_);  // here too: whichever of the two comes first
  if (clock_getcpuclockid(pid_, &cpu_clock_) != 0) cpu_clock_ = -1;
}

Child::~Child() {
  if (pid_ < 0) return;
  kill();
  wait();
}

double Child::cpu_ms() {
  timespec time;
  if (!ended_ && cpu_clock_ != -1 && clock_gettime(cpu_clock_, &time) == 0) {
    last_cpu_ms_ = double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
  }
  return last_cpu_ms_;
}

double Child::waited_for_processor_ms() const {
  std::FILE* file = std::fopen(format("/proc/{}/schedstat", pid_).c_str(), "re");
  if (!file) return 0;
  unsigned long long ran = 0;
  unsigned long long waited = 0;
  const int found = std::fscanf(file, "%llu %llu", &ran, &waited);
  std::fclose(file);
  return found == 2 ? double(waited) / 1e6 : 0;
}

long Child::resident_kb() const {
  return ended_ ? 0 : status_kb(pid_, "VmRSS:");
}

long Child::peak_resident_kb() const {
  return ended_ ? 0 : status_kb(pid_, "VmHWM:");
}

void Child::kill() {
  if (ended_) return;
  ::kill(-pid_, SIGKILL);
  ::kill(pid_, SIGKILL);  // it may have left its group
}

bool Child::ends_within(int milliseconds) const {
  if (ended_) return true;
  const Descriptor process(int(syscall(SYS_pidfd_open, pid_, 0)));
  pollfd waiting{process.get(), POLLIN, 0};
  return process && poll(&waiting, 1, milliseconds) == 1;
}

Ending Child::wait() {
  if (!ended_) {
    siginfo_t ignored;
    while (waitid(P_PID, id_t(pid_), &ignored, WEXITED | WNOWAIT) < 0 && errno == EINTR) {
    }
    ::kill(-pid_, SIGKILL);  // what it left behind in its group, while the number is still its own
    int status = 0;
    rusage usage{};
    while (wait4(pid_, &status, 0, &usage) < 0 && errno == EINTR) {
    }
    const auto milliseconds = [](const timeval& time) {
      return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
    };
    last_cpu_ms_ = std::max(last_cpu_ms_, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime));
    ending_ = interpret_wait_status(status);
    ended_ = true;
  }
  return ending_;
}

}  // namespace leetjudge
