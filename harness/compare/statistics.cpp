#include "compare/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace leetjudge {
namespace {

constexpr std::size_t resamples = 2000;
constexpr std::size_t most_pairs_exactly = 25;

struct Ranks {
  std::vector<double> of_positive, of_all;
  double tie_correction = 0;  // the sum of t³ - t over groups of t equal differences
};

// Ranks of the absolute differences that are not 0; equal ones share their mean rank.
Ranks rank(const Times& left, const Times& right) {
  std::vector<double> differences;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] != right[i]) differences.push_back(left[i] - right[i]);
  }
  std::ranges::sort(differences, {}, [](double one) { return std::abs(one); });
  Ranks ranks;
  for (std::size_t begin = 0; begin < differences.size();) {
    std::size_t end = begin;
    while (end < differences.size() && std::abs(differences[end]) == std::abs(differences[begin])) ++end;
    const double size = double(end - begin);
    for (std::size_t i = begin; i < end; ++i) {
      const double mean = double(begin + 1 + end) / 2;
      ranks.of_all.push_back(mean);
      if (differences[i] > 0) ranks.of_positive.push_back(mean);
    }
    ranks.tie_correction += size * size * size - size;
    begin = end;
  }
  return ranks;
}

// The share of all 2^count assignments of signs to the ranks 1 to `count` whose positive ranks add up to
// `sum` or less.
double share_up_to(std::size_t count, std::size_t sum) {
  std::vector<double> ways(count * (count + 1) / 2 + 1, 0);
  ways[0] = 1;
  for (std::size_t one = 1; one <= count; ++one) {
    for (std::size_t total = ways.size() - 1; total >= one; --total) ways[total] += ways[total - one];
  }
  return std::accumulate(ways.begin(), ways.begin() + long(sum) + 1, 0.0) / std::pow(2.0, double(count));
}

// The middle 95 % of what `draw_ratio` comes to.
template <class F>
Interval bootstrapped(F draw_ratio) {
  Times ratios(resamples);
  std::ranges::generate(ratios, draw_ratio);
  return {quantile(ratios, 0.025), quantile(ratios, 0.975)};
}

}  // namespace

double quantile(Times values, double q) {
  std::ranges::sort(values);
  const double place = q * double(values.size() - 1);
  const auto below = std::size_t(place);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (values[above] - values[below]) * (place - double(below));
}

double median(const Times& values) { return quantile(values, 0.5); }

Interval ratio_interval(const Times& times, const Times& base, Random& random) {
  Times some(times.size());
  Times others(times.size());
  return bootstrapped([&] {
    for (std::size_t i = 0; i < times.size(); ++i) {
      const std::size_t round = random.below(times.size());
      some[i] = times[round];
      others[i] = base[round];
    }
    return median(some) / median(others);
  });
}

Interval unpaired_ratio_interval(const Times& times, const Times& base, Random& random) {
  const auto resampled = [&](const Times& all) {
    Times some(all.size());
    for (double& one : some) one = all[random.below(all.size())];
    return median(some);
  };
  return bootstrapped([&] {
    const double above = resampled(times);
    return above / resampled(base);
  });
}

double signed_rank_probability(const Times& left, const Times& right) {
  const Ranks ranks = rank(left, right);
  const double count = double(ranks.of_all.size());
  if (count == 0) return 1;
  const double positive = std::accumulate(ranks.of_positive.begin(), ranks.of_positive.end(), 0.0);
  const double all = count * (count + 1) / 2;
  const double smaller = std::min(positive, all - positive);
  if (ranks.of_all.size() <= most_pairs_exactly && ranks.tie_correction == 0)
    return std::min(1.0, 2 * share_up_to(ranks.of_all.size(), std::size_t(smaller)));
  const double variance = count * (count + 1) * (2 * count + 1) / 24 - ranks.tie_correction / 48;
  const double score = std::max(0.0, all / 2 - smaller - 0.5) / std::sqrt(variance);
  return std::erfc(score / std::sqrt(2.0));
}

}  // namespace leetjudge
