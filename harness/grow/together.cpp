#include <algorithm>
#include <cmath>
#include <tuple>

#include "grow/parts.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// One is always longer than the other: a text and a part of it, for example.
constexpr double long_size = 200, short_size = 25, times_small = 4;
constexpr double least_rise = 1.05;  // from small to large; less says nothing
constexpr double most_of_sum = 0.15, least_of_product = 0.6, most_of_product = 1.5;
constexpr double least_of_power = 0.6;
constexpr std::size_t most_not_told_apart = 2;  // not told apart
constexpr std::uint64_t draws = 2;
const std::vector<std::string> letters_of_sizes = {"m", "n", "k", "l", "p", "q"};

struct Most {
  double steps = 0;  // 0 where nothing answers
  std::string shape;
};

// Of some draws in all shapes.
Most steps_at_most(Dimension one, double size, const Dimension& other, double other_size, const SmallRuns& runs) {
  for (const Quantity& companion : one.along) one.held.erase(companion);
  one.held[other.quantity] = other_size;
  Most most;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    for (const InputShape& shape : input_shapes()) {
      const auto given = runs.inputs.in_shape(shape, one, size, draw);
      const double steps = given ? runs.steps(given->input).value_or(0) : 0;
      if (steps > most.steps) most = {steps, shape.words};
    }
  }
  return most;
}

struct SizeToPair {
  const Dimension* dimension;
  double power;  // of its class
};

// Sizes of a product have to grow as they do by themselves.
std::pair<Together, std::string> with_the_first_longer(const SizeToPair& one, const SizeToPair& other,
                                                       const SmallRuns& runs) {
  const double large_one = std::min(one.dimension->most, long_size);
  const double large_other = std::min(other.dimension->most, short_size);
  const double small_one = std::max({1.0, one.dimension->least, std::floor(large_one / times_small)});
  const double small_other = std::max({1.0, other.dimension->least, std::floor(large_other / times_small)});
  const auto at = [&](double size, double other_size) {
    return steps_at_most(*one.dimension, size, *other.dimension, other_size, runs);
  };
  const Most both = at(large_one, large_other);
  const double first = at(large_one, small_other).steps, second = at(small_one, large_other).steps;
  const Together how = together_of(at(small_one, small_other).steps, first, second, both.steps);
  const auto grows = [&](double from, double sizes, double power) {
    return std::log(both.steps / from) >= least_of_power * power * std::log(sizes);
  };
  const bool as_alone =
      grows(second, large_one / small_one, one.power) && grows(first, large_other / small_other, other.power);
  return {how == Together::product && !as_alone ? Together::not_told : how, both.shape};
}

// "O(m · n) or O(m · n log n) with m = a.length, n = b.length"
std::string words_of(const std::vector<const DimensionGrowth*>& all, Together how, const Stub& stub) {
  std::vector<std::string> letters = letters_of_sizes;
  for (const std::string& name : stub.input_names()) std::erase(letters, name);
  std::vector<std::string> least, most, named;
  for (const DimensionGrowth* one : all) {
    std::string name = one->size;
    if (!is_plain_size(name)) {
      if (named.size() == letters.size()) return "";
      name = letters[named.size()];
      named.push_back(fmt::format("{} = {}", name, one->size));
    }
    least.push_back(term_words(one->steps.classes.front(), name));
    most.push_back(term_words(one->steps.classes.back(), name));
  }
  const char* const sign = how == Together::product ? " · " : " + ";
  return fmt::format("O({}){}{}{}", joined(least, sign),
                     least == most ? "" : fmt::format(" or O({})", joined(most, sign)), named.empty() ? "" : " with ",
                     joined(named));
}

}  // namespace

Together together_of(double small, double first, double second, double both) {
  if (!(small > 0) || std::min({first / small, second / small, both / first, both / second}) < least_rise)
    return Together::not_told;
  // Of f·g it is 1, of f+g it is 0; what does not grow with one of them falls out of the numerator.
  const double mixed = (both - first - second + small) * both / ((both - first) * (both - second));
  if (std::abs(mixed) < most_of_sum) return Together::sum;
  return mixed > least_of_product && mixed < most_of_product ? Together::product : Together::not_told;
}

GrowthTogether growth_together(const std::vector<DimensionGrowth>& all, const std::vector<Dimension>& dimensions,
                               const Stub& stub, const SmallRuns& runs) {
  std::vector<const DimensionGrowth*> growing;
  for (const DimensionGrowth& one : all) {
    const std::vector<GrowthClass>& classes = one.steps.classes;
    if (classes.empty() || classes.front() == GrowthClass::constant) continue;
    if (classes.size() > most_not_told_apart || classes.back() >= GrowthClass::beyond_cubic || one.each_call) return {};
    growing.push_back(&one);
  }
  if (growing.size() < 2 || growing.size() > letters_of_sizes.size()) return {};
  Together how = Together::not_told;
  GrowthTogether together;
  for (std::size_t i = 0; i < growing.size(); ++i) {
    for (std::size_t k = i + 1; k < growing.size(); ++k) {
      const auto of = [&](const DimensionGrowth& size) {
        return SizeToPair{&dimension_called(size.size, dimensions), power_of(size.steps.classes.front())};
      };
      auto [found, shape] = with_the_first_longer(of(*growing[i]), of(*growing[k]), runs);
      if (found == Together::not_told)
        std::tie(found, shape) = with_the_first_longer(of(*growing[k]), of(*growing[i]), runs);
      if (found == Together::not_told || (how != Together::not_told && how != found)) return {};
      how = found;
      together.shape = shape;
    }
  }
  together.words = words_of(growing, how, stub);
  return together;
}

}  // namespace leetjudge
