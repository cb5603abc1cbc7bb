#include "grow/terms.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

using Rate = GrowthClass;

bool is_only(const Term& term, std::size_t size, Rate one) {
  return term[size] == one && std::ranges::count(term, Rate::constant) + 1 == std::ssize(term);
}

bool is_below(const Term& one, const std::vector<Term>& others) {
  // All combinations of these sizes are tried, by the base-2 logarithms of the terms. From the smallest, 2^4, on log n
  // is at most √n.
  constexpr double powers_of_2[] = {4, 12, 50, 200}, rounding = 1e-9;
  std::vector<std::size_t> chosen(one.size());
  const auto value = [&](const Term& term) {
    double sum = 0;
    for (std::size_t i = 0; i < term.size(); ++i) {
      const auto [exponent, logarithms] = power_of(term[i]);
      const double power = power_of(Rate::exponential).exponent, at = powers_of_2[chosen[i]];
      sum += exponent < power ? exponent * at + logarithms * std::log2(at) : std::exp2(at) + (exponent - power) * at;
    }
    return sum;
  };
  for (;;) {
    if (std::ranges::none_of(others, [&](const Term& other) { return value(one) <= value(other) + rounding; }))
      return false;
    std::size_t i = 0;
    while (i < chosen.size() && ++chosen[i] == std::size(powers_of_2)) chosen[i++] = 0;
    if (i == chosen.size()) return true;
  }
}

std::vector<Term> those_above(const std::vector<Term>& all) {
  std::vector<Term> kept;
  for (const Term& one : all) {
    std::vector<Term> others = all;
    std::erase(others, one);
    if (!is_below(one, others)) kept.push_back(one);
  }
  return kept;
}

std::vector<Term> without_logarithms(std::vector<Term> terms) {
  for (Term& term : terms)
    for (Rate& one : term) one = without_logarithm(one);
  std::ranges::sort(terms);
  terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
  return those_above(terms);
}

int logarithms_in(const std::vector<Term>& terms) {
  int count = 0;
  for (const Term& term : terms)
    for (const Rate one : term) count += power_of(one).logarithms;
  return count;
}

std::string sum_of(std::vector<Term> terms, const std::vector<std::string>& letters, const std::vector<Fit>& alone) {
  std::ranges::sort(terms, std::greater());
  // What all have in common stands behind the others.
  Term common = terms.front();
  std::vector<Term> rests = terms;
  for (std::size_t i = 0; i < common.size(); ++i) {
    Power least = power_of(common[i]);
    bool same = true;
    for (const Term& one : terms) {
      const Power own = power_of(one[i]);
      same = same && one[i] == common[i];
      least = {std::min(least.exponent, own.exponent), std::min(least.logarithms, own.logarithms)};
    }
    if (same) {
      for (Term& rest : rests) rest[i] = Rate::constant;
      continue;
    }
    const auto without_least = [&](const Term& one) {  // nothing where that is no class: 2^n without n
      const Power own = power_of(one[i]);
      return class_of({own.exponent - least.exponent, own.logarithms - least.logarithms});
    };
    const bool divides =
        class_of(least) && std::ranges::all_of(terms, [&](const Term& one) { return without_least(one).has_value(); });
    common[i] = divides ? *class_of(least) : Rate::constant;
    if (divides)
      for (Term& rest : rests) rest[i] = *without_least(rest);
  }
  const auto product = [&](const Term& term) {
    std::vector<std::string> powers;
    std::string logs;
    for (std::size_t i = 0; i < term.size(); ++i) {
      const Rate power = without_logarithm(term[i]);
      if (power != Rate::constant) powers.push_back(rate_words(power, letters[i], alone[i].base));
      if (power == term[i]) continue;
      logs += (logs.empty() ? "log " : " · log ") + letters[i];
    }
    const std::string all = joined(powers, " · ");
    return all + (all.empty() || logs.empty() ? "" : " ") + logs;
  };
  if (terms.size() == 1) return product(common);
  std::vector<std::string> added, logged;
  for (const Term& rest : rests) {
    added.push_back(product(rest));
    for (std::size_t i = 0; i < rest.size(); ++i)
      if (is_only(rest, i, Rate::logarithmic)) logged.push_back(letters[i]);
  }
  const std::string shared = product(common);
  if (logged.size() == rests.size() && !shared.empty()) return fmt::format("{} log({})", shared, joined(logged, " · "));
  const std::string sum = joined(added, " + ");
  if (shared.empty()) return sum;
  return fmt::format("({}){}{}", sum, shared.starts_with("log") ? " " : " · ", shared);
}

}  // namespace leetjudge
