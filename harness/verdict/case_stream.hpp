// The cases of a run, one after the other: many quick ones are sent at a time.
#pragma once

#include <deque>
#include <vector>

#include "run/session.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// Theory of operation. While cases take so little time that sending each of them would take a good part of
// it, they are sent in batches. As soon as anything happens in a batch but answers (a crash, a limit, a
// print), all cases have to be run again from the first on, one at a time: which of them it was may depend on
// what the ones before left behind.
class CaseStream {
 public:
  // `session` and `cases`, the ones to come in this order, must outlive it.
  CaseStream(Session& session, const std::vector<const Case*>& cases, bool batches)
      : session_(session), cases_(cases), batches_(batches) {}

  // What becomes of the next case, under these limits; nothing that is worth a look if broken().
  Reply next(const RunLimits& limits);
  bool broken() const { return broken_; }

 private:
  std::size_t batch_size() const;

  Session& session_;
  const std::vector<const Case*>& cases_;
  bool batches_;
  bool broken_ = false;
  std::size_t next_ = 0;
  double spent_ms_ = 0;
  std::deque<Reply> ready_;
};

}  // namespace leetjudge
