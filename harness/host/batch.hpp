// What a host does for a Request (frame.hpp): cases one after the other for their verdicts, and calls for measuring,
// for which the arguments are copied before, so that what the judge times is nothing but the calls.
#pragma once

#include <time.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "calls.hpp"
#include "frame.hpp"
#include "util/system_call.hpp"
#include "util/wire.hpp"
#ifdef LEETJUDGE_COUNTED
#include "tracer.hpp"
#endif
#ifdef LEETJUDGE_CHECKED
#include "freed_nodes.hpp"
#endif

namespace leetjudge {

inline long long nanoseconds(const timespec& time) { return time.tv_sec * 1000000000ll + time.tv_nsec; }

// A clock that a solution cannot put a function of its own in the place of.
inline long long cpu_now() {
  timespec time = {};
  system_call(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, argument(&time));
  return nanoseconds(time);
}

// A stopwatch: it takes no system call, and some nanoseconds.
inline long long stopwatch() {
  timespec time = {};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return nanoseconds(time);
}

using Call = leetjudge_host::Call;

// A parameter cannot take what a case gives.
struct Unreadable {
  std::string what;
};

inline std::unique_ptr<Call> read_call(std::string_view arguments) {
  std::unique_ptr<Call> call(leetjudge_make_call());
  leetjudge_host::Reader in(arguments);
  if (!call->leetjudge_read(in)) throw Unreadable{in.problem()};
  return call;
}

inline std::string answer_of(Call& call) {
  std::string answer;
  call.leetjudge_write(answer);
  return answer;
}

class Batch {
 public:
  // Takes the arguments of cases. False when the bytes are none; throws Unreadable.
  bool keep(std::string_view bytes) {
    cases_.clear();
    return each_text(bytes, [&](std::string& text) {
      cases_.push_back({read_call(text), ""});
      if (!std::unique_ptr<Call>(cases_.back().call->leetjudge_copy())) cases_.back().text = std::move(text);
    });
  }

  // Which of the cases are called next, in order. False for what is no such list, which is taken off the bytes.
  bool arrange(std::string_view& bytes) {
    std::vector<int> order;
    if (!wire::read(bytes, order)) return false;
    calls_.clear();
    calls_.reserve(order.size());
    for (const int index : order) {
      if (index < 0 || std::size_t(index) >= cases_.size()) return false;
      const Kept& kept = cases_[std::size_t(index)];
      calls_.push_back(kept.text.empty() ? std::unique_ptr<Call>(kept.call->leetjudge_copy()) : read_call(kept.text));
    }
    return true;
  }

  void call_all() {
    for (const auto& call : calls_) run_case(*call);
  }

  // One case after the other, as for a verdict, with arguments that are made just before its call.
  static bool judge(std::string_view bytes, [[maybe_unused]] bool replay, std::string& out) {
    static const long long cost = reading_costs(true);
    return each_text(bytes, [&](const std::string& text) {
#ifdef LEETJUDGE_CHECKED
      begin_to_look();
#endif
      const std::unique_ptr<Call> call = read_call(text);
      std::string tally, moments;
#ifdef LEETJUDGE_COUNTED
      const leetjudge_host::Watched watched = call->leetjudge_watched();
      count_begin(watched.board, watched.blank, watched.symbols, replay);
#endif
      const long long begin = cpu_now();
      run_case(*call);
      const long long end = cpu_now();
#ifdef LEETJUDGE_COUNTED
      Tally counted = count_end();
      // Members and static variables are there at the end as well, and are no answer.
      if (const long long held = call->leetjudge_held(); held >= 0)
        counted.kept = std::min(counted.kept, std::uint64_t(held));
      wire::write(tally, counted);
      if (replay) moments = recorded_replay();
#endif
      Outcome outcome{end - begin - cost, 0};
#ifdef LEETJUDGE_CHECKED
      look_at_given(*call);
      const std::string answer = answer_of(*call);
      outcome.remarks = remarks;
#else
      const std::string answer = answer_of(*call);
#endif
      wire::write(out, outcome);
      wire::write(out, answer);
      wire::write(out, tally);
      wire::write(out, moments);
    });
  }

  // How long each call takes, in nanoseconds: of CPU time, or where reading that clock would take as long as
  // the call, of a stopwatch.
  std::vector<long long> call_each(bool cpu_clock) {
    std::vector<long long> times;
    times.reserve(calls_.size());
    const long long cost = reading_costs(cpu_clock);
    for (const auto& call : calls_) {
      const long long begin = read(cpu_clock);
      run_case(*call);
      times.push_back(read(cpu_clock) - begin - cost);
    }
    return times;
  }

  // Appends the answers to these calls.
  void show(std::string& answer) {
    for (const auto& call : calls_) wire::write(answer, answer_of(*call));
  }

 private:
  struct Kept {
    std::unique_ptr<Call> call;
    std::string text;  // where it is read again for each call, since copies of it would share something
  };

  template <class F>
  static bool each_text(std::string_view bytes, F take) {
    int count = 0;
    std::string text;
    if (!wire::read(bytes, count)) return false;
    for (int i = 0; i < count; ++i) {
      if (!wire::read(bytes, text)) return false;
      take(text);
    }
    return bytes.empty();
  }

  static long long read(bool cpu_clock) { return cpu_clock ? cpu_now() : stopwatch(); }

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

  std::vector<Kept> cases_;
  std::vector<std::unique_ptr<Call>> calls_;
};

}  // namespace leetjudge
