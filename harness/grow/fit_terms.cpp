#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "grow/least_squares.hpp"
#include "grow/terms.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

constexpr double least_noise = 0.01;                   // relative error of a count
constexpr std::size_t most_terms = 5, most_kept = 20;  // sums of so many terms that are gone on with
constexpr std::size_t least_on_grid = 10;
// Of a point's value, somewhere on the grid; of three sizes, or of what grows faster than alone.
constexpr double least_lead_of_term = 0.25, least_faster_lead = 0.5;
constexpr double least_exact_lead = 0.15;  // where what is left is hardly more than noise
// Of the counts, around a sum in which each size stands once, as it grows alone, and around others.
constexpr double most_scatter_as_alone = 0.2, most_scatter_of_mixed = 0.055, most_scatter_of_faster = 0.03;
constexpr double most_behind = 10;  // in the criterion
constexpr double times_longer = 2;
constexpr double most_even = 1.5;  // times the least value, where most of all is the same for all points

struct SumModel {
  std::vector<std::size_t> terms;  // by their numbers
  std::vector<double> factors;
  double squares = 0, criterion = 0;
  bool possible = true;  // lower terms may be negative where they then fit exactly: (m - n) · n
};

// What may stand in a term for a size that grows by itself like that: also what is hidden there by what the other sizes
// are held at, a line behind the logarithm of heaps, or a square; of many sizes that would be too many terms. Of bytes
// a logarithm is what blocks look like that fill up, unless the size has it alone.
std::vector<Rate> rates_of(const Fit& alone, bool of_bytes, bool many) {
  std::vector<Rate> rates = {Rate::constant};
  const Rate hidden = of_bytes || (many && alone.told) ? Rate::constant
                      : alone.best < Rate::linear      ? Rate::linear
                                                       : Rate::quadratic;
  for (const Rate one : {Rate::logarithmic, Rate::linear, Rate::linearithmic, Rate::quadratic,
                         Rate::quadratic_logarithmic, Rate::cubic}) {
    const bool below = alone.best < Rate::exponential ? one <= alone.best : one == Rate::linear;
    const bool blocks = of_bytes && power_of(one).logarithms > 0;
    if ((below && !blocks) || one == hidden) rates.push_back(one);
  }
  if (std::ranges::count(rates, alone.best) == 0) rates.push_back(alone.best);
  return rates;
}

int sizes_faster_than_alone(const Term& term, const std::vector<Fit>& alone) {
  int count = 0;
  for (std::size_t i = 0; i < alone.size(); ++i) count += power_of(term[i]) > power_of(alone[i].best);
  return count;
}

std::vector<Term> terms_among(const std::vector<Fit>& alone, bool of_bytes) {
  std::vector<Term> all = {{}};
  for (const Fit& one : alone) {
    std::vector<Term> longer;
    for (const Term& term : all) {
      for (const Rate rate : rates_of(one, of_bytes, alone.size() > 2)) {
        longer.push_back(term);
        longer.back().push_back(rate);
      }
    }
    all = std::move(longer);
  }
  // Two logarithms of one product: hardly of a size that is searched beside its own sort, "m log m + n log(m · n)".
  std::erase_if(all, [&](const Term& term) {
    bool searched = false;
    for (std::size_t i = 0; i < term.size(); ++i)
      searched = searched || (term[i] == Rate::logarithmic && alone[i].best != Rate::logarithmic);
    return searched && logarithms_in({term}) > 1;
  });
  // What is hidden of one size while another is held is not hidden of both: m · n · min(m, n) is no m² · n².
  std::erase_if(all, [&](const Term& term) { return sizes_faster_than_alone(term, alone) > 1; });
  return all;
}

struct Columns {
  std::vector<std::vector<double>> all;
  std::vector<double> most;  // of what each was divided by
  // Of those behind the terms, the sizes of which each is above it.
  std::map<std::size_t, std::vector<std::size_t>> below;
};

