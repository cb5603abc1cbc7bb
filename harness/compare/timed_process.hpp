// One process of one solution, to be measured.
#pragma once

#include <cstdint>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "compile/host.hpp"
#include "results/results.hpp"
#include "run/session.hpp"

namespace leetjudge {

using Order = std::vector<int>;  // which cases are called, one after the other

// The cases of a measurement. They must outlive its processes.
struct TimedCases {
  const Problem* problem = nullptr;
  std::vector<const Case*> all;
  std::size_t bytes = 0;  // of their inputs
};

// The process of a solution did not answer, or not rightly; what() says so.
struct TimedProcessEnded : std::runtime_error {
  TimedProcessEnded(Status now, const std::string& words) : std::runtime_error(words), status(now) {}
  Status status;
};

// The user ended it in the middle (util/interrupt.hpp).
struct TimingInterrupted {};

class TimedProcess {
 public:
  // `limits` are those of one call and `call_ms` is what it takes, roughly; `answers` is what the solution
  // answered when it was judged; they and `isolation` must outlive it. Throws TimedProcessEnded and TimingInterrupted,
  // as do all members.
  TimedProcess(const Host& host, const RunLimits& limits, double call_ms, const Isolation& isolation,
               const TimedCases& cases, const std::vector<std::string>& answers);

  // CPU time of these calls, and of what the process did besides: copying arguments before, and answers
  // after. In milliseconds.
  struct Took {
    double calls_ms = 0;
    double besides_ms = 0;
    std::vector<double> each_us = {};  // of clock()
  };
  Took measure(const Order& order);
  // The same, and the time of each of these calls by the process's own clock; none where that says far less
  // than the judge's.
  Took clock(const Order& order, bool cpu_clock);

  // What all that costs besides the calls, where nothing is called and these are the answers; `closer`: and
  // where the digest of each is asked for as well.
  double besides_ms(const Order& order, bool closer);
  bool looked_closer() const { return looked_closer_; }
  // CPU time of what came before main, in milliseconds.
  double start_ms() const { return session_.start_ms(); }

 private:
  template <class F>
  Took take(const Order& order, F calls);
  void allow(std::size_t calls);
  Reply ask(FrameKind kind, std::string_view payload);
  void check(const Order& part);
  std::uint64_t look_at(const Order& part, std::size_t index);
  void look_closer(const Order& part);

  RunLimits limits_;
  double call_ms_;
  std::size_t most_calls_;
  Session session_;
  const TimedCases& cases_;
  const std::vector<std::string>& answers_;
  std::mt19937_64 chance_{std::random_device{}()};  // nobody can know what is looked at
  bool looked_closer_ = false;
  double shown_ms_ = 0;                        // CPU time that showing other answers took: the judge asked for it
  std::set<std::pair<int, long long>> right_;  // other answers than those, by case and digest
};

}  // namespace leetjudge
