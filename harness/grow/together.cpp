#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "grow/parts.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

// Of two sizes the one that is long is far longer: a text and a part of it, for example, never get alike.
constexpr double long_size = 200, short_size = 25, times_small = 4;
constexpr double large_number = 2000, large_element = 1 << 20, times_small_element = 256;
constexpr double few_beside = 64, many_beside = 1024, few_sorted = 32, many_sorted = 2048;
constexpr double least_times = 1.4, most_times = 4;      // a logarithm is 2.2 times as much there
constexpr double least_rise = 1.05, least_seen = 1.005;  // from small to large; less says nothing, or that it is none
constexpr double least_beside = 0.02;                    // of what the longer one adds
constexpr double most_of_sum = 0.4, least_of_product = 0.6, most_of_product = 1.5, least_of_power = 0.6;
constexpr std::uint64_t draws = 2;
const std::vector<std::string> letters_of_sizes = {"m", "n", "k", "l", "p", "q"};

// What is told: how much, and of each size the fit.
struct Measure {
  Counted value;
  Fit DimensionGrowth::* fit;
};
constexpr Measure time_of = {&GrowthPoint::steps, &DimensionGrowth::steps};
constexpr Measure space_of = {&GrowthPoint::beyond, &DimensionGrowth::space};
constexpr Measure bytes_of = {&GrowthPoint::bytes, &DimensionGrowth::bytes};
constexpr Measure all_measures[] = {time_of, space_of, bytes_of};

// The most of some draws in all shapes, or in that one, and the shape that takes most steps; zeros where nothing
// answers.
GrowthPoint most_at(Dimension one, double size, const Dimension& other, double other_size, const SmallRuns& runs,
                    const std::string& only = {}) {
  for (const Quantity& companion : one.along) one.held.erase(companion);
  one.held[other.quantity] = other_size;
  GrowthPoint most;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    for (const InputShape& shape : input_shapes()) {
      if (!only.empty() && shape.words != only) continue;
      const auto given = runs.inputs.in_shape(shape, one, size, draw);
      const auto found = given ? runs.count(given->input) : std::nullopt;
      if (!found) continue;
      if (found->steps > most.steps) most.shape = shape.words;
      for (const Counted value : {&GrowthPoint::steps, &GrowthPoint::beyond, &GrowthPoint::bytes})
        most.*value = std::max(most.*value, (*found).*value);
    }
  }
  return most;
}

// Two sizes, the first of them longer than the other.
struct Pair {
  const DimensionGrowth *first, *second;
  double first_times, second_times;  // from small to large
  GrowthPoint small, only_first, only_second, both;
};

Pair counted_pair(const DimensionGrowth& first, const DimensionGrowth& second, const std::vector<Dimension>& dimensions,
                  const SmallRuns& runs) {
  const Dimension& one = dimension_called(first.size, dimensions);
  const Dimension& other = dimension_called(second.size, dimensions);
  const auto large_of = [](const DimensionGrowth& growth, const Dimension& size, double length) {
    const bool cheap = size.is_number() && size.up_to.empty() &&
                       growth.steps.best <= GrowthClass::linear;  // such as an amount of coins
    return std::min(size.most, size.of_elements() ? large_element : cheap ? large_number : length);
  };
  const auto small_of = [](const Dimension& size, double large) {
    return std::max({1.0, size.least, std::floor(large / (size.of_elements() ? times_small_element : times_small))});
  };
  const double large_one = large_of(first, one, long_size), large_other = large_of(second, other, short_size);
  const double small_one = small_of(one, large_one), small_other = small_of(other, large_other);
  const auto at = [&](double size, double other_size) { return most_at(one, size, other, other_size, runs); };
  return Pair(&first, &second, large_one / small_one, large_other / small_other, at(small_one, small_other),
              at(large_one, small_other), at(small_one, large_other), at(large_one, large_other));
}

bool grows_in_both(const Pair& pair, const Measure& measure) {
  return (pair.first->*measure.fit).grows() && (pair.second->*measure.fit).grows();
}

