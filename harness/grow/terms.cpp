#include "grow/terms.hpp"

#include <algorithm>
#include <functional>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

using Rate = GrowthClass;

std::pair<double, int> rank_of(Rate one) {
  const double beyond = one < Rate::exponential ? 0 : one < Rate::factorial ? 100 : 200;
  return {beyond + power_of(one).exponent, power_of(one).logarithms};
}

bool is_below(const Term& one, const std::vector<Term>& others) {
  const auto below = [&](const Term& a, const Term& b) {
    for (std::size_t i = 0; i < one.size(); ++i) {
      const auto [power, logs] = rank_of(one[i]);
      const auto [first, first_logs] = rank_of(a[i]);
      const auto [second, second_logs] = rank_of(b[i]);
      if (std::pair(2 * power, 2 * logs) > std::pair(first + second, first_logs + second_logs)) return false;
    }
    return true;
  };
  return std::ranges::any_of(
      others, [&](const Term& a) { return std::ranges::any_of(others, [&](const Term& b) { return below(a, b); }); });
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

std::vector<Term> but_for_logarithms(std::vector<Term> terms) {
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
    if (!same) common[i] = class_of(least).value_or(Rate::constant);
    least = power_of(common[i]);
    for (Term& rest : rests) {
      const Power own = power_of(rest[i]);
      const Power left = {own.exponent - least.exponent, own.logarithms - least.logarithms};
      rest[i] = same ? Rate::constant : class_of(left).value_or(rest[i]);
    }
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
    const bool logarithm = std::ranges::count(rest, Rate::logarithmic) == 1 &&
                           std::ranges::count(rest, Rate::constant) + 1 == std::ssize(rest);
    for (std::size_t i = 0; logarithm && i < rest.size(); ++i)
      if (rest[i] == Rate::logarithmic) logged.push_back(letters[i]);
  }
  const std::string shared = product(common);
  if (logged.size() == rests.size() && !shared.empty()) return fmt::format("{} log({})", shared, joined(logged, " · "));
  const std::string sum = joined(added, " + ");
  if (shared.empty()) return sum;
  return fmt::format("({}){}{}", sum, shared.starts_with("log") ? " " : " · ", shared);
}

}  // namespace leetjudge
