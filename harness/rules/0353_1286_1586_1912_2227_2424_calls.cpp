// Designs of which the page says in words what may be called when.
#include <deque>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "rules/call_tools.hpp"

namespace leetjudge {
namespace {

using Pair = std::pair<long long, long long>;

// 353: no food appears on the snake, and nothing moves once the game is over: mostly another way is gone instead.
void feed(Drawn& drawn, Random* random) {
  const long long width = number_in(drawn.at(1).at(0).at(0)), height = number_in(drawn[1][0].at(1));
  auto food = drawn[1][0].at(2).get<std::vector<Pair>>();
  std::deque<Pair> snake = {{0, 0}};
  std::set<Pair> taken = {{0, 0}};
  std::size_t next = 0;
  bool over = false;
  const auto appear = [&] {
    if (next == food.size() || over || width < 1 || height < 1) return;
    if (std::ssize(taken) == width * height) return food.resize(next);
    auto& [row, column] = food[next];
    while (taken.contains(food[next])) {
      column = (column + 1) % width;
      if (column == 0) row = (row + 1) % height;
    }
  };
  appear();
  keep_calls(drawn, [&](const std::string&, Json& arguments) {
    if (over) return false;
    const auto behind = [&](const std::string& way) {
      return Pair(snake.back().first + (way == "D") - (way == "U"), snake.back().second + (way == "R") - (way == "L"));
    };
    const auto ends = [&](const Pair& head) {
      const bool outside = head.first < 0 || head.first >= height || head.second < 0 || head.second >= width;
      return outside || (taken.contains(head) && head != snake.front());
    };
    Pair head = behind(text_in(arguments.at(0)));
    if (random && ends(head) && !random->chance(2 / double(drawn.at(0).size()))) {
      const char* const ways[] = {"R", "D", "L", "U"};
      const auto other = std::ranges::find_if(ways, [&](const char* way) { return !ends(behind(way)); });
      if (other != std::end(ways)) arguments[0] = *other;
      head = behind(text_in(arguments[0]));
    }
    over = ends(head);
    const bool eats = next < food.size() && food[next] == head;
    if (!eats) {
      taken.erase(snake.front());
      snake.pop_front();
    }
    taken.insert(head);
    snake.push_back(head);
    next += eats;
    if (eats) appear();
    return true;
  });
  drawn[1][0][2] = food;
}

// 1286: the characters are sorted and differ, and the next one is asked for as long as there is one.
void combine(Drawn& drawn, Random*) {
  const std::string characters = text_in(drawn.at(1).at(0).at(0));
  const std::set<char> sorted(characters.begin(), characters.end());
  drawn[1][0][0] = std::string(sorted.begin(), sorted.end());
  const long long all = std::ssize(sorted), taken = std::min(number_in(drawn[1][0].at(1)), all);
  drawn[1][0][1] = taken;
  long long left = 1;
  for (long long i = 1; i <= taken; ++i) left = left * (all - taken + i) / i;
  keep_calls(drawn, [&](const std::string& name, Json&) { return name != "next" || left-- > 0; });
}

// 1586: forwards and backwards as long as there is a node.
void walk(Drawn& drawn, Random*) {
  const Json& tree = drawn.at(1).at(0).at(0);
  const auto nodes = std::ranges::count_if(tree, [](const Json& one) { return !one.is_null(); });
  std::ptrdiff_t place = 0;  // how many lie up to it
  keep_calls(drawn, [&](const std::string& name, Json&) {
    if (name == "next") return place < nodes && ++place > 0;
    return name != "prev" || (place > 1 && --place > 0);
  });
}

// 1912: a shop has one copy of a movie, which is there to be rented, or rented and can be dropped.
void rent_and_drop(Drawn& drawn, Random*) {
  std::map<Pair, bool> there, rented;
  Json first = Json::array();
  for (const Json& one : drawn.at(1).at(0).at(1))
    if (there.try_emplace({number_in(one.at(0)), number_in(one.at(1))}).second) first.push_back(one);
  drawn[1][0][1] = first;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name != "rent" && name != "drop") return true;
    auto& from = name == "rent" ? there : rented;
    if (!become_one_of(arguments, from)) return false;
    (name == "rent" ? rented : there).insert(from.extract(arguments.get<Pair>()));
    return true;
  });
}

// 2227: what is encrypted consists of keys.
void use_keys(Drawn& drawn, Random*) {
  std::set<std::string> keys;
  for (const Json& one : drawn.at(1).at(0).at(0)) keys.insert(text_in(one));
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name != "encrypt") return true;
    std::string word;
    for (const char c : text_in(arguments.at(0))) {
      Json letter = std::string(1, c);
      if (!become_one_of(letter, keys)) return false;
      word += text_in(letter);
    }
    arguments[0] = word;
    return true;
  });
}

// 2424: each video once; it is asked for at least once.
void upload_once(Drawn& drawn, Random*) {
  const long long n = number_in(drawn.at(1).at(0).at(0));
  std::set<long long> left;
  for (long long i = 1; i <= n; ++i) left.insert(i);
  bool asked = false;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    asked = asked || name == "longest";
    if (name != "upload") return true;
    if (!become_one_of(arguments.at(0), left)) return false;
    left.erase(number_in(arguments[0]));
    return true;
  });
  if (asked) return;
  drawn[0].push_back("longest");
  drawn[1].push_back(Json::array());
}

}  // namespace

const Registered registered_0353(353, mended<feed>());
const Registered registered_1286(1286, mended<combine>());
const Registered registered_1586(1586, mended<walk>());
const Registered registered_1912(1912, mended<rent_and_drop>());
const Registered registered_2227(2227, mended<use_keys>());
const Registered registered_2424(2424, mended<upload_once>());

}  // namespace leetjudge
