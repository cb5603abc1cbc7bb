// One process of one solution, to be measured.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "compile/host.hpp"
#include "judging/session.hpp"
#include "results/results.hpp"

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

class TimedProcess {
 public:
  // `limits` are those of one call and `call_ms` is what it takes, roughly; `answers` is what the solution
  // answered when it was judged; they must outlive it. Throws TimedProcessEnded, as do all members, also where
  // the user ended it (util/interrupt.hpp).
  TimedProcess(const Host& host, const RunLimits& limits, double call_ms, const TimedCases& cases,
               const std::vector<std::string>& answers);

  // CPU time of these calls, in milliseconds; and by Request::ticks and Request::clock, the process's own clocks of
  // time and of CPU time, that of each of them.
  struct Took {
    double calls_ms = 0;
    std::vector<double> each_us = {};
  };
  Took call(const Order& order, std::uint32_t how);
  double measure(const Order& order) { return call(order, Request::call).calls_ms; }

 private:
  void allow(std::size_t calls);
  Reply ask(std::uint32_t actions, const std::vector<std::string_view>& cases = {}, const Order& order = {});
  void check(const Order& part);

  RunLimits limits_;
  double call_ms_;
  std::size_t most_calls_;
  Session session_;
  const TimedCases& cases_;
  const std::vector<std::string>& answers_;
  std::set<std::pair<int, std::size_t>> right_;  // other answers than those: their case and digest
};

}  // namespace leetjudge