// Sizes of a product have to grow as they do by themselves.
Together together_in(const Pair& pair, const Measure& measure) {
  if (!grows_in_both(pair, measure)) return Together::not_told;
  const auto of = [&](const GrowthPoint& one) { return double(one.*measure.value); };
  const Together how = together_of(of(pair.small), of(pair.only_first), of(pair.only_second), of(pair.both));
  const auto grows = [&](const GrowthPoint& from, double sizes, const DimensionGrowth& size) {
    const double power = power_of((size.*measure.fit).best);
    return std::log(of(pair.both) / of(from)) >= least_of_power * power * std::log(sizes);
  };
  const bool as_alone =
      grows(pair.only_second, pair.first_times, *pair.first) && grows(pair.only_first, pair.second_times, *pair.second);
  return how == Together::product && !as_alone ? Together::not_told : how;
}

// Whether the second size adds next to nothing, which is the shorter one.
bool makes_no_difference(const Pair& pair, const Measure& measure) {
  const auto added = [&](const GrowthPoint& to) {
    return double(to.*measure.value) - double(pair.small.*measure.value);
  };
  return added(pair.only_first) > 0 && added(pair.only_second) < least_beside * added(pair.only_first);
}

using Sizes = std::vector<const DimensionGrowth*>;
using Logarithms = std::vector<std::pair<const DimensionGrowth*, const DimensionGrowth*>>;

Sizes growing_in(const std::vector<DimensionGrowth>& all, const Measure& measure) {
  Sizes growing;
  for (const DimensionGrowth& one : all) {
    const Fit& fit = one.*measure.fit;
    if (fit.grows() || fit.unclear) growing.push_back(&one);
  }
  return growing;
}

// Whether the work for one more of a linear size grows as the logarithm of the other one does: "(m + n) log m".
bool takes_logarithm(const DimensionGrowth& linear, const DimensionGrowth& other, const Pair& pair,
                     const std::vector<Dimension>& dimensions, const SmallRuns& runs) {
  const Dimension& first = dimension_called(other.size, dimensions);
  const Dimension& second = dimension_called(linear.size, dimensions);
  if (std::min(first.most, second.most) < many_beside) return false;
  const auto added = [&](double size) {
    const auto steps = [&](double beside) {
      return double(most_at(first, size, second, beside, runs, pair.both.shape).steps);
    };
    return steps(many_beside) - steps(few_beside);
  };
  const double at_few = added(few_sorted), at_many = added(std::min(first.most, many_sorted));
  return at_few > 0 && at_many > least_times * at_few && at_many < most_times * at_few;
}

// What is left out beside another size: of a sum the logarithm of a given number, which is 64 at most, and a number
// that is at most that other size; of a product the logarithm of a number that limits elements beside n log n of these,
// where it tells how many of them differ.
bool goes_without_saying(Together how, const Fit& fit, const Dimension& size, const Fit& other,
                         const Dimension& beside) {
  const bool logarithm = fit.best == GrowthClass::logarithmic;
  if (how == Together::product)
    return logarithm && other.best == GrowthClass::linearithmic &&
           std::ranges::count(size.limited, beside.quantity.name) > 0;
  if (!size.is_number() || other.best < std::max(GrowthClass::linear, fit.best)) return false;
  return logarithm || std::ranges::count(size.up_to, beside.quantity) > 0;
}

// How each two sizes go together, where that is told.
using Relations = std::map<std::set<const DimensionGrowth*>, Together>;

Relations relations_of(const Sizes& growing, const Measure& measure, const std::vector<Pair>& pairs) {
  std::set<std::pair<const DimensionGrowth*, const DimensionGrowth*>> longer;  // all that counts where it is the longer
  for (const Pair& pair : pairs)
    if (makes_no_difference(pair, measure)) longer.emplace(pair.first, pair.second);
  Relations told;
  for (const Pair& pair : pairs) {
    const bool both = std::ranges::count(growing, pair.first) && std::ranges::count(growing, pair.second);
    Together found = both ? together_in(pair, measure) : Together::not_told;
    if (longer.contains({pair.first, pair.second}) && longer.contains({pair.second, pair.first})) found = Together::sum;
    if (found >= Together::sum) told.try_emplace({pair.first, pair.second}, found);
  }
  return told;
}

