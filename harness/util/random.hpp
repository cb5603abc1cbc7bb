// Random draws that are the same on every machine and with every compiler. The standard's engines are; its
// distributions are not.
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace leetjudge {

// Instead of chance: all choices that can be made, one sequence of them after the other.
class Choices {
 public:
  std::size_t one_of(std::size_t count) {
    if (next_ == made_.size()) made_.emplace_back(0, count);
    return made_[next_++].first;
  }

  // Whether there is another sequence; then choosing begins anew.
  bool next() {
    next_ = 0;
    while (!made_.empty() && ++made_.back().first == made_.back().second) made_.pop_back();
    return !made_.empty();
  }

 private:
  std::vector<std::pair<std::size_t, std::size_t>> made_;  // and of how many
  std::size_t next_ = 0;
};

class Random {
 public:
  // The sequence of number `index` of those that belong to `seed`.
  explicit Random(std::uint64_t seed, std::uint64_t index = 0) {
    std::seed_seq words{std::uint32_t(seed), std::uint32_t(seed >> 32), std::uint32_t(index),
                        std::uint32_t(index >> 32)};
    engine_.seed(words);
  }

  // Draws nothing: below() chooses, and there is no chance().
  explicit Random(Choices& choices) : choices_(&choices) {}

  // 0 … count - 1, each as likely; `count` is not 0.
  std::size_t below(std::size_t count) {
    if (choices_) return choices_->one_of(count);
    const std::uint64_t beyond = engine_.max() - engine_.max() % count;
    std::uint64_t drawn;
    while ((drawn = engine_()) >= beyond) {
    }
    return std::size_t(drawn % count);
  }

  // From 0 up to, but not, 1.
  double fraction() { return double(engine_() >> 11) / double(1ull << 53); }

  bool chance(double probability) { return !choices_ && fraction() < probability; }

  template <class List>
  void shuffle(List& values) {
    for (std::size_t left = values.size(); left > 1; --left) std::swap(values[left - 1], values[below(left)]);
  }

 private:
  std::mt19937_64 engine_;
  Choices* choices_ = nullptr;
};

}  // namespace leetjudge
