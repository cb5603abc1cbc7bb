#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1405 = checked(1405, [](const Json& given, const Json& found) -> Reason {
  const std::string happy = text_in(found);
  std::vector<long long> left = {given.at(0).get<long long>(), given.at(1).get<long long>(),
                                 given.at(2).get<long long>()};
  for (std::size_t i = 0; i < happy.size(); ++i) {
    if (happy[i] < 'a' || happy[i] > 'c') return "a letter other than a, b and c";
    if (i > 1 && happy[i] == happy[i - 1] && happy[i] == happy[i - 2]) return fmt::format("{} three times", happy[i]);
    if (--left[std::size_t(happy[i] - 'a')] < 0) return fmt::format("too many times {}", happy[i]);
  }
  // Of the most frequent letter at most two stand before, between and behind the others.
  std::vector<long long> most = {given.at(0).get<long long>(), given.at(1).get<long long>(),
                                 given.at(2).get<long long>()};
  std::sort(most.begin(), most.end());
  const long long others = most[0] + most[1], longest = others + std::min(most[2], 2 * (others + 1));
  return (long long)(happy.size()) == longest ? std::nullopt : Reason(fmt::format("{} letters are possible", longest));
});

}  // namespace leetjudge