// A column for each term: its value divided by the point's, as a part of the largest one. A factor is then the largest
// share that the term has of a point. Behind them stand the shorter of each two sizes, with which the longer one is a
// sum, too; and what as many lists as the one size take to grow to as many elements as the other.
Columns columns_of(const std::vector<GridPoint>& points, const std::vector<Term>& terms,
                   const std::vector<Fit>& alone) {
  Columns columns;
  const auto add = [&](const auto& value) {
    std::vector<double> column;
    for (const GridPoint& one : points) column.push_back(value(one.sizes) / one.value);
    const double most = std::max(1e-300, std::ranges::max(column));
    for (double& one : column) one /= most;
    if (columns.all.size() >= terms.size() && std::ranges::count(columns.all, column) > 0) return;
    columns.all.push_back(std::move(column));
    columns.most.push_back(most);
  };
  for (const Term& term : terms) {
    add([&](const std::vector<double>& sizes) {
      double value = 1;
      for (std::size_t i = 0; i < term.size(); ++i) value *= rate_at(term[i], sizes[i], alone[i].base);
      return value;
    });
  }
  for (std::size_t i = 0; i < alone.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      columns.below[columns.all.size()] = {i, j};
      add([&](const std::vector<double>& sizes) { return std::min(sizes[i], sizes[j]); });
    }
  for (std::size_t i = 0; i < alone.size(); ++i)
    for (std::size_t j = 0; j < alone.size(); ++j)
      if (i != j) {
        columns.below[columns.all.size()] = {j};
        add([&](const std::vector<double>& sizes) { return sizes[i] * std::log2(1 + sizes[j] / sizes[i]); });
      }
  return columns;
}

std::optional<SumModel> fitted(const Columns& all, std::vector<std::size_t> terms) {
  std::vector<std::vector<double>> chosen;
  for (const std::size_t one : terms) chosen.push_back(all.all[one]);
  const auto points = double(all.all.front().size());
  auto [factors, squares] = least_squares(chosen);
  if (factors.empty()) return std::nullopt;
  const bool negative = std::ranges::any_of(factors, [](double one) { return one <= 0; });
  const double criterion =
      points * std::log(squares / points + least_noise * least_noise) + double(terms.size()) * std::log(points);
  const bool possible = !negative || squares <= least_noise * least_noise * points;
  return SumModel{std::move(terms), std::move(factors), squares, criterion, possible};
}

// Those that fit best of each number of terms, grown by one term after the other; the best ones first.
std::vector<SumModel> models_of(const Columns& columns) {
  const auto order = [](const SumModel& one) { return std::tie(one.criterion, one.terms); };
  std::vector<SumModel> all, last = {SumModel()};
  std::set<std::vector<std::size_t>> seen;
  for (std::size_t count = 1; count <= most_terms; ++count) {
    std::vector<SumModel> longer;
    for (const SumModel& one : last) {
      for (std::size_t term = 0; term < columns.all.size(); ++term) {
        std::vector<std::size_t> terms = one.terms;
        const auto place = std::ranges::lower_bound(terms, term);
        if (place != terms.end() && *place == term) continue;
        terms.insert(place, term);
        if (!seen.insert(terms).second) continue;
        if (auto model = fitted(columns, std::move(terms))) longer.push_back(std::move(*model));
      }
    }
    std::ranges::sort(longer, {}, order);
    const std::size_t kept = count == 1 ? 10 * most_kept : most_kept;
    if (longer.size() > kept) longer.resize(kept);
    std::ranges::copy_if(longer, std::back_inserter(all), &SumModel::possible);
    last = std::move(longer);
  }
  std::ranges::sort(all, {}, order);
  return all;
}

std::vector<Term> leading(const SumModel& model, const Columns& columns, const std::vector<Term>& all,
                          const std::vector<Fit>& alone) {
  std::vector<Term> large;
  const double scatter = std::sqrt(model.squares / double(columns.all.front().size()));
  const double lead_of_terms = scatter <= most_scatter_of_faster ? least_exact_lead : least_lead_of_term;
  for (std::size_t i = 0; i < model.terms.size(); ++i) {
    if (model.terms[i] >= all.size()) continue;  // it is below each of its sizes
    const Term& term = all[model.terms[i]];
    bool own = false;
    for (std::size_t size = 0; size < term.size(); ++size) own = own || is_only(term, size, alone[size].best);
    const bool of_three = std::ssize(term) - std::ranges::count(term, Rate::constant) > 2;
    const double least = of_three || sizes_faster_than_alone(term, alone) > 0 ? least_faster_lead : lead_of_terms;
    const bool in_steps = own || model.factors[i] / columns.most[model.terms[i]] >= least_unit;
    if (model.factors[i] >= least && in_steps) large.push_back(term);
  }
  return those_above(large);
}

