#include <algorithm>
#include <functional>
#include <vector>

#include "stress/strength.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

constexpr std::int64_t small_number = 100;
constexpr std::size_t many = 10;

std::string length_kind(std::size_t length, const char* of) {
  const std::string name = of;
  if (length == 0) return "no " + name;
  return length == 1     ? "one " + name
         : length == 2   ? "two " + name + "s"
         : length < many ? "some " + name + "s"
                         : "many " + name + "s";
}

std::vector<std::string> of_elements(const Json& array) {
  std::vector<std::string> kinds;
  std::vector<Json> elements;  // but for what a tree has none of
  std::ranges::copy_if(array, std::back_inserter(elements), [](const Json& one) { return !one.is_null(); });
  if (elements.size() < 2) return kinds;
  const bool numbers = std::ranges::all_of(elements, &Json::is_number);
  if (std::ranges::is_sorted(elements)) kinds.push_back("rising");
  if (std::ranges::is_sorted(elements, std::greater<>())) kinds.push_back("falling");
  if (numbers && std::ranges::all_of(elements, [](const Json& one) { return one < 0; }))
    kinds.push_back("all negative");
  std::ranges::sort(elements);
  kinds.push_back(elements.front() == elements.back()                      ? "all equal"
                  : std::ranges::adjacent_find(elements) != elements.end() ? "some equal"
                                                                           : "all different");
  return kinds;
}

// The first says how much it is.
std::vector<std::string> value_kinds(const Json& value) {
  if (value.is_array()) {
    std::vector<std::string> kinds = {length_kind(value.size(), "element")};
    std::ranges::move(of_elements(value), std::back_inserter(kinds));
    return kinds;
  }
  if (value.is_string()) {
    const std::string& text = value.get_ref<const std::string&>();
    std::vector<std::string> kinds = {length_kind(text.size(), "character")};
    const bool palindrome = std::equal(text.begin(), text.end(), text.rbegin());
    if (text.size() > 1) kinds.push_back(palindrome ? "the same from both ends" : "other from its end");
    return kinds;
  }
  if (!value.is_number()) return {dumped(value)};
  const double number = value.get<double>();
  return {number == 0
              ? "0"
              : std::string(std::abs(number) < small_number ? "small" : "large") + (number < 0 ? ", negative" : "")};
}

}  // namespace

std::set<std::string> kinds_of(const Case& test, const Problem& problem) {
  std::set<std::string> kinds;
  if (problem.stub.design) return kinds;
  const std::vector<std::string> answer =
      test.expected ? value_kinds(parsed(*test.expected)) : std::vector<std::string>();
  for (const std::string& one : answer) kinds.insert("answer: " + one);
  const Json arguments = parsed(test.input);
  const std::vector<std::string> names = problem.stub.input_names();
  for (std::size_t i = 0; i < std::min(arguments.size(), names.size()); ++i) {
    const std::vector<std::string> own = value_kinds(arguments[i]);
    for (const std::string& one : own) kinds.insert(names[i] + ": " + one);
    if (!answer.empty()) kinds.insert(names[i] + ": " + own[0] + ", answer: " + answer[0]);
  }
  return kinds;
}

}  // namespace leetjudge
