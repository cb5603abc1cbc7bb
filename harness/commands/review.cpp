// Which Accepted problems to solve once more.
#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "commands/practice.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

struct ReviewOptions {
  KitOption kit;

  void add(CLI::App& verb) { kit.add(verb); }
};

int review(ReviewOptions& line) {
  const std::string today = date_of(time_now());
  std::vector<std::pair<std::string, std::string>> due;  // the date, and what is told
  std::string next, id;
  const Practice practice = PracticeFile(line.kit.kit()).read();
  for (const auto& [number, tries] : practice) {
    const std::string date = due_date(tries);
    const std::string heading = fmt::format("{}. {}", number, tries.title);
    if (date.empty()) continue;
    if (date > today) {
      next = next.empty() ? date + " " + heading : std::min(next, date + " " + heading);
      continue;
    }
    due.emplace_back(date, fmt::format("{}: Accepted {}, due since {}\n", heading, date_of(tries.solved), date));
    if (due.back() == std::ranges::min(due)) id = std::to_string(number);
  }
  std::ranges::sort(due);
  for (const auto& [date, words] : due) std::cout << words;
  if (!due.empty())
    std::cout << fmt::format("next: {} new {} --again{}\n", judge_command(), id, line.kit.again());
  else if (!next.empty())
    std::cout << fmt::format("nothing is due; next: {}\n", next);
  else
    std::cout << "nothing was Accepted yet\n";
  return 0;
}

}  // namespace

Verb review_verb() {
  return verb("review", "what to solve once more: Accepted 1, 3, 7, 21, 60 days ago", "harness/judge review", review);
}

}  // namespace leetjudge
