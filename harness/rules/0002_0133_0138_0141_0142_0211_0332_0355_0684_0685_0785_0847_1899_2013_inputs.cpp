// Nodes, graphs and calls of which the page says in words what hardly any random ones are.
#include <algorithm>
#include <map>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 2: no zeros lead in a number whose last digit comes first.
bool digits_lead(const Json& digits) { return digits.size() < 2 || digits.back() != 0; }
bool both_lead(const Drawn& drawn) { return digits_lead(drawn.at(0)) && digits_lead(drawn.at(1)); }
void let_both_lead(Random& random, Drawn& drawn) {
  for (const std::size_t i : {0, 1})
    if (!digits_lead(drawn.at(i))) drawn[i].back() = 1 + (long long)(random.below(9));
}

// 684: a tree and one more edge, which is not there yet. The first ends are less than the second ones.
struct Roots {
  std::map<long long, long long> above;
  long long of(long long node) {
    while (above.contains(node)) node = above[node];
    return node;
  }
  bool join(long long a, long long b) {
    if (a = of(a), b = of(b); a == b) return false;
    above[a] = b;
    return true;
  }
};
bool has_one_cycle(const Drawn& drawn) {
  Roots roots;
  std::size_t joined = 0;
  for (const Json& edge : drawn.at(0)) joined += roots.join(edge.at(0).get<long long>(), edge.at(1).get<long long>());
  return joined + 1 == drawn.at(0).size();
}
using Pairs = std::set<std::pair<long long, long long>>;
Pairs connected(Random& random, long long n) {
  std::vector<long long> names(std::size_t(std::max(0LL, n)));
  std::iota(names.begin(), names.end(), 1);
  random.shuffle(names);
  Pairs edges;
  const bool chain = random.chance(0.2);
  for (std::size_t i = 1; i < names.size(); ++i) {
    const long long other = names[chain ? i - 1 : random.below(i)];
    edges.emplace(std::min(other, names[i]), std::max(other, names[i]));
  }
  return edges;
}
void add_edges(Random& random, Pairs& edges, long long n, std::size_t wanted) {
  while (edges.size() < std::min(wanted, std::size_t(n * (n - 1) / 2))) {
    const auto a = 1 + (long long)(random.below(std::size_t(n))), b = 1 + (long long)(random.below(std::size_t(n)));
    if (a < b) edges.emplace(a, b);
  }
}
std::vector<Json> in_some_order(Random& random, const Pairs& edges) {
  std::vector<Json> order;
  for (const auto& [a, b] : edges) order.push_back({a, b});
  random.shuffle(order);
  return order;
}
void make_one_cycle(Random& random, Drawn& drawn) {
  const auto n = std::max(3LL, (long long)(drawn.at(0).size()));
  Pairs edges = connected(random, n);
  add_edges(random, edges, n, std::size_t(n));
  drawn.at(0) = in_some_order(random, edges);
}

// 685: a tree, each edge from a node to one below it, and one more edge, which is not there yet. Without the one or the
// other of two edges into a node, where there are such, the others are the tree's.
bool is_tree_and_edge(const Drawn& drawn) {
  const auto n = (long long)(drawn.at(0).size());
  Pairs edges;
  std::map<long long, Numbers> above;
  for (const Json& one : drawn[0]) {
    const auto from = one.at(0).get<long long>(), to = one.at(1).get<long long>();
    if (std::min(from, to) < 1 || std::max(from, to) > n || from == to || !edges.emplace(from, to).second) return false;
    above[to].push_back(from);
  }
  const auto joins_all = [&](const std::pair<long long, long long>& but) {
    Roots roots;
    long long joined = 0;
    for (const auto& edge : edges) joined += edge != but && roots.join(edge.first, edge.second);
    return joined + 1 == n;
  };
  const auto roots = n - (long long)(above.size());
  for (const auto& [node, from] : above)
    if (from.size() > 1) return roots == 1 && (joins_all({from[0], node}) || joins_all({from[1], node}));
  return n > 0 && joins_all({});
}
void make_tree_and_edge(Random& random, Drawn& drawn) {
  Numbers names(std::max<std::size_t>(3, drawn.at(0).size()));
  std::iota(names.begin(), names.end(), 1);
  random.shuffle(names);
  Pairs edges;
  for (std::size_t i = 1; i < names.size(); ++i) edges.emplace(names[random.below(i)], names[i]);
  while (edges.size() < names.size()) {
    const long long from = names[random.below(names.size())], to = names[random.below(names.size())];
    if (from != to) edges.emplace(from, to);
  }
  drawn.at(0) = in_some_order(random, edges);
}

