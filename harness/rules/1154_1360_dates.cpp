// Dates as text: "2019-06-29".
#include <chrono>

#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using namespace std::chrono;

std::optional<sys_days> day_in(const std::string& text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (i != 4 && i != 7 && !is_digit(text[i])) return std::nullopt;
  const year_month_day date(year(std::stoi(text)), month(unsigned(std::stoi(text.substr(5)))),
                            day(unsigned(std::stoi(text.substr(8)))));
  return date.ok() ? std::optional(sys_days(date)) : std::nullopt;
}

template <int first, int last>
bool are_dates(const Drawn& drawn) {
  return std::ranges::all_of(drawn, [](const Json& one) {
    const auto found = day_in(text_in(one));
    return found && sys_days(year(first) / 1 / 1) <= *found && *found <= sys_days(year(last) / 12 / 31);
  });
}

// Often the first or the last days of a month, and its 29th.
template <int first, int last>
void draw_dates(Random& random, Drawn& drawn) {
  for (Json& one : drawn) {
    const year_month of(year(first + int(random.below(last - first + 1))), month(1 + unsigned(random.below(12))));
    const auto most = unsigned((of / std::chrono::last).day());
    const unsigned days[] = {1, 2, 29, most, 1 + unsigned(random.below(most))};
    one = fmt::format("{:04}-{:02}-{:02}", int(of.year()), unsigned(of.month()),
                      std::min(most, days[random.below(std::size(days))]));
  }
}

}  // namespace

const Registered registered_1154(1154, drawn_inputs<are_dates<1900, 2019>, draw_dates<1900, 2019>>());
const Registered registered_1360(1360, drawn_inputs<are_dates<1971, 2100>, draw_dates<1971, 2100>>());

}  // namespace leetjudge
