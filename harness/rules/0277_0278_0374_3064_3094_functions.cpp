// What is asked for is what the functions hide.
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
  long long celebrity = -1;
  for (std::size_t i = 0; i < knows.size(); ++i) {
    const bool known = std::ranges::all_of(knows, [&](const Numbers& one) { return one.at(i) == 1; });
    if (known && std::ranges::count(knows[i], 1) == 1) celebrity = (long long)(i);
  }
  return unless(found, celebrity, "the celebrity");
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
