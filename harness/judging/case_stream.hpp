// The cases of a run, one after the other: many quick ones are sent at a time.
#pragma once

#include <future>
#include <optional>
#include <vector>

#include "judging/session.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

// Theory of operation. While cases take so little time that sending each of them would take a good part of it, they are
// sent in batches. The next one runs while the answers of a large one are looked at. As soon as anything happens in a
// batch but answers (a crash, a limit, a print), a new process is given all cases before it once more, and then one
// after the other: which of them it was may depend on what the ones before left behind.
class CaseStream {
 public:
  // `session` and the cases, the ones to come in this order, must outlive it. Nobody else uses the session before a
  // reply that is no answer.
  CaseStream(Session& session, std::vector<const Case*> cases, bool batches)
      : session_(session), cases_(std::move(cases)), batches_(batches) {}

  // What becomes of the next case, under these limits.
  Reply next(const RunLimits& limits);

  // Of the session; waits for what is on its way.
  std::optional<long> memory_kb();

 private:
  using Replies = std::vector<Reply>;

  std::size_t batch_size(std::size_t first) const;
  std::future<Replies> start_batch(std::size_t first);
  Reply run_one(std::size_t index);
  void fetch(std::size_t next);

  Session& session_;
  std::vector<const Case*> cases_;
  bool batches_;
  std::vector<RunLimits> limits_;  // of the cases up to now
  double spent_ms_ = 0;
  Replies ready_;
  std::size_t first_ready_ = 0;
  std::future<Replies> coming_;  // the batch behind those that are ready
};

}  // namespace leetjudge
