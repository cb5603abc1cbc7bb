#include "judging/counting.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "compile/diagnostics.hpp"
#include "host/frame.hpp"
#include "judging/runs.hpp"
#include "judging/session.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/interrupt.hpp"
#include "util/text.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

constexpr std::uint64_t much_less = 2;  // a later call that does less than the first by this factor
constexpr double enough_work = 5e5;     // steps that show it, and do not take long

bool wants_replay(const Case& test, const JudgeOptions& options) {
  return std::ranges::find(options.replays, test.name) != options.replays.end();
}

Counters counters_of(const Tally& tally, const Problem& problem) {
  Counters counters{{}, {}, tally.steps};
  if (problem.watch && tally.unseen == 0) {
    counters.placements = tally.placements;
    counters.undos = tally.undos();
  }
  return counters;
}

// How a count differs from the recorded one; empty where it does not.
std::string changed_count(const RecordedCounters& recorded, const std::optional<Counters>& counted) {
  if (!counted) return "the counted run, which the recorded counters need, did not answer";
  std::string reason;
  for (const Counter& counter : all_counters) {
    const auto then = recorded.find(counter.name);
    if (then == recorded.end()) continue;
    const std::uint64_t now = ((*counted).*counter.value).value_or(0);
    if (now != then->second)
      reason += fmt::format("{}{} changed: {} counted, {} recorded", reason.empty() ? "" : "; ", counter.name, now,
                            then->second);
  }
  return reason;
}

// What a counted host recorded of one call. Nothing when the bytes are no replay, or an empty one: what a host sends is
// never trusted.
std::optional<Replay> replay_of(std::string_view bytes, const Watch& watch) {
  ReplayHeader header;
  if (!wire::read(bytes, header) || header.cells > replay_bytes || header.moments < 1 || header.stride < 1 ||
      header.stride > header.stores + 1)
    return std::nullopt;
  const std::size_t moment_bytes = sizeof(ReplayMoment) + header.cells;
  if (bytes.size() % moment_bytes != 0 || bytes.size() / moment_bytes != header.moments) return std::nullopt;
  Replay replay;
  replay.stores = header.stores;
  replay.stride = header.stride;
  const std::string_view given = bytes.substr(sizeof(ReplayMoment), header.cells);
  while (!bytes.empty()) {
    ReplayMoment counted;
    if (!wire::read(bytes, counted)) return std::nullopt;
    Replay::Moment& moment = replay.moments.emplace_back();
    moment.cells = bytes.substr(0, header.cells);
    bytes.remove_prefix(header.cells);
    std::uint64_t filled = 0;
    for (std::size_t i = 0; i < header.cells; ++i)
      filled += given[i] == watch.blank && watch.symbols.find(moment.cells[i]) != std::string::npos;
    moment.counters = {counted.placements, counted.placements - std::min(counted.placements, filled), counted.steps};
  }
  return replay;
}

class Counting {
 public:
  Counting(const Host& host, const Problem& problem, const JudgeOptions& options, const Case& first)
      : problem_(problem),
        options_(options),
        session_(host, limits_of(first, options, Mode::counted)),
        left_ms_(options.most_counting_ms) {}

  bool time_is_up() const { return left_ms_ <= 0; }

  void count(const Case& test, CaseCount& one) {
    const bool record = wants_replay(test, options_);
    const Reply reply = run(test, record);
    if (options_.fresh) session_.stop();
    if (reply.kind != Reply::Kind::answered || !reply.tally) return;
    one.counters = counters_of(*reply.tally, problem_);
    if (const std::uint64_t unseen = reply.tally->unseen; unseen > 0 && note_.empty())
      note_ = fmt::format(
          "{}: placements and undos cannot be counted: {} may have changed without a store that could be seen, as by "
          "assembly or in a row that was moved",
          test.name, plural(unseen, "cell"));
    if (record && problem_.watch) one.replay = replay_of(reply.replay, *problem_.watch);
  }

  // What there is to say.
  const std::string& note() const { return note_; }
  void add_note(const std::string& words) { note_ += (note_.empty() ? "" : "; ") + words; }

