// What the rules of several problems look into: inputs and answers as lists of numbers, trees, and results of calls.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "inputs/graphs.hpp"
#include "inputs/rules.hpp"
#include "util/json_fwd.hpp"
#include "util/random.hpp"

namespace leetjudge {

using Reason = std::optional<std::string>;
using Numbers = std::vector<long long>;

// Why an answer to what a case gives is wrong.
using Check = Reason (*)(const Json& given, const Json& found);

// Its verdict on texts that nobody has looked at: what of them is not as the problem says is a reason, no exception but
// need_checkable's.
Reason guarded(Check check, std::string_view input, std::string_view answer);

// A check may throw it: a reason.
struct Wrong {
  std::string words;
};
inline void require(bool right, const char* otherwise) {
  if (!right) throw Wrong{otherwise};
}
// The value, where it is an int.
inline std::optional<long long> within_int(long long value) {
  return value >= INT32_MIN && value <= INT32_MAX ? std::optional(value) : std::nullopt;
}

// An element of the input that an answer names by its index.
template <class List>
const auto& at_index(const List& list, long long index) {
  require(index >= 0 && index < std::ssize(list), "there is no such index");
  return list[std::size_t(index)];
}
// Of an input with which the check would take too long. Throws JudgeFault: nobody knows whether the answer is right.
void need_checkable(bool small_enough);

// Registers a problem whose rules do nothing else, or nothing but `rules`; `check` is a lambda that captures nothing,
// and returns a Reason or nothing.
template <class OfCase>
Registered checked(int problem_id, OfCase, Rules rules = {}) {
  static_assert(std::is_empty_v<OfCase>);  // another one here, as of a function, would be none
  const auto check = [](const Json& given, const Json& found) -> Reason {
    if constexpr (std::is_void_v<decltype(OfCase()(given, found))>)
      return OfCase()(given, found), std::nullopt;
    else
      return OfCase()(given, found);
  };
  rules.check = [](std::string_view input, std::string_view answer) {
    return guarded(decltype(check)(), input, answer);
  };
  return {problem_id, rules};
}

// A whole number, a list of them, a text, a list of texts, of lists of numbers. They throw Wrong where it is none.
long long number_in(const Json& value);
Numbers numbers_in(const Json& value);
std::string text_in(const Json& value);
std::vector<std::string> texts_in(const Json& value);
std::vector<Numbers> rows_in(const Json& value);

// A tree in LeetCode's form.
struct Tree {
  struct Node {
    long long value = 0;
    int left = -1, right = -1;
  };
  std::vector<Node> nodes;  // the root first

  Numbers in_order() const;
  Numbers pre_order() const;
  Numbers post_order() const;
  bool balanced() const;
};
Tree tree_in(const Json& value);  // throws Wrong where it is none

// Rules that only tell of the arguments that were drawn whether they fit the problem, or make them fit, or nearly.
using Drawn = std::vector<Json>;
bool fits(bool (*fit)(const Drawn&), std::string_view drawn);
std::string fitted(void (*make_fit)(Random&, Drawn&), Random& random, std::string_view drawn);

template <bool (*fit)(const Drawn&), void (*make_fit)(Random&, Drawn&) = nullptr>
Rules drawn_inputs() {
  Rules rules;
  if constexpr (fit != nullptr) rules.fits = [](std::string_view drawn) { return fits(fit, drawn); };
  if constexpr (make_fit != nullptr)
    rules.fitted = [](Random& random, std::string_view drawn) { return fitted(make_fit, random, drawn); };
  return rules;
}

inline long long sum_of(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0LL); }

template <class List>
bool same_elements(List left, List right) {
  std::ranges::sort(left);
  std::ranges::sort(right);
  return left == right;
}

// Whether `part` is left of `whole` where some are taken out.
template <class List>
bool is_subsequence(const List& part, const List& whole) {
  auto next = part.begin();
  for (const auto& one : whole) {
    if (next != part.end() && *next == one) ++next;
  }
  return next == part.end();
}

// The calls of a design problem, one by one: `construct` looks at the constructor's arguments, and `check` returns what
// is wrong with the answer to another call.
Reason check_calls(
    const Json& calls, const Json& answers, const std::function<void(const Json& arguments)>& construct,
    const std::function<Reason(const std::string& method, const Json& arguments, const Json& result)>& check);

// Whether drawing by `weights` gives such counts less often than once in a thousand million times (Chernoff's bound for
// each one, and for each number of the lightest ones together).
bool unlikely(const std::vector<double>& counts, const std::vector<double>& weights);

}  // namespace leetjudge
