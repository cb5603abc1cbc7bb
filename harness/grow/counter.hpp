// Counts the steps and bytes that a solution takes: of one input, or of growing sizes in all shapes that hurt, as far
// as that goes in few enough steps.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "grow/parts.hpp"
#include "judging/session.hpp"

namespace leetjudge {

constexpr double most_effort = 3e8;    // steps, for one size that grows
constexpr double effort_of_byte = 60;  // of an input, in steps that take as long

// Of the judge alone, which draws inputs; how busy the machine is makes no difference.
double processor_seconds();

bool is_out_of_time(const Reply& reply);

class GrowthCounter {
 public:
  // Called with the size that is under way: "nums.length 1000".
  using Step = std::function<void(const std::string& size)>;

  // Of a program that counts; drawing may take the judge `most_s` of processor time.
  GrowthCounter(const Host& counted, const Problem& problem, SizedInputs& inputs, const RunLimits& limits,
                double most_s);

  // One input; in a new process once more where memory ran out, which may be that of earlier inputs, as many a solution
  // frees nothing.
  Reply run(const std::string& input);
  void stop() { session_.stop(); }                 // the next input begins a new process
  GrowthPoint point_of(const Reply& reply) const;  // that was answered and counted
  bool took_too_long() const;

  // How it grows in that size; nothing where hardly any sizes of it are drawn and answered: then failure() says what
  // happened on the first that was not answered, or is empty.
  std::optional<DimensionGrowth> grow_in(const Dimension& dimension, const Step& step);
  const std::string& failure() const { return failed_; }
  bool was_too_much() const { return too_much_; }  // to go on to larger sizes

  // The first input that took longer than a case may.
  struct Slow {
    std::string input, words, shape;
  };
  const Slow& slow() const { return slow_; }

 private:
  // Counts the shape at that size, unless that is too much.
  void go_on(const Dimension& dimension, double size, Series& series, bool needed);
  // The worst of some draws. Whether any answered.
  bool count_at(const Dimension& dimension, double size, Series& series);
  std::optional<GrowthPoint> count(const SizedInput& given, Series& series, const std::string& words);

  const Problem& problem_;
  SizedInputs& inputs_;
  const RunLimits limits_;
  const double most_s_, since_;
  const std::chrono::steady_clock::time_point began_;
  Session session_;
  Slow slow_;
  // Of the size that grows.
  double effort_ = 0;
  int timeouts_ = 0;
  std::string failed_;
  bool thrifty_ = false;  // one draw of each shape only
  bool too_much_ = false;
};

}  // namespace leetjudge
