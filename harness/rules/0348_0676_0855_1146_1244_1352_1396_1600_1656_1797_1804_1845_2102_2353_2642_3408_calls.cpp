// Designs of which the page says in words what may be called when.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <type_traits>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// Calls that may not be made are left out, and arguments that there are not become some that there are. What stays as
// it is without chance fits.
template <void (*mend)(Drawn&, Random*)>
bool stays(const Drawn& drawn) {
  Drawn copy = drawn;
  mend(copy, nullptr);
  return copy == drawn;
}
template <void (*mend)(Drawn&, Random*)>
void mend_by_chance(Random& random, Drawn& drawn) {
  mend(drawn, &random);
}
template <void (*mend)(Drawn&, Random*)>
Rules mended() {
  return drawn_inputs<stays<mend>, mend_by_chance<mend>>();
}

// With which may be reckoned.
long long int_in(const Json& value) {
  const long long number = number_in(value);
  require(std::abs(double(number)) <= 2e9, "a number that an int nearly holds");
  return number;
}

// `keeps` is asked of each call but the constructor's, and may change its arguments.
template <class Keeps>
void keep_calls(Drawn& drawn, Keeps keeps) {
  Json names = Json::array(), all = Json::array();
  for (std::size_t i = 0; i < drawn.at(0).size(); ++i) {
    Json arguments = drawn.at(1).at(i);
    if (i > 0 && !keeps(text_in(drawn[0][i]), arguments)) continue;
    names.push_back(drawn[0][i]);
    all.push_back(std::move(arguments));
  }
  drawn[0] = std::move(names);
  drawn.at(1) = std::move(all);
}

// Becomes the next larger one that is there, of numbers beyond the last one by what is left of them; false where there
// is none.
template <class Set>
bool is_there(Json& value, const Set& there) {
  using Key = typename Set::key_type;
  const auto key = [](const auto& one) -> const Key& {
    if constexpr (requires { one.first; })
      return one.first;
    else
      return one;
  };
  if (there.empty()) return false;
  auto wanted = value.get<Key>();
  if constexpr (std::is_same_v<Key, long long>)
    if (wanted > key(*there.rbegin())) wanted %= std::max(1LL, key(*there.rbegin()) + 1);
  auto found = there.lower_bound(wanted);
  if (found == there.end()) found = there.begin();
  value = key(*found);
  return true;
}

// From 1 to `most`, whatever it was.
void take_within(Json& value, long long most) { value = std::max(1LL, 1 + (int_in(value) - 1) % most); }

// 348: the players take turns, on empty cells, until one has won.
void take_turns(Drawn& drawn, Random* random) {
  const long long n = int_in(drawn.at(1).at(0).at(0));
  std::size_t player = 1;
  std::set<std::pair<long long, long long>> taken;
  std::map<std::pair<int, long long>, long long> lines[2];  // by player: rows, columns, and the two diagonals
  bool won = false;
  keep_calls(drawn, [&](const std::string&, Json& move) {
    const long long row = int_in(move.at(0)), column = int_in(move.at(1));
    if (won || !taken.emplace(row, column).second) return false;
    player = taken.size() == 1 ? random || int_in(move.at(2)) != 2 ? 0 : 1 : 1 - player;
    move.at(2) = player + 1;
    for (const auto& line :
         {std::pair(0, row), std::pair(1, column), std::pair(2, row - column), std::pair(3, row + column - (n - 1))})
      if (line.first < 2 || line.second == 0) won = ++lines[player][line] == n || won;
    return true;
  });
}

// 676: the dictionary is built once, before anything is searched.
void build_first(Drawn& drawn, Random*) {
  const auto names = drawn.at(0).get<std::vector<Json>>();
  require(names.size() == drawn.at(1).size() && !names.empty(), "as many arguments as calls");
  const auto built = std::find(names.begin() + 1, names.end(), Json("buildDict"));
  if (built == names.end()) return keep_calls(drawn, [](const std::string&, Json&) { return false; });
  const auto place = built - names.begin();
  for (const std::size_t i : {0, 1}) {
    auto all = drawn[i].get<std::vector<Json>>();
    std::rotate(all.begin() + 1, all.begin() + place, all.begin() + place + 1);
    drawn[i] = all;
  }
  bool first = true;
  keep_calls(drawn, [&](const std::string& name, Json&) { return name != "buildDict" || std::exchange(first, false); });
}

