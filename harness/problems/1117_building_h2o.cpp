#include "problems/answers.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {

const Registered registered_1117 = checked(1117, [](const Json& given, const Json& found) -> Reason {
  const std::string water = text_in(given.at(0)), bonds = text_in(found);
  if (!same_elements(water, bonds)) return "not the same atoms";
  for (std::size_t i = 0; i + 2 < bonds.size(); i += 3) {
    const std::string molecule = bonds.substr(i, 3);
    if (std::count(molecule.begin(), molecule.end(), 'H') != 2) return fmt::format("{} is no water", molecule);
  }
  return std::nullopt;
});

}  // namespace leetjudge
