#include "grow/inputs.hpp"

namespace leetjudge {
namespace {

constexpr std::uint64_t draws_apart = 1000003;

}  // namespace

const std::optional<SizedInput>& Inputs::of(const Dimension& dimension, double size, double level, std::uint64_t draw) {
  const auto [found, added] = drawn_.try_emplace({dimension.quantity, size, level, draw});
  if (added) found->second = input_of_size(problem_, constraints_, dimension, size, level, seed_ + draw * draws_apart);
  return found->second;
}

}  // namespace leetjudge
