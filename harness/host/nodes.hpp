// Lists, trees and graphs of nodes from JSON text (written_nodes.hpp: and back), in LeetCode's forms. A node is known
// by its members, so that a solution may bring a definition of its own:
//
//   val, next                          [1,2,3]              val, next, random      [[7,null],[13,0]]
//   val, prev, next                    the same             val, prev, next, child [1,2,null,3]: level by level
//   val, left, right                   [1,null,2,3]         with random            [[1,null],null,[4,0]]
//   val, left, right, next             written as [1,#,2,3,#]
//   val, children                      [1,null,3,2,null,5]  val, neighbors         [[2,4],[1,3],[2,4],[1,3]]
//   val, isLeaf, topLeft, …            [[0,1],[1,0],[1,1],[1,1],[1,0]]
//   coefficient, power, next           [[5,3],[4,1]]
//
// Functions that take nodes are called with their namespace: a solution's own of the same name would be found as well.
#pragma once

#include <algorithm>
#include <array>
#include <tuple>

#include "values.hpp"

namespace leetjudge_host {

template <class N, class... Members>
inline constexpr bool points_to = (std::is_assignable_v<Members&, N*> && ...);
template <class N>
concept has_next = points_to<N, decltype(N::next)>;
template <class N>
concept has_random = points_to<N, decltype(N::random)>;
template <class N>
concept has_prev = points_to<N, decltype(N::prev)>;
template <class N>
concept has_child = points_to<N, decltype(N::child)>;
template <class N>
concept has_parent = points_to<N, decltype(N::parent)>;
template <class N>
concept is_tree = points_to<N, decltype(N::left), decltype(N::right)>;
template <class N>
concept is_quad =
    points_to<N, decltype(N::topLeft), decltype(N::topRight), decltype(N::bottomLeft), decltype(N::bottomRight)>;
template <class N>
concept is_term = requires(N n) { n.coefficient = n.power; };
template <class N>
concept is_n_ary = requires(N n) { n.children.push_back(&n); };
template <class N>
concept is_graph = requires(N n) { n.neighbors.push_back(&n); };

// The places for the children of a tree's node, in order.
template <class N>
auto children_of(N& node) {
  if constexpr (is_quad<std::remove_const_t<N>>)
    return std::array{&node.topLeft, &node.topRight, &node.bottomLeft, &node.bottomRight};
  else
    return std::array{&node.left, &node.right};
}

// Where they are set, called with each node that is read from a case, and with each that is written as an answer.
inline void (*on_given_node)(const void*) = nullptr;
inline void (*on_answered_node)(const void*) = nullptr;

// With all its pointers null.
template <class N>
N* new_node() {
  N* node;
  if constexpr (std::is_default_constructible_v<N>)
    node = new N();
  else if constexpr (is_term<N>)
    node = new N(0, 0);
  else
    node = new N(typename std::remove_cvref_t<decltype(node->val)>());
  if (on_given_node) on_given_node(node);
  if constexpr (has_next<N>) node->next = nullptr;
  if constexpr (has_random<N>) node->random = nullptr;
  if constexpr (has_prev<N>) node->prev = nullptr;
  if constexpr (has_child<N>) node->child = nullptr;
  if constexpr (has_parent<N>) node->parent = nullptr;
  if constexpr (is_tree<N> || is_quad<N>) {
    for (auto* child : leetjudge_host::children_of(*node)) *child = nullptr;
  }
  return node;
}

// The nodes and nulls of an array; `read_one` reads what a node holds.
template <class N, class ReadOne>
bool read_nodes(Reader& in, std::vector<N*>& all, ReadOne read_one) {
  return read_array(in, [&] {
    all.push_back(in.take_null() ? nullptr : new_node<N>());
    return !all.back() || read_one(*all.back());
  });
}

// What a node holds beside pointers. Of a quad tree's whether it is a leaf stands before its value.
template <class N>
bool read_held(Reader& in, N& node) {
  if constexpr (!is_quad<N> && !is_term<N>) return leetjudge_read_value(in, node.val);
  std::pair<int, int> two;
  const bool read = leetjudge_read_value(in, two);
  if constexpr (is_quad<N>) std::tie(node.isLeaf, node.val) = two;
  if constexpr (is_term<N>) std::tie(node.coefficient, node.power) = two;
  return read;
}

// Of each node its value, and which one `random` points to.
template <class N>
bool read_with_random(Reader& in, std::vector<N*>& all) {
  constexpr const char* wanted = "a value and an index";
  std::vector<std::pair<N*, int>> randoms;
  const bool read = leetjudge_host::read_nodes(in, all, [&](N& node) {
    int& random = randoms.emplace_back(&node, -1).second;
    return in.need('[', wanted) && (leetjudge_read_value(in, node.val) || in.inside(std::size_t(0))) &&
           in.need(',', wanted) &&
           (in.take_null() || (leetjudge_read_value(in, random) && (random >= 0 || in.fail("an index of a node")))) &&
           in.need(']', wanted);
  });
  for (const auto& [node, random] : randoms) {
    if (!read || random >= int(all.size())) return read && in.fail("an index of a node");
    if (random >= 0) node->random = all[std::size_t(random)];
  }
  return read;
}

template <class N>
bool read_graph(Reader& in, std::vector<N*>& nodes) {
  std::vector<std::vector<int>> neighbors;
  if (!leetjudge_read_value(in, neighbors)) return false;
  for (std::size_t i = 0; i < neighbors.size(); ++i) {
    nodes.push_back(new_node<N>());
    nodes.back()->val = int(i) + 1;
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (const int other : neighbors[i]) {
      if (other < 1 || other > int(nodes.size())) return in.fail("a number of a node") || in.inside(i);
      nodes[i]->neighbors.push_back(nodes[std::size_t(other) - 1]);
    }
  }
  return true;
}

// Links the nodes of a list. Of a multilevel list, null ends a level, and each further one steps over a node of it; the
// next level hangs from the node that is reached. False where a node or a null has no place.
template <class N>
bool link(const std::vector<N*>& all) {
  N* last = nullptr;
  N* level = nullptr;  // its first node
  N* above = nullptr;  // what the next level hangs from
  for (N* const node : all) {
    if (node && last) {
      last->next = node;
      if constexpr (has_prev<N>) node->prev = last;
    } else if (node) {
      if (level && !above) return false;
      if constexpr (has_child<N>) {
        if (above) above->child = node;
      }
      level = node;
      above = nullptr;
    } else {
      if (!has_child<N>) return false;
      if (above) above = above->next;
      if (last) above = level;
    }
    last = node;
  }
  return true;
}

// Links the nodes of a tree, which stand level by level: each takes the next ones for its children. False where one is
// nobody's child.
template <class N>
  requires(is_tree<N> || is_quad<N>)
bool link(const std::vector<N*>& all) {
  std::size_t place = 1;
  for (std::size_t i = 0; i < place && place < all.size(); ++i) {
    if (!all[i]) continue;
    for (auto* child : leetjudge_host::children_of(*all[i])) {
      if (place < all.size()) *child = all[place++];
      if constexpr (has_parent<N>) {
        if (*child) (*child)->parent = all[i];
      }
    }
  }
  return all.empty() ? !is_quad<N> : all.front() && place == all.size();
}

// The same where null stands before the children of each.
template <is_n_ary N>
bool link(const std::vector<N*>& all) {
  N* parent = nullptr;
  for (std::size_t i = 0, next = 0; i < all.size(); ++i) {
    if (!all[i]) {
      for (parent = nullptr; !parent && next < i; ++next) parent = all[next];
    } else if (parent) {
      parent->children.push_back(all[i]);
    } else if (i > 0) {
      return false;
    }
  }
  return true;
}

template <class N>
bool read_nodes_of(Reader& in, N*& first) {
  static_assert(is_quad<N> || is_n_ary<N> || is_graph<N> || is_tree<N> || has_next<N>,
                "leetjudge: a pointer to something that is no node cannot be read from a test case");
  std::vector<N*> all;
  first = nullptr;
  if constexpr (is_graph<N>) {
    if (!leetjudge_host::read_graph(in, all)) return false;
  } else if constexpr (has_random<N>) {
    if (!leetjudge_host::read_with_random(in, all)) return false;
  } else {
    if (!leetjudge_host::read_nodes(in, all, [&](N& node) { return leetjudge_host::read_held(in, node); }))
      return false;
  }
  if constexpr (!is_graph<N>) {
    constexpr const char* wanted = is_quad<N> ? "a quad tree" : is_tree<N> || is_n_ary<N> ? "a tree" : "a list";
    if (!leetjudge_host::link(all)) return in.fail(wanted);
  }
  const auto found = std::find_if(all.begin(), all.end(), [](const N* node) { return node; });
  if (found != all.end()) first = *found;
  return true;
}

}  // namespace leetjudge_host
