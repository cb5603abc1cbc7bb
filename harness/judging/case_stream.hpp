// The cases of a run, one after the other: many quick ones are sent at a time.
#pragma once

#include <deque>
#include <vector>

#include "judging/session.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

// Theory of operation. While cases take so little time that sending each of them would take a good part of it, they are
// sent in batches. As soon as anything happens in a batch but answers (a crash, a limit, a print), a new process is given
// all cases before it once more, and then one after the other: which of them it was may depend on what the ones before
// left behind.
class CaseStream {
 public:
  // `session` and the cases, the ones to come in this order, must outlive it.
  CaseStream(Session& session, std::vector<const Case*> cases, bool batches)
      : session_(session), cases_(std::move(cases)), batches_(batches) {}

  // What becomes of the next case, under these limits.
  Reply next(const RunLimits& limits);

 private:
  std::size_t batch_size() const;
  Reply run_one(std::size_t index);

  Session& session_;
  std::vector<const Case*> cases_;
  bool batches_;
  std::vector<RunLimits> limits_;  // of the cases up to now
  double spent_ms_ = 0;
  std::deque<Reply> ready_;
};

}  // namespace leetjudge
