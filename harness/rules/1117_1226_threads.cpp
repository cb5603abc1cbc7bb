#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

// 1117: two of hydrogen for each one of oxygen.
bool is_water(const Drawn& drawn) {
  const std::string water = text_in(drawn.at(0));
  return !water.empty() && std::ranges::count(water, 'H') == 2 * std::ranges::count(water, 'O');
}
void make_water(Random& random, Drawn& drawn) {
  const std::size_t molecules = std::max<std::size_t>(1, text_in(drawn.at(0)).size() / 3);
  std::string water(3 * molecules, 'H');
  std::fill_n(water.begin(), molecules, 'O');
  random.shuffle(water);
  drawn[0] = water;
}

}  // namespace

const auto check_of_1117 = [](const Json& given, const Json& found) -> Reason {
  const std::string water = text_in(given.at(0)), bonds = text_in(found);
  if (!same_elements(water, bonds)) return "not the same atoms";
  for (std::size_t i = 0; i + 2 < bonds.size(); i += 3) {
    const std::string molecule = bonds.substr(i, 3);
    if (std::ranges::count(molecule, 'H') != 2) return fmt::format("{} is no water", molecule);
  }
  return std::nullopt;
};
const Registered registered_1117 = checked(1117, check_of_1117, drawn_inputs<is_water, make_water>());

const Registered registered_1226 = checked(1226, [](const Json& given, const Json& found) -> Reason {
  if (!found.is_array()) return "not a list";
  std::vector<int> fork(5, -1);  // who holds it
  std::vector<int> meals(5, 0);
  for (const Json& one : found) {
    const Numbers numbers = numbers_in(one);
    if (numbers.size() != 3 || numbers[0] < 0 || numbers[0] > 4) return "not [philosopher, fork, action]";
    const int who = int(numbers[0]), action = int(numbers[2]);
    const std::size_t left = std::size_t(who + 1) % 5, right = std::size_t(who), used = numbers[1] == 1 ? left : right;
    if (action == 3) {
      if (fork[left] != who || fork[right] != who) return fmt::format("philosopher {} eats without both forks", who);
      ++meals[std::size_t(who)];
    } else if (action == 1) {
      if (fork[used] >= 0) return fmt::format("philosopher {} picks up a fork that {} holds", who, fork[used]);
      fork[used] = who;
    } else {
      if (fork[used] != who) return fmt::format("philosopher {} puts down a fork that he does not hold", who);
      fork[used] = -1;
    }
  }
  return meals == std::vector<int>(5, given.at(0).get<int>()) ? std::nullopt : Reason("not everybody ate n times");
});

}  // namespace leetjudge
