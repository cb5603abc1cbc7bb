// A search tree, a tree's edges and intervals of which the page says in words what hardly any random ones are.
#include <algorithm>
#include <map>
#include <set>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

// 99: a search tree in which two values have been swapped.
bool two_are_swapped(const Drawn& drawn) {
  const Numbers found = tree_in(drawn.at(0)).in_order();
  Numbers sorted = found;
  std::ranges::sort(sorted);
  std::size_t elsewhere = 0;
  for (std::size_t i = 0; i < found.size(); ++i) elsewhere += found[i] != sorted[i];
  return elsewhere == 2 && std::ranges::adjacent_find(sorted) == sorted.end();
}
void swap_two(Random& random, Drawn& drawn) {
  if (!drawn.at(0).is_array()) return;
  Json places = drawn[0];  // of each node where its value stands
  std::set<long long> values;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].is_null()) continue;
    values.insert(places[i].get<long long>());
    places[i] = i;
  }
  const Numbers order = tree_in(places).in_order();
  for (long long next = 0; values.size() < order.size(); ++next) values.insert(next);
  Numbers all(values.begin(), values.end());
  if (order.size() < 2) return;
  const std::size_t one = random.below(order.size()), other = random.below(order.size() - 1);
  std::swap(all[one], all[other + (other >= one)]);
  for (std::size_t i = 0; i < order.size(); ++i) drawn[0][std::size_t(order[i])] = all[i];
}

// 685: a tree, each edge from a node to one below it, and one more edge, which is not there yet.
using Edges = std::vector<std::pair<long long, long long>>;
bool in_one_piece(const Edges& edges, const std::pair<long long, long long>& but) {
  std::map<long long, Numbers> beside;
  for (const auto& [from, to] : edges) {
    Numbers &one = beside[from], &other = beside[to];
    if (std::pair(from, to) != but) one.push_back(to), other.push_back(from);
  }
  std::set<long long> seen = {edges.front().first};
  Numbers open(seen.begin(), seen.end());
  while (!open.empty()) {
    const long long node = open.back();
    open.pop_back();
    for (const long long next : beside[node])
      if (seen.insert(next).second) open.push_back(next);
  }
  return seen.size() == edges.size() && seen.size() == beside.size();
}
bool is_tree_and_edge(const Drawn& drawn) {
  Edges edges;
  std::map<long long, int> into;
  const auto n = (long long)(drawn.at(0).size());
  for (const Json& one : drawn[0]) {
    const auto [from, to] = edges.emplace_back(one.at(0).get<long long>(), one.at(1).get<long long>());
    if (std::min(from, to) < 1 || std::max(from, to) > n || from == to || std::ranges::count(edges, edges.back()) > 1)
      return false;
    ++into[to];
  }
  const std::pair nothing(0LL, 0LL);
  if (edges.empty() || into.size() + 1 < edges.size()) return false;  // two roots
  if (into.size() == edges.size()) return in_one_piece(edges, nothing);
  return std::ranges::any_of(edges, [&](const auto& one) { return into[one.second] == 2 && in_one_piece(edges, one); });
}
void make_tree_and_edge(Random& random, Drawn& drawn) {
  if (!drawn.at(0).is_array()) return;
  Numbers names(std::max<std::size_t>(3, drawn[0].size()));
  std::iota(names.begin(), names.end(), 1);
  random.shuffle(names);
  std::vector<Json> edges;
  for (std::size_t i = 1; i < names.size(); ++i) edges.push_back({names[random.below(i)], names[i]});
  while (edges.size() < names.size()) {
    const Json edge = {names[random.below(names.size())], names[random.below(names.size())]};
    if (edge[0] != edge[1] && std::ranges::count(edges, edge) == 0) edges.push_back(edge);
  }
  random.shuffle(edges);
  drawn[0] = edges;
}

// 986: two lists of sorted intervals that do not touch.
bool both_are_apart(const Drawn& drawn) {
  return std::ranges::all_of(drawn, [](const Json& list) {
    long long last = -1;
    return std::ranges::all_of(list, [&](const Json& one) {
      const long long start = one.at(0).get<long long>(), before = std::exchange(last, one.at(1).get<long long>());
      return before < start && start < last;
    });
  });
}
void part_both(Random&, Drawn& drawn) {
  for (Json& list : drawn) {
    if (!list.is_array()) continue;
    std::set<long long> different;
    for (const Json& one : list)
      for (const Json& end : one) different.insert(end.get<long long>());
    for (long long next = 0; different.size() < 2 * list.size(); ++next) different.insert(next);
    auto end = different.begin();
    for (Json& one : list) one = {*end++, *end++};
  }
}

}  // namespace

const Registered registered_0099(99, drawn_inputs<two_are_swapped, swap_two>());
const Registered registered_0685(685, drawn_inputs<is_tree_and_edge, make_tree_and_edge>());
const Registered registered_0986(986, drawn_inputs<both_are_apart, part_both>());

}  // namespace leetjudge
