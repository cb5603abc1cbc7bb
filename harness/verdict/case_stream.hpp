// The cases of a run, one after the other: many small ones are sent at a time, as long as that changes
// nothing.
#pragma once

#include <deque>
#include <vector>

#include "run/session.hpp"
#include "verdict/judge.hpp"

namespace leetjudge {

// Theory of operation. A batch is as large as some milliseconds allow, by what cases took so far, and runs
// under the limits of one case. When anything happens in it but answers (a crash, a limit, a print), its
// cases are run again one at a time in a new process, and so are all behind them.
class CaseStream {
 public:
  // All must outlive it. `cases` are the ones to come, in this order.
  CaseStream(Session& session, const std::vector<const Case*>& cases, bool batches)
      : session_(session), cases_(cases), batches_(batches) {}

  // What becomes of the next case, under these limits. `most_ms` is how long a batch should take.
  Reply next(const RunLimits& limits);
  // Whether a batch went wrong of which every case is answered by itself: what it needs is the process of the
  // cases before, and all have to be run again without batches.
  bool misled() const { return suspect_ && quiet_ == broken_end_ - broken_begin_; }

 private:
  std::size_t batch_size(const RunLimits& limits) const;

  Session& session_;
  const std::vector<const Case*>& cases_;
  bool batches_;
  std::size_t next_ = 0;
  std::deque<Reply> ready_;
  double spent_ms_ = 0;
  bool suspect_ = false;  // a batch went wrong
  std::size_t broken_begin_ = 0, broken_end_ = 0;
  std::size_t quiet_ = 0;  // of its cases
};

}  // namespace leetjudge
