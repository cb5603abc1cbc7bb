#include "problems/answers.hpp"
#include "util/json.hpp"

namespace leetjudge {

// Whether `found` is a search tree of those in the given one, without the given value or with it.
template <bool with>
static Reason check_search_tree(const Json& given, const Json& found) {
  Numbers wanted = tree_in(given.at(0)).in_order();
  const auto value = given.at(1).get<long long>();
  if (with)
    wanted.insert(std::lower_bound(wanted.begin(), wanted.end(), value), value);
  else
    std::erase(wanted, value);
  return tree_in(found).in_order() == wanted ? std::nullopt
                                             : Reason("not a search tree of the values that it should have");
}

const Registered registered_0450 =
    checked(450, [](const Json& given, const Json& found) { return check_search_tree<false>(given, found); });
const Registered registered_0701 =
    checked(701, [](const Json& given, const Json& found) { return check_search_tree<true>(given, found); });

}  // namespace leetjudge
