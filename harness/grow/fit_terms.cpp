#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>

#include "grow/terms.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

constexpr double least_noise = 0.01, least_noise_of_bytes = 0.03;  // relative errors of a count
constexpr double most_behind = 10;
constexpr std::size_t most_terms = 5, most_kept = 40;  // models of so many terms that are gone on with
constexpr double least_lead_alone = 0.05, least_mixed_lead = 0.25,
                 least_exceeding_lead = 0.5;  // of a point's value, somewhere on the grid
constexpr double most_scatter_of_sum = 0.2, most_scatter_of_mixed = 0.1, most_scatter_of_exceeding = 0.03;
constexpr std::size_t least_on_grid = 10;
constexpr double times_longer = 2;

struct SumModel {
  std::vector<std::size_t> terms;  // of the terms_among
  std::vector<double> factors;
  double squares = 0, criterion = 0;
  bool possible = true;  // lower terms may be negative where they then fit exactly: (m - n) · n
};

// What may stand in a term for a size that grows by itself like that: also what is hidden there by what the other sizes
// are held at, a line behind the logarithm of heaps, or a square; of many sizes that would be too many terms.
std::vector<Rate> rates_of(const Fit& alone, bool told_alone) {
  std::vector<Rate> rates = {Rate::constant};
  const Rate hidden = told_alone && alone.told    ? Rate::constant
                      : alone.best < Rate::linear ? Rate::linear
                                                  : Rate::quadratic;
  for (const Rate one : {Rate::logarithmic, Rate::linear, Rate::linearithmic, Rate::quadratic,
                         Rate::quadratic_logarithmic, Rate::cubic}) {
    const bool below = alone.best < Rate::exponential ? one <= alone.best : one == Rate::linear;
    if (below || one == hidden) rates.push_back(one);
  }
  if (std::ranges::count(rates, alone.best) == 0) rates.push_back(alone.best);
  return rates;
}

std::vector<Term> terms_among(const std::vector<Fit>& alone, bool of_bytes) {
  std::vector<Term> all = {{}};
  for (const Fit& one : alone) {
    std::vector<Term> longer;
    for (const Term& term : all) {
      for (const Rate rate : rates_of(one, of_bytes || alone.size() > 2)) {
        longer.push_back(term);
        longer.back().push_back(rate);
      }
    }
    all = std::move(longer);
  }
  // Two logarithms beside a power are rare.
  std::erase_if(all, [&](const Term& term) {
    int logarithms = 0;
    bool powers = false, own = true;
    for (std::size_t i = 0; i < term.size(); ++i) {
      const Power power = power_of(term[i]);
      powers = powers || power.exponent > 0;
      logarithms += power.logarithms;
      own = own && (power.logarithms == 0 || (alone[i].told && alone[i].best == term[i]));
    }
    return powers && logarithms > 1 && !own;
  });
  return all;
}

using Columns = std::vector<std::vector<double>>;