// What grows by itself stands in the whole, however little of it that is, if it is of that class at least; in another
// term it does already: a window is as long as the list that it is in, where only that grows.
void add_what_grows_alone(std::vector<Term>& terms, const std::vector<Fit>& alone, Rate least) {
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const auto has = [&](const Term& one) { return one[i] != Rate::constant; };
    if (!terms.empty() && alone[i].told && alone[i].best >= least && std::ranges::none_of(terms, has))
      terms.emplace_back(alone.size(), Rate::constant)[i] = alone[i].best;
  }
}

// Whether terms are above what else is in the model.
bool has_sizes_of(const SumModel& model, const Columns& columns, const std::vector<Term>& terms) {
  return std::ranges::all_of(columns.below, [&](const auto& one) {
    const auto has = [&](const Term& term) {
      return std::ranges::any_of(one.second, [&](std::size_t size) { return power_of(term[size]).exponent >= 1; });
    };
    return std::ranges::count(model.terms, one.first) == 0 || std::ranges::any_of(terms, has);
  });
}

// Whether only the logarithm of a size stands in them, which takes more than a logarithm by itself.
bool has_logarithm_only(const std::vector<Term>& terms, const std::vector<Fit>& alone) {
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const Rate most = std::ranges::max(terms, {}, [&](const Term& one) { return power_of(one[i]); })[i];
    if (alone[i].told && most == Rate::logarithmic && power_of(alone[i].best).exponent > 0) return true;
  }
  return false;
}

// Whether a size stands in them without the logarithm that is told of it alone.
bool lacks_logarithm(const std::vector<Term>& terms, const std::vector<Fit>& alone) {
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const Power own = power_of(alone[i].best);
    Power most;
    for (const Term& one : terms) most = std::max(most, power_of(one[i]));
    if (alone[i].told && most.exponent == own.exponent && most.logarithms < own.logarithms) return true;
  }
  return false;
}

// How far the counts may be off: less where a size grows faster than alone, or where one is in several of the terms, in
// none, or has a logarithm that it has not alone.
double most_scatter_of_terms(const std::vector<Term>& terms, const std::vector<Fit>& alone) {
  const auto faster = [&](const Term& one) { return sizes_faster_than_alone(one, alone) > 0; };
  if (std::ranges::any_of(terms, faster) || logarithms_in(terms) > std::ssize(terms)) return most_scatter_of_faster;
  for (std::size_t i = 0; i < alone.size(); ++i) {
    std::ptrdiff_t in = 0, logarithms = 0;
    for (const Term& one : terms) {
      in += one[i] != Rate::constant;
      logarithms += power_of(one[i]).logarithms;
    }
    if (in != 1 || alone[i].too_slow || (logarithms > 0 && power_of(alone[i].best).logarithms == 0))
      return most_scatter_of_mixed;
  }
  return most_scatter_as_alone;
}

// Nothing where that is not told; no term, or that of no size, where the sizes make no difference.
std::optional<std::vector<Term>> told_terms(const std::vector<GridPoint>& points, const std::vector<Fit>& alone,
                                            bool of_bytes) {
  if (points.size() < least_on_grid) return std::nullopt;
  const std::vector<Term> all = terms_among(alone, of_bytes);
  const Columns columns = columns_of(points, all, alone);
  const std::vector<SumModel> models = models_of(columns);
  // Where the counts scatter too much for the best one, a plainer one is taken that is not far behind; first of those
  // in which each size has the logarithm that it has alone.
  std::vector<std::vector<Term>> near;
  for (const bool all_logarithms : {!of_bytes, false}) {
    double accepted_up_to = models.front().criterion + most_behind;
    for (const SumModel& one : models) {
      if (one.criterion > accepted_up_to) break;
      std::vector<Term> found = leading(one, columns, all, alone);
      if (!of_bytes) add_what_grows_alone(found, alone, Rate::logarithmic);
      const double scatter = std::sqrt(one.squares / double(points.size()));
      if (scatter > most_scatter_of_terms(found, alone) || !has_sizes_of(one, columns, found) ||
          (!found.empty() && has_logarithm_only(found, alone)) || (all_logarithms && lacks_logarithm(found, alone)))
        continue;
      if (near.empty()) accepted_up_to = one.criterion + closeness;
      near.push_back(found);
    }
    if (!near.empty()) break;
  }
  if (near.empty()) return std::nullopt;
  std::vector<Term> best = *std::ranges::min_element(near, {}, logarithms_in);
  for (const std::vector<Term>& one : near)
    if (without_logarithms(one) != without_logarithms(best)) return std::nullopt;
  if (of_bytes) add_what_grows_alone(best, alone, Rate::linear);
  return best;
}