  // Says whether later calls find what the first have left. On any counted case but the first one, where
  // there are more: tables that are made at the first use are there by then, and are no answers kept.
  void compare_later_calls(const std::vector<CaseResult>& judged, const std::vector<CaseCount>& counts) {
    std::vector<std::size_t> counted;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i].counters) counted.push_back(i);
    }
    if (counted.empty()) return;
    const auto from_enough = [&](std::size_t i) {
      return std::abs(std::log(double(*counts[i].counters->steps + 1) / enough_work));
    };
    const std::size_t chosen = *std::min_element(counted.begin() + (counted.size() > 1), counted.end(),
                                                 [&](auto a, auto b) { return from_enough(a) < from_enough(b); });
    const Case& test = *judged[chosen].test;
    run(test);  // some keep an answer from the second call on
    const Reply again = run(test);
    if (again.kind != Reply::Kind::answered || !again.tally) return;
    const std::uint64_t before = *counts[chosen].counters->steps, now = again.tally->steps;
    if (now * much_less >= before) return;
    add_note(
        fmt::format("keeps something between calls: the third call on {} takes {} steps, the first one took "
                    "{}; its times are those of repeated calls, where LeetCode calls once",
                    test.name, now, before));
  }

 private:
  Reply run(const Case& test, bool record = false) {
    RunLimits limits = limits_of(test, options_, Mode::counted);
    limits.cpu_ms = std::min(limits.cpu_ms, left_ms_);
    session_.set_limits(limits);
    Reply reply = session_.run(test.input, record);
    left_ms_ -= reply.cpu_ms;
    if (reply.kind == Reply::Kind::idle) left_ms_ -= idle_limit_ms(limits);
    return reply;
  }

  const Problem& problem_;
  const JudgeOptions& options_;
  Session session_;
  double left_ms_;
  std::string note_;
};

}  // namespace

bool wants_counting(const Problem& problem, const Case& test, const JudgeOptions& options) {
  if (options.counting == JudgeOptions::Counting::none) return false;
  if (options.counting == JudgeOptions::Counting::all || wants_replay(test, options)) return true;
  return options.counting == JudgeOptions::Counting::recorded && problem.watch && !test.counters.empty();
}

CountResult count_answered(const Builder& builder, const Problem& problem, const JudgeOptions& options,
                           const SolutionResult& judged, const std::function<void()>& counted) try {
  CountResult result;
  result.cases.resize(judged.cases.size());
  std::optional<Host> host;
  std::optional<Counting> counting;
  std::size_t uncounted = 0;  // as the time was used up
  // Of what is not accepted the table shows one case.
  const bool all = options.counting == JudgeOptions::Counting::all || may_be_right(judged.status);
  for (std::size_t i = 0; i < judged.cases.size() && !interrupted(); ++i) {
    const CaseResult& one = judged.cases[i];
    CaseCount& count = result.cases[i];
    const bool answered = may_be_right(one.status) || one.status == Status::wrong_answer;
    if (!wants_counting(problem, *one.test, options) || !answered) continue;
    if (counting && !all) break;
    if (!host) {
      host = builder.build(judged.solution.file, problem, Mode::counted);
      if (host->ready()) counting.emplace(*host, problem, options, *one.test);
      if (!host->ready())
        result.note = "nothing was counted: it compiles, but not for counting: " +
                      std::string(trim(first_error(host->compile_error, 1)));
    }
    if (counting) {
      if (!counting->time_is_up()) counting->count(*one.test, count);
      counted();
      if (!count.counters && counting->time_is_up()) {
        ++uncounted;
        continue;
      }
    }
    const auto recorded = one.test->counters.find(judged.solution.name);
    if (judged.solution.shipped && recorded != one.test->counters.end() && one.status == Status::accepted)
      count.changed = changed_count(recorded->second, count.counters);
  }
  if (!counting || interrupted()) return result;
  if (uncounted > 0) {
    counting->add_note(
        fmt::format("not counted: {}: the {:g} s for counting were used up (--counters takes as long as it needs)",
                    plural(uncounted, "case"), options.most_counting_ms / 1000));
  }
  if (options.count_later_calls && !counting->time_is_up()) counting->compare_later_calls(judged.cases, result.cases);
  result.note = counting->note();
  return result;
} catch (const Interrupted&) {  // while it was built
  return {std::vector<CaseCount>(judged.cases.size()), ""};
}

}  // namespace leetjudge