// Of each term its part of what each point took, as a part of its largest one, so that a factor is the term's largest
// part of a point; and behind them the shorter of each two sizes, with which the longer one is a sum, too.
Columns columns_of(const std::vector<GridPoint>& points, const std::vector<Term>& terms,
                   const std::vector<Fit>& alone) {
  Columns columns;
  const auto add = [&](const auto& value) {
    std::vector<double> column;
    for (const GridPoint& one : points) column.push_back(value(one.sizes) / one.value);
    const double most = std::ranges::max(column);
    for (double& one : column) one /= most;
    if (std::ranges::count(columns, column) == 0) columns.push_back(std::move(column));
  };
  for (const Term& term : terms) {
    add([&](const std::vector<double>& sizes) {
      double value = 1;
      for (std::size_t i = 0; i < term.size(); ++i) value *= rate_at(term[i], sizes[i], alone[i].base);
      return value;
    });
  }
  for (std::size_t i = 0; i < alone.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      add([&](const std::vector<double>& sizes) { return std::min(sizes[i], sizes[j]); });
  return columns;
}

std::optional<SumModel> fitted(const Columns& all, std::vector<std::size_t> terms, double noise) {
  Columns columns;
  for (const std::size_t one : terms) columns.push_back(all[one]);
  const auto points = double(all.front().size());
  auto [factors, squares] = least_squares(columns);
  if (factors.empty()) return std::nullopt;
  const bool negative = std::ranges::any_of(factors, [](double one) { return one <= 0; });
  const double criterion =
      points * std::log(squares / points + noise * noise) + double(terms.size()) * std::log(points);
  const bool possible = !negative || squares <= noise * noise * points;
  return SumModel{std::move(terms), std::move(factors), squares, criterion, possible};
}

// Those that fit best of each number of terms, grown by one term after the other.
std::vector<SumModel> models_of(const Columns& columns, double noise) {
  std::vector<SumModel> all, last = {SumModel()};
  std::set<std::vector<std::size_t>> seen;
  for (std::size_t count = 1; count <= most_terms; ++count) {
    std::vector<SumModel> longer;
    for (const SumModel& one : last) {
      for (std::size_t term = 0; term < columns.size(); ++term) {
        std::vector<std::size_t> terms = one.terms;
        const auto place = std::ranges::lower_bound(terms, term);
        if (place != terms.end() && *place == term) continue;
        terms.insert(place, term);
        if (!seen.insert(terms).second) continue;
        if (auto model = fitted(columns, std::move(terms), noise)) longer.push_back(std::move(*model));
      }
    }
    std::ranges::sort(longer, {}, &SumModel::criterion);
    if (count > 1 && longer.size() > most_kept) longer.resize(most_kept);  // of one term all go on
    std::ranges::copy_if(longer, std::back_inserter(all), &SumModel::possible);
    last = std::move(longer);
  }
  std::ranges::sort(all, {}, &SumModel::criterion);
  return all;
}

// Whether a size grows faster than by itself.
bool exceeds(const std::vector<Term>& terms, const std::vector<Fit>& alone) {
  for (std::size_t i = 0; i < alone.size(); ++i)
    if (std::ranges::any_of(terms, [&](const Term& one) { return rank_of(one[i]) > rank_of(alone[i].best); }))
      return true;
  return false;
}

// Nothing where a size is in it by less than its own class, others along with it. A term of several sizes, or of
// another class than its size has alone, has to be a larger part.
std::vector<Term> leading(const SumModel& model, const std::vector<Term>& all, const std::vector<Fit>& alone) {
  std::vector<Term> large;
  for (std::size_t i = 0; i < model.terms.size(); ++i) {
    if (model.terms[i] >= all.size()) continue;  // it is below each of its sizes
    const Term& term = all[model.terms[i]];
    bool own = false;
    for (std::size_t size = 0; size < term.size(); ++size)
      own = own || (term[size] == alone[size].best && std::ranges::count(term, Rate::constant) + 1 == std::ssize(term));
    const double least = own ? least_lead_alone : exceeds({term}, alone) ? least_exceeding_lead : least_mixed_lead;
    if (model.factors[i] >= least) large.push_back(term);
  }
  const std::vector<Term> found = those_above(large);
  if (found.size() == 1 && std::ranges::count(found[0], Rate::constant) == std::ssize(found[0])) return {};
  for (std::size_t i = 0; i < alone.size(); ++i) {
    std::pair<double, int> most;
    for (const Term& term : found) {
      if (term[i] == Rate::constant) continue;
      std::pair<double, int> all;
      for (const Rate one : term) all = {all.first + rank_of(one).first, all.second + rank_of(one).second};
      most = std::max(most, all);
    }
    if (alone[i].told && most > std::pair(0.0, 0) && most < rank_of(alone[i].best)) return {};
  }
  return found;
}

// m · n log m and m · n log n are hardly told apart; where each size has a logarithm by itself it is that of the
// product.
std::vector<Term> with_logarithms_of_products(std::vector<Term> terms, const std::vector<Fit>& alone) {
  const auto linear = [&](std::size_t size, Rate one) {
    return alone[size].told && alone[size].best == Rate::linearithmic && power_of(one).exponent == 1;
  };
  for (std::size_t t = 0; t < terms.size(); ++t) {
    for (std::size_t i = 0; i < alone.size(); ++i) {
      for (std::size_t j = 0; j < alone.size(); ++j) {
        Term other = terms[t];
        if (i == j || other[i] != Rate::linearithmic || !linear(i, other[i]) || !linear(j, other[j])) continue;
        other[i] = Rate::linear, other[j] = Rate::linearithmic;
        if (std::ranges::count(terms, other) == 0) terms.push_back(other);
      }
    }
  }
  return terms;
}

// How far the counts may be off it: less where a size grows faster than by itself, or where one is in several of the
// terms, in none, or has a logarithm that it has not by itself.
double most_scatter_of_terms(const std::vector<Term>& terms, const std::vector<Fit>& alone) {
  if (exceeds(terms, alone)) return most_scatter_of_exceeding;
  if (logarithms_in(terms) > std::ssize(terms)) return most_scatter_of_mixed;
  for (std::size_t i = 0; i < alone.size(); ++i) {
    std::ptrdiff_t in = 0, logarithms = 0;
    for (const Term& one : terms) {
      in += one[i] != Rate::constant;
      logarithms += power_of(one[i]).logarithms;
    }
    if (in != 1 || (logarithms > 0 && power_of(alone[i].best).logarithms == 0)) return most_scatter_of_mixed;
  }
  return most_scatter_of_sum;
}

std::vector<Term> terms_of(const std::vector<GridPoint>& points, const std::vector<Fit>& alone, bool of_bytes) {
  if (points.size() < least_on_grid) return {};
  const std::vector<Term> all = terms_among(alone, of_bytes);
  const std::vector<SumModel> models =
      models_of(columns_of(points, all, alone), of_bytes ? least_noise_of_bytes : least_noise);
  if (getenv("LJ_GRID")) {
    for (auto& p : points) {
      for (double x : p.sizes) fprintf(stderr, "%g ", x);
      fprintf(stderr, "-> %g\n", p.value);
    }
    int shown = 0;
    for (auto& m : models) {
      if (shown++ > 8) break;
      fprintf(stderr, "  crit %.2f rms %.4f:", m.criterion, std::sqrt(m.squares / points.size()));
      for (size_t i = 0; i < m.terms.size(); ++i)
        fprintf(stderr, "  %.3f(%s)", m.factors[i],
                m.terms[i] >= all.size() ? "min" : sum_of({all[m.terms[i]]}, {"x", "y", "z", "u", "v"}, alone).c_str());
      auto l = leading(m, all, alone);
      fprintf(stderr, "  => %s\n", l.empty() ? "-" : sum_of(l, {"x", "y", "z", "u", "v"}, alone).c_str());
    }
  }
  std::vector<std::vector<Term>> near;
  double least = models.front().criterion + most_behind;
  for (const SumModel& one : models) {
    if (one.criterion > least) break;
    const std::vector<Term> found = leading(one, all, alone);
    const double scatter = std::sqrt(one.squares / double(points.size()));
    if (found.empty() || scatter > most_scatter_of_terms(found, alone)) continue;
    if (near.empty()) least = one.criterion + closeness;
    near.push_back(found);
  }
  if (near.empty()) return {};
  const auto as_alone = [&](const std::vector<Term>& one) { return !exceeds(one, alone); };
  if (std::ranges::any_of(near, as_alone)) std::erase_if(near, std::not_fn(as_alone));
  const std::vector<Term> best = *std::ranges::min_element(near, {}, logarithms_in);
  for (const std::vector<Term>& one : near)
    if (but_for_logarithms(one) != but_for_logarithms(best)) return {};
  return with_logarithms_of_products(best, alone);
}

}  // namespace

// What is not to be told of all points may be told where one of two sizes is the longer one: a text and a part of it.
std::vector<Term> leading_terms(const std::vector<GridPoint>& points, const std::vector<Fit>& alone, bool of_bytes) {
  std::vector<Term> found = terms_of(points, alone, of_bytes);
  if (!found.empty() || alone.size() != 2) return found;
  for (const std::size_t longer : {0, 1}) {
    std::vector<GridPoint> some;
    for (const GridPoint& one : points)
      if (one.sizes[longer] >= times_longer * one.sizes[1 - longer]) some.push_back(one);
    for (const Term& term : terms_of(some, alone, of_bytes))
      if (std::ranges::count(found, term) == 0) found.push_back(term);
  }
  found = those_above(found);
  for (std::size_t i = 0; i < alone.size(); ++i)
    if (std::ranges::all_of(found, [&](const Term& one) { return one[i] == Rate::constant; })) return {};
  return found;
}
}  // namespace leetjudge
