#include "verdict/case_stream.hpp"

#include <algorithm>

#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double batch_ms = 20;
constexpr double most_batch_ms = 200;
constexpr std::size_t most_bytes = 32 << 10;
constexpr std::size_t most_cases = 1024;

bool is_quiet(const Reply& reply) {
  return reply.kind == Reply::Kind::answered && reply.standard_output.empty() && reply.standard_error.empty();
}

}  // namespace

std::size_t CaseStream::batch_size(const RunLimits& limits) const {
  const double each_ms = next_ > 0 ? spent_ms_ / double(next_) : batch_ms;
  const double fitting = std::min(batch_ms, limits.cpu_ms / 4) / std::max(each_ms, 1e-6);
  const std::size_t growing = 2 * next_ + 1;  // not before something is known
  const auto most =
      std::min({std::size_t(std::min(fitting, 1e9)), most_cases, growing, cases_.size() - next_});
  std::size_t count = 0;
  for (std::size_t bytes = 0; count < most; ++count) {
    const Case& test = *cases_[next_ + count];
    const bool other_limits = test.limits.time_ms != cases_[next_]->limits.time_ms ||
                              test.limits.memory_mb != cases_[next_]->limits.memory_mb;
    bytes += test.input.size();
    if (count > 0 && (bytes > most_bytes || other_limits)) break;
  }
  return std::max<std::size_t>(count, 1);
}

Reply CaseStream::next(const RunLimits& limits) {
  if (ready_.empty() && batches_) {
    const std::size_t count = batch_size(limits);
    std::vector<std::string_view> inputs;
    RunLimits together = limits;
    for (std::size_t i = 0; i < count; ++i) {
      inputs.push_back(cases_[next_ + i]->input);
      together.answer_bytes += i > 0 ? limits.answer_bytes : 0;
    }
    if (count > 1) together.cpu_ms = std::min(together.cpu_ms, most_batch_ms);
    session_.set_limits(together);
    std::vector<Reply> replies = session_.run_batch(inputs);
    ready_.assign(std::make_move_iterator(replies.begin()), std::make_move_iterator(replies.end()));
    if (replies.empty() && !interrupted()) {
      batches_ = false;
      suspect_ = true;
      broken_begin_ = next_;
      broken_end_ = next_ + count;
    }
  }
  const std::size_t index = next_++;
  if (!ready_.empty()) {
    Reply reply = std::move(ready_.front());
    ready_.pop_front();
    spent_ms_ += reply.cpu_ms;
    batches_ = batches_ && is_quiet(reply);
    return reply;
  }
  session_.set_limits(limits);
  Reply reply = session_.run(cases_[index]->input);
  if (index < broken_end_) quiet_ += is_quiet(reply);
  return reply;
}

}  // namespace leetjudge
