#include "inputs/graphs.hpp"

#include <algorithm>
#include <map>

#include "util/json.hpp"

namespace leetjudge {
namespace {

// Of a graph's edges, of more only the first `looked_at`.
struct Pieces {
  std::size_t nodes = 0, pieces = 0;
  bool circle = false, all = true, edges = true;
};
Pieces pieces_of(const Json& edges, std::size_t looked_at) {
  Pieces found;
  std::map<Json, std::size_t> numbers;
  std::vector<std::size_t> above;  // in the same part of the tree; itself at the top
  const auto top_of = [&](const Json& node) {
    std::size_t one = numbers.try_emplace(node, numbers.size()).first->second;
    if (one == above.size()) above.push_back(one);
    for (; above[one] != one; one = above[one]) above[one] = above[above[one]];
    return one;
  };
  const std::size_t count = std::min(edges.size(), looked_at);
  for (std::size_t i = 0; i < count; ++i) {
    found.edges = found.edges && edges[i].is_array() && edges[i].size() >= 2;
    if (!found.edges) break;
    const std::size_t left = top_of(edges[i][0]), right = top_of(edges[i][1]);
    found.circle = found.circle || left == right;
    found.pieces -= left != right;
    above[left] = right;
  }
  found.pieces += found.nodes = numbers.size();
  found.all = count == edges.size();
  return found;
}

}  // namespace

bool is_tree(const Json& edges, std::size_t looked_at) {
  const Pieces found = pieces_of(edges, looked_at);
  return !found.edges || (!found.circle && (!found.all || found.pieces <= 1));
}

bool is_connected(const Json& edges, const Json* nodes, std::size_t looked_at) {
  const Pieces found = pieces_of(edges, looked_at);
  const bool all_nodes = !nodes || !nodes->is_number_unsigned() || *nodes == std::max<std::size_t>(1, found.nodes);
  return !found.edges || !found.all || (found.pieces <= 1 && all_nodes);
}

bool is_acyclic(const Json& edges) {
  std::map<Json, std::size_t> numbers;
  const auto number = [&](const Json& node) { return numbers.try_emplace(node, numbers.size()).first->second; };
  std::vector<std::pair<std::size_t, std::size_t>> before;
  for (const Json& one : edges) {
    if (!one.is_array() || one.size() < 2) return true;
    const std::size_t first = number(one[0]);
    before.emplace_back(first, number(one[1]));
  }
  return can_be_ordered(numbers.size(), before);
}

bool can_be_ordered(std::size_t count, const std::vector<std::pair<std::size_t, std::size_t>>& before) {
  std::vector<std::size_t> waiting(count, 0), ready;
  std::vector<std::vector<std::size_t>> after(count);
  for (const auto& [first, second] : before) after.at(first).push_back(second), ++waiting.at(second);
  for (std::size_t i = 0; i < count; ++i) {
    if (waiting[i] == 0) ready.push_back(i);
  }
  std::size_t done = 0;
  for (; !ready.empty(); ++done) {
    const std::size_t one = ready.back();
    ready.pop_back();
    for (const std::size_t next : after[one]) {
      if (--waiting[next] == 0) ready.push_back(next);
    }
  }
  return done == count;
}

}  // namespace leetjudge
