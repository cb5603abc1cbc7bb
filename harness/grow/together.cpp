#include <algorithm>
#include <cmath>
#include <set>

#include "grow/parts.hpp"
#include "grow/terms.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr double differs_clearly = 2;
constexpr double most_scatter_of_shorter = 0.15;
constexpr double least_difference = 200;                           // steps, or bytes
constexpr std::size_t least_of_shorter = 5, least_told_apart = 5;  // sizes
const std::vector<std::string> letters_of_sizes = {"m", "n", "k", "l", "p", "q"};

// What is told: how much, and of each size the fit.
struct Measure {
  Counted value;
  Fit DimensionGrowth::* fit;
};
constexpr Measure time_of = {&GrowthPoint::steps, &DimensionGrowth::steps};
constexpr Measure space_of = {&GrowthPoint::beyond, &DimensionGrowth::space};
constexpr Measure bytes_of = {&GrowthPoint::bytes, &DimensionGrowth::bytes};

// What is left out beside other terms: the logarithm of a given number, which is 64 at most; a number that is at most
// another size that stands there, and a length, where that one stands there with another factor ("m · n", not "m · n +
// k" with a k up to m); and beside n log n the logarithm of a number that limits these elements, where it
// tells how many of them differ.
std::vector<Term> but_for_what_goes_without_saying(std::vector<Term> terms,
                                                   const std::vector<const Dimension*>& sizes) {
  for (Term& term : terms) {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      for (std::size_t j = 0; j < sizes.size(); ++j) {
        if (term[i] == GrowthClass::logarithmic && term[j] == GrowthClass::linearithmic &&
            std::ranges::count(sizes[i]->limited, sizes[j]->quantity.name))
          term[i] = GrowthClass::constant;
      }
    }
  }
  const auto of_number = [&](const Term& term) {  // its logarithm
    for (std::size_t i = 0; i < sizes.size(); ++i)
      if (sizes[i]->is_number() && is_only(term, i, GrowthClass::logarithmic)) return true;
    return false;
  };
  const auto goes = [&](const Term& term) {
    std::vector<Term> others = terms;
    std::erase(others, term);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      const bool number = sizes[i]->is_number();
      if (number && is_only(term, i, GrowthClass::logarithmic) && !std::ranges::all_of(others, of_number)) return true;
      for (std::size_t j = 0; j < sizes.size(); ++j) {
        Term larger = term;
        if (term[j] != GrowthClass::constant || !std::ranges::count(sizes[i]->up_to, sizes[j]->quantity)) continue;
        std::swap(larger[i], larger[j]);
        if (is_below(larger, others) && (number || !std::ranges::count(others, larger))) return true;
      }
    }
    return false;
  };
  std::vector<Term> kept;
  for (const Term& term : terms)
    if (!goes(term)) kept.push_back(term);
  return those_above(kept);
}

// Whether some take clearly more than others, though in no size by itself: the shorter of two texts is such a size.
bool differ_clearly(const std::vector<GridCounts>& grid, Counted value) {
  const auto taken = [&](const GridCounts& one) { return double(one.most.*value); };
  const auto [least, most] = std::ranges::minmax(grid, {}, taken);
  return taken(most) > std::max(differs_clearly * taken(least), taken(least) + least_difference);
}

// "min(m, n)", where the shorter of two sizes alone tells what is taken; empty where it does not.
std::string words_of_shorter(const std::vector<GridPoint>& points, const std::vector<std::string>& named,
                             bool of_bytes) {
  std::vector<Point> shorter;
  std::set<double> sizes;
  for (const GridPoint& one : points) {
    shorter.push_back({std::ranges::min(one.sizes), one.value});
    sizes.insert(shorter.back().size);
  }
  const Fit fit = fit_growth(shorter, of_bytes);
  const bool line_or_square = GrowthClass::linear <= fit.best && fit.best <= GrowthClass::quadratic;
  const bool clear = sizes.size() >= least_of_shorter && fit.scatter <= most_scatter_of_shorter;
  return named.size() == 2 && fit.told && line_or_square && clear
             ? rate_words(fit.best, fmt::format("min({})", joined(named)), fit.base)
             : "";
}

