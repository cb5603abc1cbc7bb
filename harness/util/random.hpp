// Random draws that are the same on every machine and with every compiler. The standard's engines are; its
// distributions are not.
#pragma once

#include <cstdint>
#include <random>
#include <utility>

namespace leetjudge {

class Random {
 public:
  // The sequence of number `index` of those that belong to `seed`.
  explicit Random(std::uint64_t seed, std::uint64_t index = 0) {
    std::seed_seq words{std::uint32_t(seed), std::uint32_t(seed >> 32), std::uint32_t(index),
                        std::uint32_t(index >> 32)};
    engine_.seed(words);
  }

  // 0 … count - 1, each as likely; `count` is not 0.
  std::size_t below(std::size_t count) {
    const std::uint64_t beyond = engine_.max() - engine_.max() % count;
    std::uint64_t drawn;
    while ((drawn = engine_()) >= beyond) {
    }
    return std::size_t(drawn % count);
  }

  // From 0 up to, but not, 1.
  double fraction() { return double(engine_() >> 11) / double(1ull << 53); }

  bool chance(double probability) { return fraction() < probability; }

  template <class List>
  void shuffle(List& values) {
    for (std::size_t left = values.size(); left > 1; --left) std::swap(values[left - 1], values[below(left)]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace leetjudge
