#include "problem/rules.hpp"

#include <algorithm>
#include <charconv>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

std::map<int, Rules>& registry() {
  static std::map<int, Rules> rules;
  return rules;
}

}  // namespace

const Rules& rules_of(int problem_id) {
  static const Rules none;
  const auto found = registry().find(problem_id);
  return found == registry().end() ? none : found->second;
}

std::vector<GeneratorOption> all_generator_options() {
  std::vector<GeneratorOption> all;
  for (const auto& [id, rules] : registry()) {
    for (const GeneratorOption& one : rules.generator_options) {
      if (!std::ranges::count(all, std::string_view(one.name), &GeneratorOption::name)) all.push_back(one);
    }
  }
  return all;
}

std::pair<int, int> range_in(const std::string& text, const std::string& name) {
  const char* const end = text.data() + text.size();
  int least = 0;
  std::from_chars_result read = std::from_chars(text.data(), end, least);
  int most = least;
  if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-') read = std::from_chars(read.ptr + 1, end, most);
  if (read.ec != std::errc() || read.ptr != end || least < 0 || most < least)
    throw BadInput(fmt::format("{}: a number or a range like 24-28 is expected, not \"{}\"", name, text));
  return {least, most};
}

std::optional<std::pair<int, int>> Wanted::range(const std::string& option) const {
  const auto given = options.find(option);
  return given == options.end() ? std::nullopt : std::optional(range_in(given->second, option));
}

Registered::Registered(int problem_id, const Rules& rules) { registry()[problem_id] = rules; }

}  // namespace leetjudge