// Those in which no size is the smallest that there is.
std::vector<GridPoint> above_smallest(std::vector<GridPoint> points) {
  const std::size_t count = points.front().sizes.size();
  for (std::size_t i = 0; i < count && !points.empty(); ++i) {
    const auto size = [&](const GridPoint& one) { return one.sizes[i]; };
    std::erase_if(points, [&, least = std::ranges::min(points, {}, size).sizes[i]](const GridPoint& one) {
      return one.sizes[i] <= least;
    });
  }
  return points;
}

// Where all points take about the same, as where a table is filled first, that is taken away.
std::vector<GridPoint> but_for_constant(std::vector<GridPoint> points) {
  if (points.empty()) return points;
  const auto [least, most] = std::ranges::minmax(points, {}, &GridPoint::value);
  if (least.value == most.value || most.value > most_even * least.value) return points;
  for (GridPoint& one : points) one.value -= even_part(least.value, most.value);
  return points;
}

}  // namespace

std::vector<Term> leading_terms(const std::vector<GridPoint>& counted, const std::vector<Fit>& alone, bool of_bytes) {
  if (std::ranges::count(alone, false, &Fit::told) > 1) return {};  // what fits them may be anything
  const std::vector<GridPoint> points = of_bytes ? counted : but_for_constant(counted);
  const auto sizes_of_none = [](const std::vector<Term>& terms) {
    return terms.size() == 1 && std::ranges::count(terms[0], Rate::constant) == std::ssize(terms[0]);
  };
  // Where small sizes are otherwise, it is told of those above them, and where two that are the same are, without
  // these.
  std::vector<GridPoint> apart;
  std::ranges::copy_if(points, std::back_inserter(apart), [](const GridPoint& one) {
    return std::set(one.sizes.begin(), one.sizes.end()).size() == one.sizes.size();
  });
  for (std::vector<GridPoint> upper : {points, apart}) {
    for (; upper.size() >= least_on_grid; upper = above_smallest(upper)) {
      if (const auto whole = told_terms(upper, alone, of_bytes))
        return sizes_of_none(*whole) ? std::vector<Term>() : *whole;
      if (of_bytes) break;
    }
  }
  if (alone.size() != 2) return {};
  // Where one of the sizes is the longer one, a text and a part of it, it may take more than where the other one is.
  std::vector<std::vector<Term>> halves;
  for (const std::size_t longer : {0, 1}) {
    std::vector<GridPoint> some;
    for (const GridPoint& one : points)
      if (one.sizes[longer] >= times_longer * one.sizes[1 - longer]) some.push_back(one);
    const auto told = told_terms(some, alone, of_bytes);
    if (!told && some.size() >= least_on_grid) return {};
    halves.push_back(told.value_or(std::vector<Term>()));
  }
  for (const auto& [more, less] : {std::tie(halves[0], halves[1]), std::tie(halves[1], halves[0])}) {
    const auto covered = [&](const Term& one) { return is_below(one, more); };
    bool both = true;
    for (std::size_t i = 0; i < 2; ++i)
      both = both && std::ranges::any_of(more, [&](const Term& one) { return one[i] != Rate::constant; });
    if (both && std::ranges::all_of(less, covered)) return more;
  }
  return {};
}

}  // namespace leetjudge
