// Inputs of growing sizes.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "util/error.hpp"

namespace leetjudge {
namespace {

constexpr int most_sized_draws = 40, most_large_draws = 3;
constexpr long double large_size = 1e4;
constexpr double least_of_size = 0.9;
constexpr double first_size = 4, first_allocated = 16;  // shorter texts need no memory but their own
constexpr double least_allocated = 64;                  // of the longest text, for that
constexpr double few_sizes = 24;                        // are all measured
constexpr double least_sizes = 5;                       // of what never differs much, such as a year
constexpr double most_size_steps = 20;
// Of lengths: what asks for an even number of elements, or for groups of three or four, does not end at once.
constexpr double divisor = 6, least_divided = 48;  // from which on they are twice that
constexpr std::uint64_t draws_apart = 1000003;
constexpr double least_near = 100;       // of a number: others next to it are as large
constexpr double least_of_input = 0.95;  // less of the text is another size

// What the problem's own generator makes of an option's number.
std::optional<std::string> generated(const Rules& rules, const std::string& option, int number, Random& random) {
  const Wanted wanted{.options = {{option, std::to_string(number)}}};
  try {
    for (int tries = 0; tries < most_sized_draws; ++tries) {
      if (auto input = rules.generate(random, wanted)) return input;
    }
  } catch (const BadInput&) {  // it can never be had
  }
  return std::nullopt;
}

}  // namespace

std::vector<double> sizes_of(const Dimension& dimension) {
  std::vector<double> sizes;
  const bool allocated = dimension.characters && dimension.most >= least_allocated;
  const double first = allocated ? first_allocated : dimension.quantity.length ? first_size : 1;
  const double begin = std::min(dimension.most, std::max({dimension.least, dimension.measured_from, first}));
  if (dimension.most - dimension.least <= few_sizes) {
    const double least = std::max({1.0, dimension.least, dimension.measured_from});
    for (double size = least; size <= dimension.most; ++size) sizes.push_back(size);
    return sizes;
  }
  if (!dimension.option.empty()) {
    const double apart = std::ceil(dimension.most / few_sizes);
    for (double size = std::fmod(dimension.most, apart); size <= dimension.most; size += apart)
      if (size >= 1) sizes.push_back(size);
    return sizes;
  }
  double factor = std::min(std::numbers::sqrt2, std::pow(dimension.most / begin, 1 / (least_sizes + allocated)));
  while (dimension.most > begin * std::pow(factor, most_size_steps)) factor *= factor;
  for (double size = dimension.most; size >= begin; size = std::min(size - 1, size / factor)) {
    const bool divided = dimension.quantity.length && size < dimension.most && size >= divisor;
    const double by = size < least_divided ? divisor : 2 * divisor;
    const double rounded = divided ? by * std::floor(size / by) : std::round(size);
    if (sizes.empty() || (rounded < sizes.front() && rounded >= begin)) sizes.insert(sizes.begin(), rounded);
  }
  return sizes;
}

std::optional<SizedInput> input_of_size(const Constraints& constraints, const Dimension& dimension, double size,
                                        double level, std::uint64_t seed) {
  if (!dimension.option.empty()) {
    Random random(seed, std::uint64_t(size));
    auto input = generated(constraints.rules(), dimension.option, int(dimension.whole - size), random);
    return input ? std::optional(SizedInput{size, std::move(*input)}) : std::nullopt;
  }
  DrawWish wish{.sizes = dimension.held, .level = level, .checked = dimension.checked, .size = size};
  Random random(seed, std::uint64_t(size));
  wish.sizes[dimension.quantity] = size;
  std::map<std::string, long double> elements;
  for (const auto& [quantity, wished] : wish.sizes)
    if (quantity.length) elements.try_emplace(quantity.name, 1).first->second *= wished;
  const bool large = std::ranges::any_of(elements, [](const auto& one) { return one.second > large_size; });
  std::optional<SizedInput> smaller;  // of full trees there is one of half the size
  for (int tries = 0; tries < (large ? most_large_draws : most_sized_draws); ++tries) {
    const double tried = wish.sizes[dimension.quantity] = std::min(dimension.most, size + tries % 2);  // even, or odd
    for (const Quantity& one : dimension.equal) wish.sizes[one] = tried;
    auto input = random_input(constraints, random, wish);
    if (!input) continue;
    const double found = constraints.size_in(dimension.quantity, *input).value_or(size);
    if (found >= size * least_of_size && found * least_of_size <= size + 1) return SizedInput{found, std::move(*input)};
    if (dimension.nodes && found < size && found >= std::max(size / 2, smaller ? smaller->size + 1 : 0))
      smaller = {found, std::move(*input)};
  }
  return smaller;
}

std::optional<SizedInput> SizedInputs::in_shape(const InputShape& shape, const Dimension& dimension, double size,
                                                std::uint64_t draw) {
  const std::size_t numbers = shape.level == DrawWish::apart ? 2 : shape.level != InputShape().level;
  if (other_numbers(dimension) < numbers) return std::nullopt;  // it is another one of these shapes
  const auto [drawn, added] = drawn_.try_emplace({dimension.words(), dimension.held, size, shape.level, draw});
  std::optional<SizedInput>& input = drawn->second;
  const double drawn_size =
      dimension.is_number() && size >= least_near ? std::max(dimension.least, size - double(draw)) : size;
  if (added) input = input_of_size(constraints_, dimension, drawn_size, shape.level, seed_ + draw * draws_apart);
  auto given = input ? shaped(shape, input->input, constraints_) : std::nullopt;
  if (!given) return std::nullopt;
  const bool smaller = double(given->size()) < double(input->input.size()) * least_of_input;
  const double own = smaller ? constraints_.size_in(dimension.quantity, *given).value_or(input->size) : input->size;
  return SizedInput{own, std::move(*given)};
}

std::size_t SizedInputs::other_numbers(const Dimension& dimension) const {
  std::size_t count = 0;
  for (const Method& method : constraints_.stub().solution.methods)
    for (const Parameter& one : method.parameters)
      count += shape_of(one).number() && dimension.quantity != Quantity{one.name, {}, false} &&
               !dimension.held.contains({one.name, {}, false});
  return count;
}

}  // namespace leetjudge
