#include "judging/case_stream.hpp"

#include <algorithm>
#include <iterator>

#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double quick_ms = 0.25;  // sending a case takes some 0.05 ms
constexpr double most_batch_ms = 200;
constexpr std::size_t most_bytes = 128 << 10;
constexpr std::size_t most_cases = 1024;

bool is_quiet(const Reply& reply) {
  return reply.kind == Reply::Kind::answered && reply.standard_output.empty() && reply.standard_error.empty();
}

}  // namespace

// It grows with what is known of the cases.
std::size_t CaseStream::batch_size() const {
  const std::size_t next = limits_.size() - 1;
  if (!batches_ || spent_ms_ > quick_ms * double(next)) return 1;
  const std::size_t most = std::min({most_cases, 2 * next + 1, cases_.size() - next});
  std::size_t count = 1;
  for (std::size_t bytes = cases_[next]->input.size(); count < most; ++count) {
    const Case& test = *cases_[next + count];
    const bool other_limits = test.limits.time_ms != cases_[next]->limits.time_ms ||
                              test.limits.memory_mb != cases_[next]->limits.memory_mb;
    bytes += test.input.size();
    if (bytes > most_bytes || other_limits) break;
  }
  return count;
}

Reply CaseStream::run_one(std::size_t index) {
  session_.set_limits(limits_[index]);
  return session_.run(cases_[index]->input);
}

Reply CaseStream::next(const RunLimits& limits) {
  limits_.push_back(limits);
  const std::size_t next = limits_.size() - 1;
  if (ready_.empty()) {
    const std::size_t count = batch_size();
    std::vector<std::string_view> inputs;
    for (std::size_t i = 0; i < count; ++i) inputs.push_back(cases_[next + i]->input);
    if (count > 1) {
      RunLimits together = limits;
      together.cpu_ms = std::min(together.cpu_ms, most_batch_ms);
      session_.set_limits(together);
      std::vector<Reply> replies = session_.run_batch(inputs);
      ready_.assign(std::make_move_iterator(replies.begin()), std::make_move_iterator(replies.end()));
      batches_ = !ready_.empty();
      for (std::size_t i = 0; i < next && !batches_ && !interrupted(); ++i) run_one(i);
    }
    if (ready_.empty()) ready_.push_back(run_one(next));
  }
  Reply reply = std::move(ready_.front());
  ready_.pop_front();
  spent_ms_ += reply.cpu_ms;
  batches_ = batches_ && is_quiet(reply);
  return reply;
}

}  // namespace leetjudge