// "O(m · n)"; empty where that is not told.
std::string words_of(const std::vector<DimensionGrowth>& all, const Measure& measure, const Sizes& on_grid,
                     const std::vector<GridCounts>& grid, const std::vector<Dimension>& dimensions) {
  Sizes growing;
  for (const DimensionGrowth& one : all) {
    if ((one.*measure.fit).may_grow()) growing.push_back(&one);
  }
  const auto said = [&](const std::string& words, bool each_call) {
    return words + (each_call && measure.fit == time_of.fit ? " a call on average" : "");
  };
  const bool calls = std::ranges::any_of(on_grid, &DimensionGrowth::each_call);
  if (growing.empty() && !grid.empty() && !calls && differ_clearly(grid, measure.value)) growing = on_grid;
  if (growing.empty()) return said("O(1)", std::ranges::any_of(all, &DimensionGrowth::each_call));
  if (growing.size() == 1) {
    const Fit& fit = growing[0]->*measure.fit;
    return fit.told ? said(fit.words(growing[0]->letter), growing[0]->each_call) : "";
  }
  std::vector<Fit> alone;
  std::vector<std::string> named;
  std::vector<const Dimension*> own;
  for (const DimensionGrowth* one : growing) {
    const Fit& fit = alone.emplace_back(one->*measure.fit);
    const bool base = fit.best >= GrowthClass::exponential && !fit.told;
    // Blocks are a line and a logarithm as well, and so is what rises over a few sizes.
    const bool rises = fit.grows() && one->points.size() < least_told_apart;
    const bool few = fit.few_sizes && (measure.fit != time_of.fit || rises);
    const bool no_stack = measure.fit != time_of.fit && fit.best == GrowthClass::logarithmic && !fit.told;
    if (one->each_call || fit.best == GrowthClass::beyond_cubic || base || few || no_stack) return "";
    named.push_back(one->letter);
    own.push_back(&dimension_called(one->size, dimensions));
  }
  std::vector<GridPoint> points;
  for (const GridCounts& one : grid) {
    GridPoint& point = points.emplace_back(std::vector<double>(), double(one.most.*measure.value));
    for (std::size_t i = 0; i < on_grid.size(); ++i)
      if (std::ranges::count(growing, on_grid[i])) point.sizes.push_back(one.sizes[i]);
  }
  const bool of_bytes = measure.fit != time_of.fit;
  const bool by_itself = std::ranges::any_of(alone, [](const Fit& one) { return one.told && one.grows(); });
  std::string sum = by_itself ? "" : words_of_shorter(points, named, of_bytes);
  const auto nested = [](const Fit& one) { return one.told && one.best == GrowthClass::logarithmic; };
  if (of_bytes && std::ranges::all_of(alone, nested))  // the stacks of sorts, which are no smooth logarithms
    sum = "log " + joined(named, " + log ");
  if (sum.empty()) {
    const std::vector<Term> terms = but_for_what_goes_without_saying(leading_terms(points, alone, of_bytes), own);
    if (!terms.empty()) sum = sum_of(terms, named, alone);
  }
  return sum.empty() ? "" : fmt::format("O({})", sum);
}

}  // namespace

GrowthTogether growth_together(std::vector<DimensionGrowth>& all, const std::vector<Dimension>& dimensions,
                               const Stub& stub, const SmallRuns& runs) {
  GrowthTogether together;
  std::vector<DimensionGrowth*> growing;
  for (DimensionGrowth& one : all)
    if (one.steps.may_grow() || one.space.may_grow() || one.bytes.may_grow()) growing.push_back(&one);
  together.several = std::ranges::count_if(all, [](const DimensionGrowth& one) { return one.steps.may_grow(); }) > 1;
  std::vector<std::string> free = letters_of_sizes, named;
  if (growing.size() < 2) std::swap(free[0], free[1]);
  for (const std::string& name : stub.input_names()) std::erase(free, name);
  for (DimensionGrowth* one : growing) {
    one->letter = one->size;
    if (is_plain_size(one->size)) continue;
    if (named.size() == free.size()) return {};
    one->letter = free[named.size()];
    named.push_back(fmt::format("{} = {}", one->letter, one->size));
  }
  if (!named.empty()) together.letters = " with " + joined(named);
  const Sizes on_grid(growing.begin(), growing.end());
  const std::vector<GridCounts> grid = counts_on_grid(on_grid, dimensions, runs);
  if (!grid.empty()) together.shape = grid.back().most.shape;
  const auto words = [&](const Measure& measure) { return words_of(all, measure, on_grid, grid, dimensions); };
  together.time = words(time_of);
  together.space = words(space_of);
  together.with_answer = words(bytes_of);
  return together;
}

}  // namespace leetjudge
