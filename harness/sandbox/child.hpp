// One child process: starting it under limits, killing it with all that it started, learning how it ended.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "sandbox/descriptor.hpp"
#include "sandbox/isolation.hpp"
#include "sandbox/keeper.hpp"

namespace leetjudge {

// How a process ended. A wait status is interpreted in one place, the keeper.
struct Ending {
  bool by_signal = false;
  int code = 0;  // the exit status, or the signal's number

  bool clean() const { return !by_signal && code == 0; }
};

// In words: "invalid memory access (SIGSEGV)", "ended with exit status 3".
std::string describe(const Ending& ending);

// What the system tells of a process that runs, in /proc.
struct Usage {
  long resident_kb = 0;
  long peak_resident_kb = 0;
  long threads = 0;
};

// How long that of its present threads which waited most has had to wait for a processor, in milliseconds; and the
// calling thread.
double waited_for_processor_ms(pid_t process);
double this_thread_waited_for_processor_ms();

// How many processes the system has killed since it runs, as memory was short; 0 where it does not tell.
unsigned long killed_for_memory();

struct ChildSetup {
  std::vector<std::string> arguments = {};    // the program's path first
  std::vector<std::string> environment = {};  // "NAME=value", nothing else is passed on
  bool fixed_addresses = false;               // without address randomisation, which sanitizers do not always bear
  int standard_output = -1;                   // -1: /dev/null; standard input always is
  int standard_error = -1;
  int extra = -1;  // becomes descriptor 3; every other one is closed
  ResourceLimits limits = {};
  std::string folder = {};  // where it runs; empty: where the judge does
  Trust trust = Trust::judge;
  Reach reach = {};
};

// A program under a keeper (sandbox/keeper.cpp), in a session of its own. It is killed with all that it started
// when the object goes or the judge dies.
class Child {
 public:
  // Throws JudgeFault when it cannot be started at all, or not with the isolation that is wanted, or is a solution for
  // which there is none (isolation.hpp); a program that cannot be executed ends with status 127.
  explicit Child(const ChildSetup& setup);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  pid_t pid() const { return pid_; }
  // CPU time that the process has used so far, all threads, in milliseconds; the last known once it
  // has ended.
  double cpu_ms();
  // What it has now; nothing once it has ended, or where nothing can be read of it.
  std::optional<Usage> usage() const;
  // Resident memory at its highest, of all programs that the process has been, in kB; 0 until it has ended.
  long peak_resident_kb() const { return peak_resident_kb_; }
  // Readable once it has ended.
  int ending_descriptor() const { return control_.get(); }
  // From now on, until it is told another size, its main stack grows to so much, and never beyond what it began with.
  void limit_stack(long bytes) const;
  void kill();
  // Asks it to abort, as assertions do, and waits for its end, at most so long.
  void abort_within(int milliseconds);
  // Whether it ends by itself within that time.
  bool ends_within(int milliseconds) const;
  // Waits for its end, for a minute, and then kills it. Later calls return the same. Throws JudgeFault when
  // the keeper was killed, or the process does not even end then.
  Ending wait();

 private:
  void start(const ChildSetup& setup);
  void hear_start();

  pid_t keeper_ = -1;
  pid_t pid_ = -1;
  Descriptor control_;  // to the keeper
  bool ended_ = false;
  Ending ending_;
  clockid_t cpu_clock_ = -1;
  double last_cpu_ms_ = 0;
  long peak_resident_kb_ = 0;
};

}  // namespace leetjudge