// 855: who leaves sits there, and there is room for who comes. They sit as far from others as they can, and at the
// smallest of such seats.
struct ExamRoom {
  using Gap = std::tuple<long long, long long>;  // minus how far from others one sits in it, and where
  long long n;
  std::set<long long> seats = {};
  std::set<Gap> gaps = {};

  static Gap gap(long long left, long long right, long long n) {
    if (left < 0) return {right == n ? -n : -right, 0};
    return right == n ? Gap{left - (n - 1), n - 1} : Gap{-((right - left) / 2), left + (right - left) / 2};
  }
  void change(long long left, long long right, bool there) {
    if (right - left < 2) return;
    if (there)
      gaps.insert(gap(left, right, n));
    else
      gaps.erase(gap(left, right, n));
  }
  void sit_or_leave(long long seat, bool sits) {
    if (!sits) seats.erase(seat);
    const auto next = seats.lower_bound(seat);
    const long long right = next == seats.end() ? n : *next, left = next == seats.begin() ? -1 : *std::prev(next);
    change(left, right, !sits);
    change(left, seat, sits);
    change(seat, right, sits);
    if (sits) seats.insert(seat);
  }
};
void sit_down(Drawn& drawn, Random*) {
  ExamRoom room{int_in(drawn.at(1).at(0).at(0))};
  room.change(-1, room.n, true);
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    const bool sits = name != "leave";
    if (sits ? room.gaps.empty() : !is_there(arguments.at(0), room.seats)) return false;
    room.sit_or_leave(sits ? std::get<1>(*room.gaps.begin()) : number_in(arguments[0]), sits);
    return true;
  });
}

// 1146: of a snapshot that was taken.
void ask_for_snapshots(Drawn& drawn, Random* random) {
  long long taken = 0;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    taken += name == "snap";
    if (name != "get") return true;
    if (taken == 0) return false;
    const long long id = number_in(arguments.at(1));
    if (random || id < 0 || id >= taken) arguments[1] = random ? (long long)(random->below(std::size_t(taken))) : 0;
    return true;
  });
}

// 1244: of players who are there; a reset takes one away.
void ask_for_players(Drawn& drawn, Random*) {
  std::set<long long> players;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "addScore") return players.insert(number_in(arguments.at(0))), true;
    if (name == "top" && !players.empty()) take_within(arguments.at(0), std::ssize(players));
    if (name == "top") return !players.empty();
    if (!is_there(arguments.at(0), players)) return false;
    players.erase(number_in(arguments[0]));
    return true;
  });
}

// 1352: of as many numbers as there are, and no product is beyond an int.
void keep_products_small(Drawn& drawn, Random* random) {
  long long count = 0, product = 1;  // since the last zero
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "add") {
      const bool large = int_in(arguments.at(0)) > INT32_MAX / product;
      if (large) arguments[0] = random && random->chance(0.9) ? 1 : 0;
      product = std::max(1LL, product * int_in(arguments[0]));
      ++count;
    } else if (count > 0) {
      take_within(arguments.at(0), count);
    }
    return count > 0;
  });
}

