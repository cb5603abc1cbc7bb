#include "grow/classes.hpp"

#include <cmath>

#include "util/format.hpp"

namespace leetjudge {
namespace {

using Rate = GrowthClass;

struct ClassFacts {
  double power;
  const char* words;
  std::vector<Rate> below = {Rate::constant};
};

const ClassFacts& facts_of(Rate one) {
  // In the order of GrowthClass.
  static const ClassFacts table[] = {{0, "1", {}},
                                     {0, "log {0}"},
                                     {0.5, "√{0}"},
                                     {1, "{0}"},
                                     {1, "{0} log {0}", {Rate::constant, Rate::linear}},
                                     {2, "{0}²", {Rate::constant, Rate::linear}},
                                     {3, "{0}³", {Rate::constant, Rate::quadratic}},
                                     {100, "{1:.3g}^{0}"}};
  return table[int(one)];
}

}  // namespace

double power_of(Rate one) { return facts_of(one).power; }

std::vector<Rate> terms_of(Rate one) {
  std::vector<Rate> terms = facts_of(one).below;
  terms.push_back(one);
  return terms;
}

double rate_at(Rate one, double n, double base) {
  if (one == Rate::exponential) return std::pow(base, n);
  const bool logarithm = one == Rate::logarithmic || one == Rate::linearithmic;
  return std::pow(n, power_of(one)) * (logarithm ? std::log2(std::max(n, 1.0)) : 1);
}

std::string rate_words(Rate one, const std::string& n, double base) {
  return fmt::format(fmt::runtime(facts_of(one).words), n, base);
}

bool is_plain_size(const std::string& size) { return size.find_first_of("[(. ") == std::string::npos; }

}  // namespace leetjudge
