// Lists, trees and graphs of nodes as JSON text, in the forms that nodes.hpp reads.
//
// What is no such shape (a list with a cycle, a tree without an end) is written as an object, which is never an answer:
// {"no answer":"a list with a cycle"}.
#pragma once

#include <map>
#include <unordered_map>
#include <unordered_set>

#include "nodes.hpp"

namespace leetjudge_host {

inline void write_no_answer(std::string& out, const char* what) {
  out += "{\"no answer\":";
  write_text(out, what);
  out += '}';
}

// The nodes in order, and `null` for those that are null; each with what it holds and, where it has random, the index
// of the one that this points to.
template <class N>
void write_all(std::string& out, const std::vector<const N*>& all, const char* null = "null") {
  std::unordered_map<const N*, std::size_t> index;
  if constexpr (has_random<N>) {
    for (std::size_t i = 0; i < all.size(); ++i) index.emplace(all[i], i);
    for (const N* node : all) {
      if (node && node->random && !index.contains(node->random))
        return write_no_answer(out, "a node whose random leads out of what was returned");
    }
  }
  leetjudge_host::write_array(out, all, [&](const N* node) {
    if (node && on_answered_node) on_answered_node(node);
    if (!node) {
      out += null;
    } else if constexpr (has_random<N>) {
      out += '[';
      leetjudge_write_value(out, node->val);
      out += node->random ? "," + std::to_string(index[node->random]) + "]" : ",null]";
    } else if constexpr (is_quad<N>) {
      out += !node->isLeaf ? "[0,1]" : node->val ? "[1,1]" : "[1,0]";  // of others the value is free
    } else if constexpr (is_term<N>) {
      leetjudge_write_value(out, std::pair(node->coefficient, node->power));
    } else {
      leetjudge_write_value(out, node->val);
    }
  });
}

template <class N>
void write_list(std::string& out, const N* head) {
  std::unordered_set<const void*> seen;
  std::vector<const N*> all;
  for (const N* node = head; node; node = node->next) {
    if (!seen.insert(node).second) return write_no_answer(out, "a list with a cycle");
    if constexpr (has_prev<N>) {
      if ((node == head && node->prev) || (node->next && node->next->prev != node))
        return write_no_answer(out, "a list where prev does not lead back");
    }
    if constexpr (has_child<N>) {
      if (node->child) return write_no_answer(out, "a list where child is not null");
    }
    all.push_back(node);
  }
  leetjudge_host::write_all(out, all);
}

// Level by level, with null for a child that is not there, or before the children of each where there may be any
// number; none at the end. A subtree that hangs in several places is written in each, as LeetCode does.
template <class N>
void write_tree(std::string& out, const N* root) {
  constexpr std::size_t most = 2'000'000;
  std::vector<const N*> all;
  if (root) all.push_back(root);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const N* const node = all[i];
    if (all.size() > most) return write_no_answer(out, "a tree with a cycle, or with more than a million nodes");
    if (!node) continue;
    if constexpr (is_n_ary<N>) {
      all.push_back(nullptr);
      for (const N* child : node->children) {
        if (child) all.push_back(child);
      }
    } else {
      for (auto* child : leetjudge_host::children_of(*node)) all.push_back(*child);
    }
  }
  while (!all.empty() && !all.back()) all.pop_back();
  leetjudge_host::write_all(out, all);
}

// By the next pointers: "#" ends a level.
template <class N>
void write_levels(std::string& out, const N* root) {
  std::unordered_set<const void*> seen;
  std::vector<const N*> all;
  for (const N* first = root; first;) {
    const N* below = nullptr;
    for (const N* node = first; node; node = node->next) {
      if (!seen.insert(node).second) return write_no_answer(out, "a tree in which a node stands twice");
      all.push_back(node);
      if (!below) below = node->left ? node->left : node->right;
    }
    all.push_back(nullptr);
    first = below;
  }
  leetjudge_host::write_all(out, all, "\"#\"");
}

template <class N>
void write_graph(std::string& out, const N* first) {
  std::map<int, const N*> nodes;
  std::vector<const N*> open;
  if (first) open.push_back(first);
  while (!open.empty()) {
    const N* const node = open.back();
    open.pop_back();
    const auto [known, added] = nodes.emplace(int(node->val), node);
    if (known->second != node) return write_no_answer(out, "a graph with two nodes of one value");
    for (const N* other : node->neighbors) {
      if (added && other) open.push_back(other);
    }
  }
  if (!nodes.empty() && (nodes.begin()->first != 1 || nodes.rbegin()->first != int(nodes.size())))
    return write_no_answer(out, "a graph whose values are not 1, 2, 3, …");
  leetjudge_host::write_array(out, nodes, [&](const auto& one) {
    leetjudge_host::write_array(out, one.second->neighbors,
                                [&](const N* other) { out += other ? std::to_string(int(other->val)) : "null"; });
  });
}

template <class N>
void write_nodes_of(std::string& out, const N* node) {
  if constexpr (is_graph<N>) {
    leetjudge_host::write_graph(out, node);
  } else if constexpr (is_tree<N> && has_next<N> && !has_random<N>) {
    leetjudge_host::write_levels(out, node);
  } else if constexpr (is_quad<N> || is_n_ary<N> || is_tree<N>) {
    leetjudge_host::write_tree(out, node);
  } else {
    static_assert(has_next<N>, "leetjudge: a pointer to something that is no node cannot be an answer");
    leetjudge_host::write_list(out, node);
  }
}

}  // namespace leetjudge_host
