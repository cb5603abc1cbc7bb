// Designs of which the page says in words what may be called when.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "rules/call_tools.hpp"

namespace leetjudge {
namespace {

// With which may be reckoned.
long long int_in(const Json& value) {
  const long long number = number_in(value);
  require(std::abs(double(number)) <= 2e9, "a number that an int nearly holds");
  return number;
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
    if (sits ? room.gaps.empty() : !become_one_of(arguments.at(0), room.seats)) return false;
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
    if (!become_one_of(arguments.at(0), players)) return false;
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
    if (comes ? inside.contains(number_in(arguments.at(0))) : !become_one_of(arguments.at(0), inside)) return false;
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
    if ((dies && random && alive.size() < 2) || !become_one_of(arguments.at(0), dies && !random ? names : alive))
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

}  // namespace

const Registered registered_0348(348, mended<take_turns>());
const Registered registered_0676(676, mended<build_first>());
const Registered registered_0855(855, mended<sit_down>());
const Registered registered_1146(1146, mended<ask_for_snapshots>());
const Registered registered_1244(1244, mended<ask_for_players>());
const Registered registered_1352(1352, mended<keep_products_small>());
const Registered registered_1396(1396, mended<travel>());
const Registered registered_1600(1600, mended<live>());

}  // namespace leetjudge
