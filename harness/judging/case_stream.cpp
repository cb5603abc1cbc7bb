#include "judging/case_stream.hpp"

#include <algorithm>

#include "util/interrupt.hpp"

namespace leetjudge {
namespace {

constexpr double quick_ms = 0.25;  // sending a case takes some 0.05 ms
constexpr double most_batch_ms = 200;
constexpr std::size_t most_bytes = 128 << 10;
constexpr std::size_t most_cases = 1024;
constexpr std::size_t many_ready = 128;  // fewer: a run that ends at the first one would only wait for the next batch

bool is_quiet(const Reply& reply) {
  return reply.kind == Reply::Kind::answered && reply.standard_output.empty() && reply.standard_error.empty();
}

bool same_limits(const Case& one, const Case& other) {
  return one.limits.time_ms == other.limits.time_ms && one.limits.memory_mb == other.limits.memory_mb;
}

}  // namespace

// It grows with what is known of the cases.
std::size_t CaseStream::batch_size(std::size_t first) const {
  if (!batches_ || first == cases_.size() || spent_ms_ > quick_ms * double(first)) return 1;
  const std::size_t most = std::min({most_cases, 2 * first + 1, cases_.size() - first});
  std::size_t count = 1;
  for (std::size_t bytes = cases_[first]->input.size(); count < most; ++count) {
    const Case& test = *cases_[first + count];
    bytes += test.input.size();
    if (bytes > most_bytes || !same_limits(test, *cases_[first])) break;
  }
  return count;
}

// Under the limits of the last case that was asked for. Nothing where it would be a batch of one.
std::future<CaseStream::Replies> CaseStream::start_batch(std::size_t first) {
  const std::size_t count = batch_size(first);
  if (count == 1 || !same_limits(*cases_[first], *cases_[limits_.size() - 1])) return {};
  RunLimits together = limits_.back();
  together.cpu_ms = std::min(together.cpu_ms, most_batch_ms);
  session_.set_limits(together);
  std::vector<std::string_view> inputs;
  for (std::size_t i = 0; i < count; ++i) inputs.push_back(cases_[first + i]->input);
  return std::async(std::launch::async, [this, inputs = std::move(inputs)] { return session_.run_batch(inputs); });
}

Reply CaseStream::run_one(std::size_t index) {
  session_.set_limits(limits_[index]);
  return session_.run(cases_[index]->input);
}

void CaseStream::fetch(std::size_t next) {
  if (!coming_.valid()) coming_ = start_batch(next);
  if (coming_.valid()) {
    ready_ = coming_.get();
    batches_ = !ready_.empty();
    for (std::size_t i = 0; i < next && !batches_ && !interrupted(); ++i) run_one(i);
  }
  if (ready_.empty()) ready_.push_back(run_one(next));
  for (const Reply& reply : ready_) {
    spent_ms_ += reply.cpu_ms;
    batches_ = batches_ && is_quiet(reply);
  }
  first_ready_ = next;
  if (ready_.size() >= many_ready) coming_ = start_batch(next + ready_.size());
}

Reply CaseStream::next(const RunLimits& limits) {
  limits_.push_back(limits);
  const std::size_t next = limits_.size() - 1;
  if (next == first_ready_ + ready_.size()) {
    ready_.clear();
    fetch(next);
  }
  return std::move(ready_[next - first_ready_]);
}

std::optional<long> CaseStream::memory_kb() {
  if (coming_.valid()) coming_.wait();
  return session_.memory_kb();
}

}  // namespace leetjudge