// 133, 785, 847: the neighbours of each node of a graph without loops, that are counted from `first` on; in one piece
// but in 785. Of 133 values are drawn, of which only the number counts, and there may be none.
template <std::size_t first, bool in_one_piece>
bool is_graph(const Drawn& drawn) {
  const Json& nodes = drawn.at(0);
  std::set<std::pair<std::size_t, std::size_t>> edges;
  Roots roots;
  std::size_t joined = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!nodes[i].is_array()) return false;
    const std::size_t own = first + i;
    for (const Json& one : nodes[i]) {
      const auto other = one.get<std::size_t>();
      if (other < first || other >= first + nodes.size() || other == own || !edges.emplace(own, other).second)
        return false;
      joined += roots.join((long long)(own), (long long)(other));
    }
  }
  const bool both =
      std::ranges::all_of(edges, [&](const auto& one) { return edges.contains({one.second, one.first}); });
  return both && (nodes.empty() ? first > 0 : !in_one_piece || joined + 1 == nodes.size());
}
template <std::size_t first, bool in_one_piece>
void make_graph(Random& random, Drawn& drawn) {
  if (is_graph<first, in_one_piece>(drawn)) return;
  const auto n = (long long)(std::max<std::size_t>(1, drawn.at(0).size()));
  Pairs edges = in_one_piece ? connected(random, n) : Pairs();
  const double share = random.fraction();  // of all that there may be, or a few
  const auto more =
      random.chance(0.5) ? std::size_t(share * share * double(n * (n - 1) / 2)) : random.below(std::size_t(n));
  add_edges(random, edges, n, edges.size() + more);
  drawn.at(0) = std::vector<Json>(std::size_t(n), Json::array());
  for (const auto& [a, b] : edges) {
    drawn[0][std::size_t(a) - 1].push_back(b - 1 + (long long)(first));
    drawn[0][std::size_t(b) - 1].push_back(a - 1 + (long long)(first));
  }
}

// 138: each value with the number of a node, or none.
bool has_randoms(const Drawn& drawn) {
  return std::ranges::all_of(drawn.at(0), [&](const Json& one) {
    if (!one.is_array() || one.size() != 2 || !one[0].is_number_integer()) return false;
    return one[1].is_null() || (one[1].is_number_unsigned() && one[1].get<std::size_t>() < drawn[0].size());
  });
}
void add_randoms(Random& random, Drawn& drawn) {
  if (!drawn.at(0).is_array()) return;
  for (Json& one : drawn.at(0)) {
    const std::size_t other = random.below(drawn[0].size() + 1);
    if (!one.is_array()) one = Json::array({one, other < drawn[0].size() ? Json(other) : Json()});
  }
}

// 141, 142: the number of the node that the last one points to, or -1.
bool has_place(const Drawn& drawn) {
  const auto pos = drawn.at(1).get<long long>();
  return -1 <= pos && pos < (long long)(drawn.at(0).size());
}
void take_place(Random& random, Drawn& drawn) { drawn.at(1) = (long long)(random.below(drawn.at(0).size() + 1)) - 1; }

// 211: words are added without dots, and searched with two at most.
void take_dots_out(const Json& method, std::string& word) {
  std::size_t dots = method == "addWord" ? 2 : 0;
  for (char& c : word)
    if (c == '.' && ++dots > 2) c = 'a';
}
bool dots_are_few(const Drawn& drawn) {
  for (std::size_t i = 1; i < drawn.at(0).size(); ++i) {
    std::string word = text_in(drawn.at(1).at(i).at(0));
    take_dots_out(drawn[0][i], word);
    if (word != text_in(drawn[1][i][0])) return false;
  }
  return true;
}
// What is searched is often what was added.
void search_what_is_there(Random& random, Drawn& drawn) {
  std::vector<std::string> added;
  for (std::size_t i = 1; i < drawn.at(0).size(); ++i) {
    std::string word = text_in(drawn.at(1).at(i).at(0));
    const bool search = drawn[0][i] != "addWord";
    if (search && !added.empty() && random.chance(0.6)) {
      word = added[random.below(added.size())];
      for (std::size_t dots = random.below(3); dots > 0 && !word.empty(); --dots) word[random.below(word.size())] = '.';
    }
    take_dots_out(drawn[0][i], word);
    if (!search) added.push_back(word);
    drawn[1][i][0] = word;
  }
}