// 1396: who checks out has checked in before, times do not go back, and an average is that of a way that was gone.
void travel(Drawn& drawn, Random* random) {
  long long now = 1;
  std::map<long long, std::pair<std::string, long long>> inside;
  std::set<std::pair<std::string, std::string>> ways;
  std::vector<std::size_t> timed;  // calls that are kept
  std::size_t kept = 0;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "getAverageTime") {
      auto way = ways.lower_bound({text_in(arguments.at(0)), text_in(arguments.at(1))});
      if (way == ways.end()) way = ways.begin();
      if (!ways.empty()) arguments = {way->first, way->second};
      kept += !ways.empty();
      return !ways.empty();
    }
    const bool comes = name == "checkIn";
    if (comes ? inside.contains(number_in(arguments.at(0))) : !is_there(arguments.at(0), inside)) return false;
    const long long who = number_in(arguments[0]);
    if (!random) {
      now = std::max(comes ? now : std::max(now, inside[who].second + 1), int_in(arguments.at(2)));
      arguments[2] = now;
    }
    if (comes) inside[who] = {text_in(arguments.at(1)), now};
    if (!comes) ways.emplace(inside[who].first, text_in(arguments.at(1)));
    if (!comes) inside.erase(who);
    timed.push_back(++kept);
    return true;
  });
  if (!random) return;
  std::vector<long long> times;
  for (const std::size_t call : timed) times.push_back(int_in(drawn.at(1).at(call).at(2)));
  std::ranges::sort(times);
  for (std::size_t i = 1; i < times.size(); ++i) times[i] = std::max(times[i], times[i - 1] + 1);
  for (std::size_t i = times.size(); i-- > 0;)
    times[i] = std::min(times[i], 1'000'000 - (long long)(times.size() - 1 - i));
  for (std::size_t i = 0; i < times.size(); ++i) drawn[1][timed[i]][2] = times[i];
}

// 1600: names differ, and who has a child is alive; who dies was born. Somebody goes on to live.
void live(Drawn& drawn, Random* random) {
  const std::string king = text_in(drawn.at(1).at(0).at(0));
  std::set<std::string> names = {king}, alive = {king};
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "getInheritanceOrder") return true;
    const bool dies = name == "death";
    if ((dies && random && alive.size() < 2) || !is_there(arguments.at(0), dies && !random ? names : alive))
      return false;
    if (dies) {
      alive.erase(text_in(arguments[0]));
      return true;
    }
    if (!names.insert(text_in(arguments.at(1))).second) return false;
    alive.insert(text_in(arguments[1]));
    return true;
  });
}

// 1656: the numbers up to that of the calls, each once.
void number_calls(Drawn& drawn, Random*) {
  const long long n = std::ssize(drawn.at(0)) - 1;
  drawn.at(1).at(0) = {n};
  std::set<long long> left;
  for (long long i = 1; i <= n; ++i) left.insert(i);
  keep_calls(drawn, [&](const std::string&, Json& arguments) {
    is_there(arguments.at(0), left);
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
    if (!is_there(arguments.at(0), words)) return false;
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
    if (!is_there(arguments.at(0), reserved)) return false;
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
    return is_there(arguments.at(0), changes ? all_foods : all_cuisines);
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
    if (!is_there(arguments.at(0), tasks)) return false;
    take(number_in(arguments[0]));
    if (name == "edit") add(arguments[0], arguments.at(1));
    return true;
  });
}

}  // namespace

const Registered registered_0348(348, mended<take_turns>());
const Registered registered_0676(676, mended<build_first>());
const Registered registered_0855(855, mended<sit_down>());
const Registered registered_1146(1146, mended<ask_for_snapshots>());
const Registered registered_1244(1244, mended<ask_for_players>());
const Registered registered_1352(1352, mended<keep_products_small>());
const Registered registered_1396(1396, mended<travel>());
const Registered registered_1600(1600, mended<live>());
const Registered registered_1656(1656, mended<number_calls>());
const Registered registered_1797(1797, mended<differ>());
const Registered registered_1804(1804, mended<erase_what_is_there>());
const Registered registered_1845(1845, mended<reserve_seats>());
const Registered registered_2102(2102, mended<ask_for_places>());
const Registered registered_2353(2353, mended<ask_for_foods>());
const Registered registered_2642(2642, mended<add_other_edges>());
const Registered registered_3408(3408, mended<ask_for_tasks>());

}  // namespace leetjudge
