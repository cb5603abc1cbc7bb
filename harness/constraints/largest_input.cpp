#include <algorithm>
#include <cmath>

#include "constraints/drawing.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double middle = 0.5;       // of the range of numbers
constexpr double most_values = 1e6;  // in the largest input: sums of lengths are rarely understood

// Nothing where it cannot be drawn.
std::optional<LargestInput> largest_input(const Constraints& constraints, std::vector<Dimension> dimensions,
                                          std::uint64_t seed, double values) {
  if (dimensions.empty() || !dimensions.front().option.empty()) return std::nullopt;
  Dimension& first = dimensions.front();
  for (const Quantity& companion : first.along) first.held.erase(companion);
  std::map<std::string, double> elements;  // by parameter: rows of so many columns
  const auto size_of = [&](const Dimension& one) {
    if (!one.quantity.length) return std::max(1.0, one.least + std::floor((one.most - one.least) * values));
    const double all = elements.try_emplace(one.quantity.name, 1).first->second;
    return std::min(one.most, std::max(1.0, std::floor(most_values / all)));
  };
  const double size_of_first = size_of(first);
  const auto drawn = [&] { return input_of_size(constraints, first, size_of_first, 1, seed); };
  LargestInput largest{seed, values, {}, {}, {}};
  std::vector<std::string> words;
  const auto add = [&](const Dimension& one, double size) {
    if (one.quantity.length) elements[one.quantity.name] *= size;
    largest.sizes[one.words()] = size;
    words.push_back(fmt::format("{} {:.0f}{}", one.words(), size, one.assumed ? " (assumed)" : ""));
  };
  add(first, size_of_first);
  for (std::size_t i = 1; i < dimensions.size(); ++i) {
    const Dimension& one = dimensions[i];
    // In the middle: a part of a text that is as long as the text would be found at once.
    const bool half = one.quantity.length && values == middle;
    const double size = half ? std::max(one.least, std::ceil(size_of(one) / 2)) : size_of(one);
    const auto before = first.held;
    first.held[one.quantity] = size;
    if (!drawn()) {
      first.held = before;
      continue;
    }
    add(one, size);
  }
  auto input = drawn();
  if (!input) return std::nullopt;
  largest.input = std::move(input->input);
  largest.words = joined(words);
  return largest;
}

}  // namespace

std::vector<LargestInput> largest_inputs(const Constraints& constraints, std::uint64_t seed) {
  const std::vector<Dimension> dimensions = dimensions_of(constraints);
  std::vector<LargestInput> all;
  for (const double values : {1.0, middle, 0.0}) {
    auto one = largest_input(constraints, dimensions, seed, values);
    if (one && !std::ranges::count(all, one->sizes, &LargestInput::sizes)) all.push_back(std::move(*one));
  }
  return all;
}

DrawnInput drawn_input(const LargestInput& largest, const std::string& shape, const std::string& input) {
  return {largest.seed, largest.values, shape, input.size(), short_hash(input)};
}

std::string input_of(const DrawnInput& drawn, const Constraints& constraints) {
  const auto shape = std::ranges::find(input_shapes(), drawn.shape, &InputShape::words);
  if (shape == input_shapes().end()) throw BadInput(fmt::format("shape: \"{}\" is no shape of inputs", drawn.shape));
  const auto largest = largest_input(constraints, dimensions_of(constraints), drawn.seed, drawn.values);
  const auto input = largest ? shaped(*shape, largest->input, constraints) : std::nullopt;
  if (input && short_hash(*input) == drawn.hash) return *input;
  throw BadInput(
      fmt::format("what is drawn now is not the input that was kept ({} bytes), so that the expected answer "
                  "may be another one: the constraints or the cases before it have changed, or this judge "
                  "draws otherwise; take the case out of the file and keep it again",
                  drawn.bytes));
}

}  // namespace leetjudge
