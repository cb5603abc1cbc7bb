// Inputs of any size that are as an example is: of a form that no sentence tells, or such that a solution does not end
// at once.
#include <algorithm>

#include "inputs/drawing.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

constexpr double most_number = 1e18;

std::string repeated_text(const std::string& text, std::size_t length) {
  std::string all;
  while (all.size() < length) all += text;
  return all.substr(0, length);
}

// Elements that are texts stay whole where they are at least as long as those that were drawn: they have a form.
void repeat(Json& sized, const Json& example, bool inner) {
  if (sized.is_string() && example.is_string()) {
    const std::string& text = example.get_ref<const std::string&>();
    const std::size_t length = sized.get_ref<const std::string&>().size();
    if (!text.empty()) sized = inner && text.size() >= length ? text : repeated_text(text, length);
    return;
  }
  if (!sized.is_array() || !example.is_array() || example.empty()) {
    if (inner) sized = Json(example);
    return;
  }
  for (std::size_t i = 0; i < sized.size(); ++i) repeat(sized[i], example[i % example.size()], true);
}

// Each time further on, so that what is sorted, or differs, is so in all of it: 1, 2, 4, 5, 6, 8, …
void go_on(Json& numbers, std::size_t times) {
  const std::size_t count = std::min(times, numbers.size());
  if (count == 0 || !std::ranges::all_of(numbers, &Json::is_number_integer)) return;
  const auto [least, most] = std::minmax_element(numbers.begin(), numbers.begin() + std::ptrdiff_t(count));
  const double further = most->get<double>() - least->get<double>() + 1;
  if (further * double(numbers.size() / count + 1) > most_number) return;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    numbers[i] = numbers[i].get<std::int64_t>() + std::int64_t(i / count) * std::int64_t(further);
}

}  // namespace

Json repeated(Json sized, const Json& example, bool going_on) {
  for (std::size_t i = 0; i < std::min(sized.size(), example.size()); ++i) {
    repeat(sized[i], example[i], false);
    if (going_on && sized[i].is_array() && example[i].is_array() && !example[i].empty())
      go_on(sized[i], example[i].size());
  }
  return sized;
}

}  // namespace leetjudge
