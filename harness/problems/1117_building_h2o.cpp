#include "problems/answers.hpp"

namespace leetjudge {
namespace {

Reason check_1117(std::string_view input, std::string_view answer) {
  const Json given = parsed(input), found = parsed(answer);
  const std::string water = text_in(given.at(0)), bonds = text_in(found);
  if (!same_elements(water, bonds)) return "not the same atoms";
  for (std::size_t i = 0; i + 2 < bonds.size(); i += 3) {
    const std::string molecule = bonds.substr(i, 3);
    if (std::count(molecule.begin(), molecule.end(), 'H') != 2) return fmt::format("{} is no water", molecule);
  }
  return std::nullopt;
}

const Registered registered_1117(1117, [] {
  Rules rules;
  rules.check = guarded<check_1117>;
  return rules;
}());

}  // namespace
}  // namespace leetjudge
