#include "grow/inputs.hpp"

#include <algorithm>
#include <cmath>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double most_values = 1e6;  // in the largest input: sums of lengths are rarely understood
constexpr std::uint64_t draws_apart = 1000003;

}  // namespace

const std::optional<SizedInput>& Inputs::of(const Dimension& dimension, double size, double level, std::uint64_t draw) {
  const auto [found, added] = drawn_.try_emplace({dimension.quantity, size, level, draw});
  if (added) found->second = input_of_size(problem_, constraints_, dimension, size, level, seed_ + draw * draws_apart);
  return found->second;
}

std::optional<LargestInput> largest_input(const Problem& problem, const Constraints& constraints, std::uint64_t seed) {
  std::vector<Dimension> dimensions = dimensions_of(problem, constraints);
  if (dimensions.empty() || !dimensions.front().option.empty()) return std::nullopt;
  Dimension& first = dimensions.front();
  const auto drawn = [&] { return input_of_size(problem, constraints, first, first.most, 1, seed); };
  LargestInput largest;
  std::vector<std::string> words;
  const auto add = [&](const Dimension& one, double size) {
    largest.sizes[one.words()] = size;
    words.push_back(fmt::format("{} {:.0f}{}", one.words(), size, one.assumed ? " (assumed)" : ""));
  };
  add(first, first.most);
  double values = first.quantity.length ? first.most : 1;
  for (std::size_t i = 1; i < dimensions.size(); ++i) {
    const Dimension& one = dimensions[i];
    const bool within = one.quantity.length && one.quantity.name == first.quantity.name;  // rows of so many columns
    const double size = within ? std::min(one.most, std::max(1.0, std::floor(most_values / values))) : one.most;
    const auto before = first.held;
    first.held[one.quantity] = size;
    if (!drawn()) {
      first.held = before;
      continue;
    }
    if (within) values *= size;
    add(one, size);
  }
  auto input = drawn();
  if (!input) return std::nullopt;
  largest.input = std::move(input->input);
  largest.words = joined(words);
  return largest;
}

}  // namespace leetjudge
