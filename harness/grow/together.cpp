#include "grow/together.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "problem/rules.hpp"
#include "problem/shapes.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// One is always longer than the other: a text and a part of it, for example.
constexpr double long_size = 200, short_size = 25, times_small = 4;
constexpr double least_growth = 1.05;  // from small to large; less says nothing
constexpr double most_of_sum = 0.15, least_of_product = 0.6, most_of_product = 1.5;
constexpr std::uint64_t draws = 2;
const std::vector<std::string> letters_of_sizes = {"m", "n", "k", "l"};

struct Most {
  double steps = 0;  // 0 where nothing answers
  std::string shape;
};

// Of some draws in all shapes.
Most most_steps(Dimension one, double size, const Dimension& other, double other_size, const SmallRuns& runs) {
  one.held[other.quantity] = other_size;
  Most most;
  for (const InputShape& shape : input_shapes()) {
    for (std::uint64_t draw = 0; draw < draws; ++draw) {
      const auto drawn = input_of_size(runs.problem, runs.constraints, one, size, shape.level, runs.seed + draw);
      const auto given = drawn ? shaped(shape, drawn->input, runs.problem, runs.constraints) : std::nullopt;
      const double steps = given ? runs.steps(*given).value_or(0) : 0;
      if (steps > most.steps) most = {steps, shape.words};
    }
  }
  return most;
}

std::pair<Together, std::string> with_the_first_longer(const Dimension& one, const Dimension& other,
                                                       const SmallRuns& runs) {
  const double large_one = std::min(one.most, long_size), large_other = std::min(other.most, short_size);
  const double small_one = std::max({1.0, one.least, large_one / times_small});
  const double small_other = std::max({1.0, other.least, large_other / times_small});
  const auto at = [&](double size, double other_size) { return most_steps(one, size, other, other_size, runs); };
  const Most both = at(large_one, large_other);
  return {together_of(at(small_one, small_other).steps, at(large_one, small_other).steps,
                      at(small_one, large_other).steps, both.steps),
          both.shape};
}

std::string words_of(const std::vector<const DimensionGrowth*>& all, Together how) {
  const auto is_name = [](const std::string& size) { return size.find_first_of("[. ") == std::string::npos; };
  std::vector<std::string> letters = letters_of_sizes;
  for (const DimensionGrowth* one : all) std::erase(letters, one->size);
  std::vector<std::string> terms, named;
  for (const DimensionGrowth* one : all) {
    const std::string name = is_name(one->size) ? one->size : letters[named.size()];
    if (!is_name(one->size)) named.push_back(fmt::format("{} = {}", name, one->size));
    const std::string words = class_words(one->steps.classes.front(), name);
    terms.push_back(words.substr(2, words.size() - 3));  // without O( and )
  }
  return fmt::format("O({}){}{}", joined(terms, how == Together::product ? " · " : " + "),
                     named.empty() ? "" : " with ", joined(named));
}

}  // namespace

Together together_of(double small, double first, double second, double both) {
  if (!(small > 0) || std::min({first / small, second / small, both / first, both / second}) < least_growth)
    return Together::not_told;
  // Of f·g it is 1, of f+g it is 0; what does not grow with one of them falls out of the numerator.
  const double mixed = (both - first - second + small) * both / ((both - first) * (both - second));
  if (std::abs(mixed) < most_of_sum) return Together::sum;
  return mixed > least_of_product && mixed < most_of_product ? Together::product : Together::not_told;
}

GrowthTogether growth_together(const std::vector<DimensionGrowth>& all, const std::vector<Dimension>& dimensions,
                               const SmallRuns& runs) {
  std::vector<const DimensionGrowth*> growing;
  for (const DimensionGrowth& one : all) {
    if (one.steps.classes.empty() || one.steps.best == GrowthClass::constant) continue;
    if (one.steps.best >= GrowthClass::beyond_cubic || one.each_call) return {};
    growing.push_back(&one);
  }
  if (growing.size() < 2 || growing.size() > letters_of_sizes.size() || runs.problem.rules->generate) return {};
  Together how = Together::not_told;
  GrowthTogether together;
  for (std::size_t i = 0; i < growing.size(); ++i) {
    for (std::size_t k = i + 1; k < growing.size(); ++k) {
      const Dimension& one = dimension_called(growing[i]->size, dimensions);
      const Dimension& other = dimension_called(growing[k]->size, dimensions);
      auto [found, shape] = with_the_first_longer(one, other, runs);
      if (found == Together::not_told) std::tie(found, shape) = with_the_first_longer(other, one, runs);
      if (found == Together::not_told || (how != Together::not_told && how != found)) return {};
      how = found;
      together.shape = shape;
    }
  }
  together.words = words_of(growing, how);
  return together;
}

}  // namespace leetjudge