// Sizes of which each two go together so, and no one with any other; nothing where they do not part like that.
std::vector<Sizes> parted(const Sizes& all, const Relations& relations, Together how) {
  std::vector<Sizes> parts;
  for (const DimensionGrowth* one : all) {
    const auto goes = [&](const DimensionGrowth* other) { return relations.at({one, other}) == how; };
    const auto part = std::ranges::find_if(parts, [&](const Sizes& some) { return std::ranges::any_of(some, goes); });
    if (part == parts.end()) {
      parts.push_back({one});
      continue;
    }
    for (const Sizes& some : parts)
      if (std::ranges::count_if(some, goes) != (&some == &*part ? std::ssize(some) : 0)) return {};
    part->push_back(one);
  }
  return parts;
}

using Letters = std::map<std::string, std::string>;

// "m · n log(m · n)": what is n log n of each of two sizes by itself is hardly a product of two logarithms.
std::string product_of(const Sizes& sizes, const Measure& measure, const Letters& letters) {
  std::vector<std::string> factors, logarithms;
  for (const DimensionGrowth* one : sizes) {
    const Fit& fit = one->*measure.fit;
    const bool sorted = fit.best == GrowthClass::linearithmic;
    factors.push_back(sorted ? letters.at(one->size) : fit.term(letters.at(one->size)));
    if (sorted) logarithms.push_back(letters.at(one->size));
  }
  const std::string of = joined(logarithms, " · ");
  const std::string logarithm = logarithms.size() > 1 ? fmt::format(" log({})", of) : " log " + of;
  return joined(factors, " · ") + (of.empty() ? "" : logarithm);
}

// "O(m · n)"; empty where that is not told. `logarithms` are the pairs of which the first one takes that of the second.
std::string words_of(Sizes growing, const Measure& measure, const std::vector<Pair>& pairs, const Letters& letters,
                     const std::vector<Dimension>& dimensions, const Logarithms& logarithms = {}) {
  // What grows only because another size goes along counts no more.
  const Relations relations = relations_of(growing, measure, pairs);
  std::set<const DimensionGrowth*> alone, along;
  for (const Pair& pair : pairs) {
    if (relations.contains({pair.first, pair.second})) continue;  // with the other one longer
    const Together how = together_in(pair, measure);
    if (how == Together::only_first) alone.insert(pair.first), along.insert(pair.second);
    if (how == Together::only_second) alone.insert(pair.second), along.insert(pair.first);
  }
  std::erase_if(growing, [&](const DimensionGrowth* one) { return along.contains(one) && !alone.contains(one); });
  for (const DimensionGrowth* one : growing) {
    const Fit& fit = one->*measure.fit;
    const bool whole = fit.best < GrowthClass::beyond_cubic && !one->each_call;
    if (!fit.told || (growing.size() > 1 && !whole)) return "";
  }
  if (growing.empty()) return "O(1)";
  for (const DimensionGrowth* one : growing)
    for (const DimensionGrowth* other : growing)
      if (one != other && !relations.contains({one, other})) return "";
  Sizes needed;
  std::ranges::remove_copy_if(growing, std::back_inserter(needed), [&](const DimensionGrowth* one) {
    return std::ranges::any_of(growing, [&](const DimensionGrowth* other) {
      return one != other &&
             goes_without_saying(relations.at({one, other}), one->*measure.fit, dimension_called(one->size, dimensions),
                                 other->*measure.fit, dimension_called(other->size, dimensions));
    });
  });
  if (needed.size() == 1) {
    const bool call = needed[0]->each_call && measure.fit == time_of.fit;
    return (needed[0]->*measure.fit).words(letters.at(needed[0]->size)) + (call ? " a call on average" : "");
  }
  std::vector<std::string> terms;
  if (const auto products = parted(needed, relations, Together::product); !products.empty()) {
    for (const Sizes& one : products) {
      terms.push_back(product_of(one, measure, letters));
      const auto of = std::ranges::find(logarithms, one[0], &Logarithms::value_type::first);
      if (one.size() == 1 && of != logarithms.end()) terms.back() += " log " + letters.at(of->second->size);
    }
    return fmt::format("O({})", joined(terms, " + "));
  }
  for (const Sizes& one : parted(needed, relations, Together::sum)) {
    std::vector<std::string> added;
    for (const DimensionGrowth* size : one) added.push_back((size->*measure.fit).term(letters.at(size->size)));
    terms.push_back(added.size() > 1 ? fmt::format("({})", joined(added, " + ")) : added[0]);
  }
  return terms.empty() ? "" : fmt::format("O({})", joined(terms, " · "));
}

}  // namespace

