// Designs of which the page says in words what may be called when.
#include <algorithm>
#include <map>
#include <set>

#include "rules/call_tools.hpp"

namespace leetjudge {
namespace {

// 1656: the numbers up to that of the calls, each once.
void number_calls(Drawn& drawn, Random*) {
  const long long n = std::ssize(drawn.at(0)) - 1;
  drawn.at(1).at(0) = {n};
  std::set<long long> left;
  for (long long i = 1; i <= n; ++i) left.insert(i);
  keep_calls(drawn, [&](const std::string&, Json& arguments) {
    become_one_of(arguments.at(0), left);
    left.erase(number_in(arguments[0]));
    return true;
  });
}

// 1797: each token is generated once.
void differ(Drawn& drawn, Random*) {
  std::set<std::string> tokens;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    return name != "generate" || tokens.insert(text_in(arguments.at(0))).second;
  });
}

// 1804: what is erased is there.
void erase_what_is_there(Drawn& drawn, Random*) {
  std::multiset<std::string> words;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "insert") words.insert(text_in(arguments.at(0)));
    if (name != "erase") return true;
    if (!become_one_of(arguments.at(0), words)) return false;
    words.erase(words.find(text_in(arguments[0])));
    return true;
  });
}

// 1845: a seat that is freed was reserved, and there is one for who wants it: that of the smallest number.
void reserve_seats(Drawn& drawn, Random*) {
  const long long n = number_in(drawn.at(1).at(0).at(0));
  long long next = 1;
  std::set<long long> reserved, freed;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "reserve") {
      if (freed.empty() && next > n) return false;
      reserved.insert(freed.empty() ? next++ : freed.extract(freed.begin()).value());
      return true;
    }
    if (!become_one_of(arguments.at(0), reserved)) return false;
    freed.insert(reserved.extract(number_in(arguments[0])));
    return true;
  });
}

// 2102: names differ, and there are no more queries than places.
void ask_for_places(Drawn& drawn, Random*) {
  std::size_t asked = 0;
  std::set<std::string> names;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "add") return names.insert(text_in(arguments.at(0))).second;
    return asked < names.size() && ++asked > 0;
  });
}

// 2353: of foods and cuisines that there are; of a new rating the page does not say how large it is.
void ask_for_foods(Drawn& drawn, Random* random) {
  constexpr long long most = 100'000'000;
  const std::vector<std::string> foods = texts_in(drawn.at(1).at(0).at(0)), cuisines = texts_in(drawn[1][0].at(1));
  const std::set<std::string> all_foods(foods.begin(), foods.end()), all_cuisines(cuisines.begin(), cuisines.end());
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    const bool changes = name == "changeRating";
    if (changes && random)
      arguments.at(1) = 1 + (long long)(random->below(random->chance(0.5) ? 20 : std::size_t(most)));
    if (changes) arguments.at(1) = std::clamp(number_in(arguments.at(1)), 1LL, most);
    return become_one_of(arguments.at(0), changes ? all_foods : all_cuisines);
  });
}

// 2642: an edge that is added is not there yet.
void add_other_edges(Drawn& drawn, Random*) {
  std::set<std::pair<long long, long long>> edges;
  const auto is_new = [&](const Json& edge) {
    const std::pair ends(number_in(edge.at(0)), number_in(edge.at(1)));
    return ends.first != ends.second && edges.insert(ends).second;
  };
  for (const Json& edge : drawn.at(1).at(0).at(1)) is_new(edge);
  keep_calls(drawn,
             [&](const std::string& name, Json& arguments) { return name != "addEdge" || is_new(arguments.at(0)); });
}

// 3408: a task that is added is not there, and another one is; what is executed goes, that with the highest priority
// and number.
void ask_for_tasks(Drawn& drawn, Random*) {
  std::map<long long, long long> tasks;
  std::set<std::pair<long long, long long>> order;
  const auto add = [&](const Json& task, const Json& priority) {
    const bool added = tasks.emplace(number_in(task), number_in(priority)).second;
    if (added) order.emplace(number_in(priority), number_in(task));
    return added;
  };
  const auto take = [&](long long task) {
    order.erase({tasks.at(task), task});
    tasks.erase(task);
  };
  Json first = Json::array();
  for (const Json& one : drawn.at(1).at(0).at(0))
    if (add(one.at(1), one.at(2))) first.push_back(one);
  drawn[1][0][0] = first;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "add") return add(arguments.at(1), arguments.at(2));
    if (name == "execTop") {
      if (!order.empty()) take(order.rbegin()->second);
      return true;
    }
    if (!become_one_of(arguments.at(0), tasks)) return false;
    take(number_in(arguments[0]));
    if (name == "edit") add(arguments[0], arguments.at(1));
    return true;
  });
}

}  // namespace

const Registered registered_1656(1656, mended<number_calls>());
const Registered registered_1797(1797, mended<differ>());
const Registered registered_1804(1804, mended<erase_what_is_there>());
const Registered registered_1845(1845, mended<reserve_seats>());
const Registered registered_2102(2102, mended<ask_for_places>());
const Registered registered_2353(2353, mended<ask_for_foods>());
const Registered registered_2642(2642, mended<add_other_edges>());
const Registered registered_3408(3408, mended<ask_for_tasks>());

}  // namespace leetjudge
