// Runs the cases of one solution, one after the other, in one host process; in a new one after each that
// ended it.
//
// Theory of operation. The host gets a socket for frames and two pipes for its prints. It reports before any
// code of the solution runs; from then on the judge reads the process's CPU clock and its own wall clock, and
// waits on all three descriptors at once. A case is over when its answer has come, when the process has
// ended, or when a limit is reached, and then the process is killed, with whatever it has started. Every
// request carries a random nonce which the answer has to repeat.
#pragma once

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "compile/host.hpp"
#include "host/frame.hpp"
#include "sandbox/child.hpp"

namespace leetjudge {

// Of one case. A solution that idles is stopped as well, after as much time and a second in which it neither computes
// nor waits for a processor; no longer where it computes more slowly than others do.
struct RunLimits {
  double cpu_ms = 2000;
  double slowdown = 1;  // times which cpu_ms is what others have
  long memory_mb = 256;
  std::size_t output_bytes = 16 << 20;
  std::size_t answer_bytes = 4 << 20;
  bool plain_stack = false;  // a sanitized host gets no larger one than others have
};
double idle_limit_ms(const RunLimits& limits);

// What became of one case.
struct Reply {
  enum class Kind {
    answered,
    out_of_cpu_time,
    idle,
    out_of_output,
    out_of_memory,  // it took more than it may; `fault` may say what for
    forbidden,      // it has more threads than it may, or shows nothing of its memory; `fault` says which
    ended,          // the process ended before it answered; `ending` and `fault` say how
    interrupted,    // the user ended it (util/interrupt.hpp)
    garbled,        // something that is no frame came over the channel, or nothing can come any more
  };
  Kind kind = Kind::answered;
  std::string answer;          // of a case JSON text, otherwise what the actions of the request gave; unchecked
  std::optional<Tally> tally;  // from a counted host
  std::string replay;          // from a counted host that was to record one: bytes (host/frame.hpp), unchecked
  std::uint64_t remarks = 0;   // from a checked host (host/frame.hpp)
  double cpu_ms = 0;           // of this case: of its call by the host's own clock, where it answered
  std::string standard_output;
  std::string standard_error;
  FaultKind fault_kind = FaultKind::ended;
  bool before_main = false;  // it never came to the case: static initialisers
  bool unstarted = false;    // it ended before the judge's own first code in it: perhaps the machine is to blame
  Ending ending;
  std::string fault;  // the host's own last words: "stack overflow", "uncaught exception …"
};

struct HostProcess;  // judging/host_process.hpp

class Session {
 public:
  Session(const Host& host, const RunLimits& limits);
  ~Session();

  // Runs the case whose arguments are `input`. Throws JudgeFault when there is no process to run it in.
  Reply run(std::string_view input, bool replay = false);
  // Runs several in one exchange, under the limits of one case together. Nothing when it was not all as quiet as it
  // should be (a limit, an end, a print); the process is then ended.
  std::vector<Reply> run_batch(const std::vector<std::string_view>& inputs);
  // Has these actions done (host/frame.hpp), under the same limits.
  Reply ask(std::uint32_t actions, const std::vector<std::string_view>& cases = {}, const std::vector<int>& order = {});
  // For the cases to come. Another memory limit takes a new process.
  void set_limits(const RunLimits& limits);
  // Ends the process: the next case gets a new one.
  void stop();
  // The most resident memory that any process of this session has used beyond that of a host in which nothing
  // has run yet, in kB; nothing when none could be measured before it ended.
  std::optional<long> memory_kb();

 private:
  void start(Reply& reply);
  Reply::Kind exchange(const std::string& sent, FrameKind wanted, std::uint64_t nonce, Reply& reply);
  std::optional<Reply::Kind> take_frames(FrameKind wanted, std::uint64_t nonce, Reply& reply);
  std::optional<Reply::Kind> limit_reached(const Reply& reply, double& patience_ms) const;
  std::optional<Reply::Kind> took_too_much(Reply& reply) const;
  void finish(Reply& reply);
  void note_memory();

  Host host_;
  RunLimits limits_;
  long static_bytes_;
  std::unique_ptr<HostProcess> process_;
  std::mt19937_64 nonces_;
  std::optional<long> memory_kb_;
};

}  // namespace leetjudge
