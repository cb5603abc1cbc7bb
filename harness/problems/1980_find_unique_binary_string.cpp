#include "problems/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1980 = checked(1980, [](const Json& given, const Json& found) -> Reason {
  const std::string text = text_in(found);
  if (text.size() != given.at(0).size() || text.find_first_not_of("01") != std::string::npos)
    return fmt::format("not {} binary digits", given.at(0).size());
  for (const Json& one : given.at(0)) {
    if (text_in(one) == text) return "this is one of nums";
  }
  return std::nullopt;
});

}  // namespace leetjudge
