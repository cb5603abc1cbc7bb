// Many calls of the method: cases one after the other for their verdicts, and calls for measuring, for which
// the arguments are copied before, so that what the judge times is nothing but the calls.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "signature.hpp"
#include "system.hpp"
#include "util/wire.hpp"

namespace leetjudge {

class Batch {
 public:
  // Takes the arguments of cases: how many, then one after the other. False when the bytes are none.
  bool keep(std::string_view bytes) {
    tick_ns();  // found out before anything is measured
    int count = 0;
    if (!wire::read(bytes, count)) return false;
    cases_.clear();
    for (int i = 0; i < count; ++i) {
      leetjudge_call& one = cases_.emplace_back();
      if (!one.read_arguments([&](auto& argument) { return wire::read(bytes, argument); })) return false;
    }
    return bytes.empty();
  }

  // Takes the answers to these cases, as a host that solves nothing. False when the bytes are none.
  bool take_answers(std::string_view bytes) {
    for (leetjudge_call& one : cases_) {
      if (!wire::read(bytes, one.answer())) return false;
    }
    return bytes.empty();
  }

  // Which of the cases are called next, in order. False for what is no such list.
  bool arrange(std::string_view bytes) {
    std::vector<int> order;
    if (!wire::read(bytes, order)) return false;
    calls_.clear();
    calls_.reserve(order.size());
    for (const int index : order) {
      if (index < 0 || std::size_t(index) >= cases_.size()) return false;
      calls_.push_back(cases_[std::size_t(index)]);
    }
    return true;
  }

  void call_all() {
    for (leetjudge_call& call : calls_) call.leetjudge_run();
  }

  // One case after the other, as for a verdict, with arguments that are made just before its call. Appends to
  // `answer` for each how long its call took and what is judged. False when the bytes are no batch.
  static bool serve(std::string_view bytes, std::string& answer) {
    static const long long cost = reading_costs(true);
    int count = 0;
    if (!wire::read(bytes, count)) return false;
    for (int i = 0; i < count; ++i) {
      leetjudge_call call{};
      if (!call.read_arguments([&](auto& argument) { return wire::read(bytes, argument); })) return false;
      const long long begin = cpu_now();
      call.leetjudge_run();
      wire::write(answer, cpu_now() - begin - cost);
      wire::write(answer, wire::encode(call.answer()));
    }
    return bytes.empty();
  }

  // How long each call takes, in nanoseconds: of CPU time, or where reading that clock would take as long as
  // the call, of a stopwatch.
  std::vector<long long> call_each(bool cpu_clock) {
    std::vector<long long> times;
    times.reserve(calls_.size());
    const long long cost = reading_costs(cpu_clock);
    for (leetjudge_call& call : calls_) {
      const long long begin = read(cpu_clock);
      call.leetjudge_run();
      times.push_back(read(cpu_clock) - begin - cost);
    }
    const double unit_ns = cpu_clock ? 1 : tick_ns();
    for (long long& time : times) time = (long long)(double(time) * unit_ns);
    return times;
  }

  // Of the answers to these calls, all together.
  std::uint64_t digest() {
    std::uint64_t digest = wire::no_digest;
    for (leetjudge_call& call : calls_) digest = wire::digest(wire::encode(call.answer()), digest);
    return digest;
  }

  // Of each answer.
  std::vector<long long> digests() {
    std::vector<long long> all;
    for (leetjudge_call& call : calls_)
      all.push_back(static_cast<long long>(wire::digest(wire::encode(call.answer()))));
    return all;
  }

  // Appends the answer to one of these calls. False when the bytes name none.
  bool show(std::string_view bytes, std::string& answer) {
    int index = 0;
    if (!wire::read(bytes, index) || index < 0 || std::size_t(index) >= calls_.size()) return false;
    wire::write(answer, calls_[std::size_t(index)].answer());
    return true;
  }

 private:
  // Nanoseconds of the one, or ticks of the other.
  static long long read(bool cpu_clock) { return cpu_clock ? cpu_now() : ticks(); }

  // Two readings of the clock with nothing between them.
  static long long reading_costs(bool cpu_clock) {
    long long least = 1000000;
    for (int i = 0; i < 200; ++i) {
      const long long begin = read(cpu_clock);
      const long long took = read(cpu_clock) - begin;
      if (took < least) least = took;
    }
    return least;
  }

  static long long cpu_now() { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

  std::vector<leetjudge_call> cases_, calls_;
};

}  // namespace leetjudge