// 332: tickets that can all be used in one journey from JFK.
bool is_journey(const Drawn& drawn) {
  std::map<std::string, std::vector<std::string>> flights;
  std::map<std::string, int> ends;
  for (const Json& ticket : drawn.at(0)) {
    const std::string from = text_in(ticket.at(0)), to = text_in(ticket.at(1));
    if (from == to) return false;
    flights[from].push_back(to);
    ++ends[from], --ends[to];
  }
  for (const auto& [airport, more] : ends)  // who departs once more than he arrives is where it begins
    if (more > (airport == "JFK") || more < -1) return false;
  std::vector<std::string> open = {"JFK"};
  std::size_t used = 0;
  while (!open.empty()) {
    std::vector<std::string>& left = flights[open.back()];
    if (left.empty()) {
      open.pop_back();
      continue;
    }
    open.push_back(left.back());
    left.pop_back();
    ++used;
  }
  return used == drawn[0].size();
}
void make_journey(Random& random, Drawn& drawn) {
  std::vector<std::string> airports = {"JFK"};
  for (const Json& ticket : drawn.at(0)) {
    for (const Json& one : ticket)
      if (airports.size() < 2 || random.chance(0.3)) airports.push_back(text_in(one));
  }
  std::string at = "JFK";
  std::vector<Json> tickets;
  for (std::size_t tries = 0; tickets.size() < drawn[0].size() && tries < 10 * drawn[0].size() + 10; ++tries) {
    const std::string to = airports[random.below(airports.size())];
    if (to == at) continue;
    tickets.push_back({at, to});
    at = to;
  }
  random.shuffle(tickets);
  drawn[0] = tickets;
}

// 1899, 2013: three numbers, and two, which the page only names.
bool within(const Json& numbers, std::size_t size, long long least) {
  return numbers.size() == size &&
         std::ranges::all_of(numbers_in(numbers), [&](long long one) { return least <= one && one <= 1000; });
}
bool is_target(const Drawn& drawn) { return within(drawn.at(1), 3, 1); }
bool are_points(const Drawn& drawn) {
  return std::ranges::all_of(drawn.at(1), [](const Json& call) { return call.empty() || within(call[0], 2, 0); });
}

// 355: each tweet has a number of its own, and nobody follows himself.
bool are_tweets(const Drawn& drawn) {
  std::set<Json> tweets;
  for (std::size_t i = 1; i < drawn.at(0).size(); ++i) {
    const Json& call = drawn.at(1).at(i);
    if (drawn[0][i] == "postTweet" && !tweets.insert(call.at(1)).second) return false;
    if (drawn[0][i] == "follow" && call.at(0) == call.at(1)) return false;
  }
  return true;
}
void make_tweets(Random& random, Drawn& drawn) {
  const auto first = (long long)(random.below(1000));
  long long tweets = 0;
  for (std::size_t i = 1; i < drawn.at(0).size(); ++i) {
    Json& call = drawn.at(1).at(i);
    if (drawn[0][i] == "postTweet" && tweets < 10000)
      call.at(1) = (first + 37 * tweets++) % 10001;
    else if (drawn[0][i] == "postTweet")
      drawn[0][i] = "getNewsFeed", call = Json::array({call.at(0)});
    if (drawn[0][i] == "follow" && call.at(0) == call.at(1)) call[1] = call[0] == 1 ? 2 : 1;
  }
}

}  // namespace

const Registered registered_0002(2, drawn_inputs<both_lead, let_both_lead>());
const Registered registered_0133(133, drawn_inputs<is_graph<1, true>, make_graph<1, true>>());
const Registered registered_0138(138, drawn_inputs<has_randoms, add_randoms>());
const Registered registered_0141(141, drawn_inputs<has_place, take_place>());
const Registered registered_0142(142, drawn_inputs<has_place, take_place>());
const Registered registered_0211(211, drawn_inputs<dots_are_few, search_what_is_there>());
const Registered registered_0332(332, drawn_inputs<is_journey, make_journey>());
const Registered registered_0355(355, drawn_inputs<are_tweets, make_tweets>());
const Registered registered_0684(684, drawn_inputs<has_one_cycle, make_one_cycle>());
const Registered registered_0685(685, drawn_inputs<is_tree_and_edge, make_tree_and_edge>());
const Registered registered_0785(785, drawn_inputs<is_graph<0, false>, make_graph<0, false>>());
const Registered registered_0847(847, drawn_inputs<is_graph<0, true>, make_graph<0, true>>());
const Registered registered_1899(1899, drawn_inputs<is_target>());
const Registered registered_2013(2013, drawn_inputs<are_points>());

}  // namespace leetjudge