Together together_of(double small, double first, double second, double both) {
  const double of_first = std::max(first / small, both / second), of_second = std::max(second / small, both / first);
  if (!(small > 0) || std::max(of_first, of_second) < least_rise) return Together::not_told;
  if (of_first < least_seen) return Together::only_second;
  if (of_second < least_seen) return Together::only_first;
  // No more than the sum, such as the larger of the two where one part of the work follows the other.
  const double mixed_work = both - first - second + small;
  if (std::min(first, second) / small >= least_rise && mixed_work <= 0) return Together::sum;
  if (std::min({first / small, second / small, both / first, both / second}) < least_rise) return Together::not_told;
  // Of f·g it is 1, of f+g it is 0; what does not grow with one of them falls out of the numerator.
  const double mixed = mixed_work * both / ((both - first) * (both - second));
  if (mixed < most_of_sum) return Together::sum;
  return mixed > least_of_product && mixed < most_of_product ? Together::product : Together::not_told;
}

GrowthTogether growth_together(const std::vector<DimensionGrowth>& all, const std::vector<Dimension>& dimensions,
                               const Stub& stub, const SmallRuns& runs) {
  GrowthTogether together;
  Sizes growing;
  for (const DimensionGrowth& one : all) {
    if (one.steps.grows() || one.space.grows() || one.bytes.grows()) growing.push_back(&one);
  }
  std::vector<std::string> free = letters_of_sizes, named;
  if (growing.size() < 2) std::swap(free[0], free[1]);
  for (const std::string& name : stub.input_names()) std::erase(free, name);
  Letters letters;
  for (const DimensionGrowth* one : growing) {
    std::string& letter = letters[one->size] = one->size;
    if (is_plain_size(one->size)) continue;
    if (named.size() == free.size()) return {};
    letter = free[named.size()];
    named.push_back(fmt::format("{} = {}", letter, one->size));
  }
  if (!named.empty()) together.letters = " with " + joined(named);
  std::vector<Pair> pairs;
  for (auto one = growing.begin(); one != growing.end(); ++one) {
    for (auto other = one + 1; other != growing.end(); ++other) {
      const Pair& pair = pairs.emplace_back(counted_pair(**one, **other, dimensions, runs));
      const bool clear = std::ranges::all_of(all_measures, [&](const Measure& measure) {
        return !grows_in_both(pair, measure) || together_in(pair, measure) >= Together::sum;
      });
      if (!clear) pairs.push_back(counted_pair(**other, **one, dimensions, runs));
    }
  }
  if (!pairs.empty()) together.shape = pairs.back().both.shape;
  const Sizes timed = growing_in(all, time_of);
  together.several = timed.size() > 1;
  Logarithms logarithms;
  for (const Pair& pair : pairs) {
    if (together_in(pair, time_of) != Together::sum) continue;
    for (const auto& [linear, other] : {std::pair(pair.first, pair.second), std::pair(pair.second, pair.first)}) {
      const bool may = linear->steps.best == GrowthClass::linear && other->steps.best == GrowthClass::linearithmic;
      if (may && takes_logarithm(*linear, *other, pair, dimensions, runs)) logarithms.emplace_back(linear, other);
    }
  }
  together.time = words_of(timed, time_of, pairs, letters, dimensions, logarithms);
  together.space = words_of(growing_in(all, space_of), space_of, pairs, letters, dimensions);
  together.with_answer = words_of(growing_in(all, bytes_of), bytes_of, pairs, letters, dimensions);
  return together;
}

}  // namespace leetjudge
