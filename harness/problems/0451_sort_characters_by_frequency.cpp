#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_0451 = checked(451, [](const Json& given, const Json& found) -> Reason {
  const std::string s = text_in(given.at(0)), sorted = text_in(found);
  if (!same_elements(s, sorted)) return "not the same characters";
  std::map<char, std::size_t> count;
  for (const char c : s) ++count[c];
  for (std::size_t i = 0; i < sorted.size(); i += count[sorted[i]]) {
    const std::size_t size = count[sorted[i]];
    if (sorted.substr(i, size) != std::string(size, sorted[i])) return "equal characters are not together";
    if (i > 0 && count[sorted[i - 1]] < size)
      return fmt::format("{} is more frequent than {}", sorted[i], sorted[i - 1]);
  }
  return std::nullopt;
});

}  // namespace leetjudge
