#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason check_1980(const Json& given, const Json& found) {
  if (!found.is_string()) return "not a text";
  const std::string text = text_in(found);
  if (text.size() != given.at(0).size() || text.find_first_not_of("01") != std::string::npos)
    return fmt::format("not {} binary digits", given.at(0).size());
  for (const Json& one : given.at(0)) {
    if (text_in(one) == text) return "this is one of nums";
  }
  return std::nullopt;
}

const Registered registered_1980(1980, checked_by<check_1980>());

}  // namespace
}  // namespace leetjudge
