// What is asked for is what the functions hide, or follows from it.
#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

Reason unless(const Json& found, long long right, const char* words) {
  return number_in(found) == right ? std::nullopt : Reason(fmt::format("{} is {}", words, right));
}

}  // namespace

const Registered registered_277 = checked(277, [](const Json& given, const Json& found) {
  const std::vector<Numbers> knows = rows_in(given.at(0));
  for (std::size_t i = 0; i < knows.size(); ++i) {
    bool celebrity = true;
    for (std::size_t j = 0; j < knows.size(); ++j)
      celebrity = celebrity && (i == j || (knows[j].at(i) == 1 && knows[i].at(j) == 0));
    if (celebrity) return unless(found, (long long)(i), "the celebrity");
  }
  return number_in(found) == -1 ? std::nullopt : Reason("there is no celebrity");
});
const Registered registered_278 = checked(278, [](const Json& given, const Json& found) {
  return unless(found, number_in(given.at(1)), "the first bad version");
});
const Registered registered_374 = checked(
    374, [](const Json& given, const Json& found) { return unless(found, number_in(given.at(1)), "the pick"); });
const Registered registered_3064 =
    checked(3064, [](const Json& given, const Json& found) { return unless(found, number_in(given.at(0)), "n"); });
const Registered registered_3094 =
    checked(3094, [](const Json& given, const Json& found) { return unless(found, number_in(given.at(0)), "n"); });

}  // namespace leetjudge
