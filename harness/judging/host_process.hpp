// The process of a host: what it may take, and the judge's ends of its channel (host/frame.hpp) and of its prints.
// Nothing that comes in is trusted.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compile/host.hpp"
#include "host/frame.hpp"
#include "judging/session.hpp"
#include "sandbox/child.hpp"

namespace leetjudge {

constexpr long stack_bytes = 64l << 20;
constexpr int exit_of_sanitizers = 86;  // with it they end what they report; host/main.cpp says so, too
constexpr int longest_poll_ms = 100;    // memory and threads are looked at as often

// How it is started. `channel` becomes its descriptor 3, its prints go to `output` and `error`.
ChildSetup host_setup(const Host& host, long memory_mb, int channel, int output, int error);

// The resident memory at which a host is ended, whatever the limits of the system let through, in kB.
// `baseline_kb`: what it had before the solution's first code; 0 while that is not known.
long most_resident_kb(const Host& host, long memory_mb, long baseline_kb);

// How many bytes of writable data a host may have (sandbox/program.hpp).
long most_static_bytes(const Host& host, long memory_mb);

struct Frame {
  FrameKind kind = FrameKind::fault;
  std::uint64_t nonce = 0;
  std::string payload;
};

// The bytes of a frame.
std::string encode_frame(FrameKind kind, std::uint64_t nonce, std::string_view payload);

// What a frame `run` holds. `order` is for Request::arrange.
std::string encode_request(const Request& request, const std::vector<std::string_view>& cases,
                           const std::vector<int>& order = {});

// Takes bytes as they come and gives whole frames back.
class FrameReader {
 public:
  // What is asked for may have `most` bytes; other frames have sizes of their own.
  explicit FrameReader(std::size_t most) : most_(most) {}
  void set_most(std::size_t most) { most_ = most; }

  void add(std::string_view bytes) { bytes_ += bytes; }
  // The next whole frame, or nothing yet.
  std::optional<Frame> next();
  // Where something came over the channel that is no bytes: nothing more will come out.
  void give_up() { broken_ = Broken::garbled; }
  // Why nothing more will come out: what came in can be no frame, or is one that is too large.
  enum class Broken { no, garbled, too_large };
  Broken broken() const { return broken_; }

 private:
  std::size_t most_;
  std::string bytes_;
  Broken broken_ = Broken::no;
};

// None of its members waits for longer than it is told.
struct HostProcess {
  HostProcess(const Host& host, const RunLimits& limits, DescriptorPair channel_ends, DescriptorPair output_ends,
              DescriptorPair error_ends);

  // Waits for something to come, for `patience_ms` at most and longest_poll_ms, and reads it; sends what is
  // left to send.
  void wait(double patience_ms, Reply& reply);
  // As much as the channel takes: a host that does not read cannot hold up the judge.
  void send_some();
  // Takes what was printed up to this moment.
  void drain_prints(Reply& reply);
  // Leaves out a time in which the judge itself did not run: stopped by Ctrl-Z, with its container or the machine, or
  // for want of a processor.
  void forgive_a_stop();
  // Time in which the process could not go on for want of a processor: its own, or the judge's, which then
  // does not read what it prints.
  double waited_ms() const;

  Descriptor channel, output, error;
  FrameReader frames{0};
  std::string unsent;  // what is to be sent, and how much of it is
  std::size_t sent = 0;
  Child child;
  bool channel_open = true;
  long baseline_kb = 0;
  double cpu_before_ms = 0;     // the clocks when the exchange began
  double waited_before_ms = 0;  // for a processor
  unsigned long killed_before = killed_for_memory();
  std::chrono::steady_clock::time_point begin, last_look;
};

}  // namespace leetjudge
