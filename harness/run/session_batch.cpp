// Cases for their verdicts, one or many in one exchange, and their times by the host's own clock.
#include <algorithm>
#include <utility>

#include "run/session.hpp"
#include "util/wire.hpp"

namespace leetjudge {
namespace {

using Kind = Reply::Kind;

// Takes the answers to a batch of `count` cases apart; false when they are none.
bool take_apart(std::string_view bytes, std::vector<Reply>& replies) {
  for (Reply& one : replies) {
    long long nanoseconds = 0;
    if (!wire::read(bytes, nanoseconds) || !wire::read(bytes, one.answer)) return false;
    one.cpu_ms = double(std::max(0ll, nanoseconds)) / 1e6;
  }
  return bytes.empty();
}

}  // namespace

Reply Session::run(std::string_view input) {
  if (counted(host_.mode)) return ask(FrameKind::request, input);
  return std::move(run_batch({input}).front());
}

std::vector<Reply> Session::run_batch(const std::vector<std::string_view>& inputs) {
  std::string payload = wire::encode(int(inputs.size()));
  for (const std::string_view input : inputs) wire::write(payload, std::string(input));
  Reply all = ask(FrameKind::batch, payload);
  std::vector<Reply> replies(inputs.size());
  const bool answered = all.kind == Kind::answered && take_apart(all.answer, replies);
  if (inputs.size() == 1) {
    all.judge_ms = all.cpu_ms;
    if (all.kind == Kind::answered && !answered) all.kind = Kind::garbled;
    if (answered) all.answer = std::move(replies[0].answer);
    if (answered) all.cpu_ms = replies[0].cpu_ms;
    if (all.kind == Kind::garbled) stop();
    return {std::move(all)};
  }
  if (!answered || !all.standard_output.empty() || !all.standard_error.empty()) {
    stop();
    return {};
  }
  replies[0].note = std::move(all.note);
  return replies;
}

}  // namespace leetjudge
