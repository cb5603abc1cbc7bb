// Lists, trees and graphs of nodes from JSON text, and back, in LeetCode's forms. A node is known by its members,
// so that a solution may bring a definition of its own:
//
//   val, next                          [1,2,3]              val, next, random      [[7,null],[13,0]]
//   val, prev, next                    the same             val, prev, next, child [1,2,null,3]: level by level
//   val, left, right                   [1,null,2,3]         with random            [[1,null],null,[4,0]]
//   val, left, right, next             written as [1,#,2,3,#]
//   val, children                      [1,null,3,2,null,5]  val, neighbors         [[2,4],[1,3],[2,4],[1,3]]
//   val, isLeaf, topLeft, …            [[0,1],[1,0],[1,1],[1,1],[1,0]]
//
// What is no such shape (a list with a cycle, a node that is in a tree twice) is written as an object, which is
// never an answer: {"no answer":"a list with a cycle"}.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "values.hpp"

namespace leetjudge_host {

template <class N>
concept has_next = requires(N n) {
  n.next = &n;
};
template <class N>
concept has_random = requires(N n) {
  n.random = &n;
};
template <class N>
concept has_prev = requires(N n) {
  n.prev = &n;
};
template <class N>
concept has_child = requires(N n) {
  n.child = &n;
};
template <class N>
concept is_tree = requires(N n) {
  n.left = n.right = &n;
};
template <class N>
concept has_parent = requires(N n) {
  n.parent = &n;
};
template <class N>
concept is_n_ary = requires(N n) {
  n.children.push_back(&n);
};
template <class N>
concept is_graph = requires(N n) {
  n.neighbors.push_back(&n);
};
template <class N>
concept is_quad = requires(N n) {
  n.topLeft = n.topRight = n.bottomLeft = n.bottomRight = &n;
};

inline void write_no_answer(std::string& out, const char* what) {
  out += "{\"no answer\":";
  write_text(out, what);
  out += '}';
}

// With all its pointers null.
template <class N>
N* new_node() {
  N* node;
  if constexpr (std::is_default_constructible_v<N>)
    node = new N();
  else
    node = new N(typename std::remove_cvref_t<decltype(node->val)>());
  if constexpr (has_next<N>) node->next = nullptr;
  if constexpr (has_random<N>) node->random = nullptr;
  if constexpr (has_prev<N>) node->prev = nullptr;
  if constexpr (has_child<N>) node->child = nullptr;
  if constexpr (is_tree<N>) node->left = node->right = nullptr;
  if constexpr (has_parent<N>) node->parent = nullptr;
  if constexpr (is_quad<N>) node->topLeft = node->topRight = node->bottomLeft = node->bottomRight = nullptr;
  return node;
}

// One place of an array: a node, or null.
template <class N>
bool read_node(Reader& in, N*& node, std::size_t index) {
  node = nullptr;
  if (in.take_null()) return true;
  node = new_node<N>();
  return read_value(in, node->val) || in.inside(index);
}

// The nodes and nulls of an array, one after the other.
template <class N, class Take>
bool read_nodes(Reader& in, Take take) {
  if (!in.need('[', "an array")) return false;
  if (in.take(']')) return true;
  std::size_t index = 0;
  do {
    N* node = nullptr;
    if (!read_node(in, node, index++)) return false;
    take(node);
  } while (in.take(','));
  return in.need(']', "an array");
}

template <class N>
N* first_of_level(N* node) {
  while (node->prev) node = node->prev;
  return node;
}

// Of a multilevel list, null ends a level, and each further one steps over a node of it; the next level hangs from
// the node that is reached.
template <class N>
bool read_list(Reader& in, N*& head) {
  N* last = nullptr;
  N* level = nullptr;
  bool odd = false;
  const bool read = read_nodes<N>(in, [&](N* node) {
    if (!node) {
      if constexpr (has_child<N>) {
        if (last)
          level = first_of_level(last);
        else if (level)
          level = level->next;
        last = nullptr;
      } else {
        odd = true;
      }
      return;
    }
    if (!head) {
      head = node;
    } else if (last) {
      last->next = node;
      if constexpr (has_prev<N>) node->prev = last;
    } else if (level) {
      if constexpr (has_child<N>) level->child = node;
      level = nullptr;
    } else {
      odd = true;
    }
    last = node;
  });
  return read && (!odd || in.fail("a list"));
}

template <class N>
bool read_tree(Reader& in, N*& root) {
  std::vector<N*> parents;
  std::size_t place = 0;  // of the next child: two for each parent
  bool orphan = false;
  const bool read = read_nodes<N>(in, [&](N* node) {
    if (parents.empty()) {
      root = node;
      orphan = orphan || !node;
    } else if (place / 2 < parents.size()) {
      N* const parent = parents[place / 2];
      (place % 2 ? parent->right : parent->left) = node;
      if constexpr (has_parent<N>) {
        if (node) node->parent = parent;
      }
      ++place;
    } else {
      orphan = true;
    }
    if (node) parents.push_back(node);
  });
  return read && (!orphan || in.fail("a tree"));
}

// Level by level, the children of one node up to the next null.
template <class N>
bool read_n_ary(Reader& in, N*& root) {
  std::vector<N*> parents;
  std::size_t parent = 0;
  std::size_t nulls = 0;
  bool orphan = false;
  const bool read = read_nodes<N>(in, [&](N* node) {
    if (!node) {
      if (nulls++ > 0) ++parent;
      return;
    }
    if (parents.empty())
      root = node;
    else if (nulls > 0 && parent < parents.size())
      parents[parent]->children.push_back(node);
    else
      orphan = true;
    parents.push_back(node);
  });
  return read && (!orphan || in.fail("a tree"));
}

// Of each node its value, and which one `random` points to.
template <class N>
bool read_with_random(Reader& in, N*& head, std::vector<N*>& all) {
  std::vector<std::pair<N*, int>> randoms;
  if (!in.need('[', "an array")) return false;
  if (!in.take(']')) {
    do {
      N* node = nullptr;
      if (!in.take_null()) {
        int random = -1;
        if (!in.need('[', "a value and an index") || !read_node(in, node, all.size()) ||
            !in.need(',', "a value and an index") || (!in.take_null() && !read_value(in, random)) ||
            !in.need(']', "a value and an index"))
          return in.inside(all.size());
        randoms.emplace_back(node, random);
      }
      all.push_back(node);
    } while (in.take(','));
    if (!in.need(']', "an array")) return false;
  }
  for (const auto& [node, random] : randoms) {
    if (random >= int(all.size())) return in.fail("an index of a node");
    if (random >= 0) node->random = all[std::size_t(random)];
  }
  head = all.empty() ? nullptr : all.front();
  return true;
}

template <class N>
bool read_graph(Reader& in, N*& first) {
  std::vector<std::vector<int>> neighbors;
  if (!read_value(in, neighbors)) return false;
  std::vector<N*> nodes;
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
  first = nodes.empty() ? nullptr : nodes.front();
  return true;
}

template <class N>
bool read_quad(Reader& in, N*& root) {
  std::vector<N*> parents;
  std::size_t place = 0;
  std::size_t index = 0;
  if (!in.need('[', "an array")) return false;
  do {
    N* node = nullptr;
    if (!in.take_null()) {
      std::vector<int> pair;
      if (!read_value(in, pair) || pair.size() != 2) return in.fail("a leaf's mark and a value") || in.inside(index);
      node = new_node<N>();
      node->isLeaf = pair[0];
      node->val = pair[1];
    }
    if (parents.empty()) {
      root = node;
    } else {
      if (place / 4 >= parents.size()) return in.fail("a quad tree");
      N* const parent = parents[place / 4];
      N** const children[] = {&parent->topLeft, &parent->topRight, &parent->bottomLeft, &parent->bottomRight};
      *children[place++ % 4] = node;
    }
    if (node) parents.push_back(node);
    ++index;
  } while (in.take(','));
  return in.need(']', "an array");
}

template <class N>
bool read_nodes_of(Reader& in, N*& node) {
  node = nullptr;
  std::vector<N*> all;
  if constexpr (is_quad<N>) {
    return read_quad(in, node);
  } else if constexpr (is_n_ary<N>) {
    return read_n_ary(in, node);
  } else if constexpr (is_graph<N>) {
    return read_graph(in, node);
  } else if constexpr (is_tree<N> && has_random<N>) {
    if (!read_with_random(in, node, all)) return false;
    std::size_t place = 1;
    for (N* const parent : all) {
      if (!parent) continue;
      if (place < all.size()) parent->left = all[place++];
      if (place < all.size()) parent->right = all[place++];
    }
    return true;
  } else if constexpr (is_tree<N>) {
    return read_tree(in, node);
  } else if constexpr (has_random<N>) {
    if (!read_with_random(in, node, all)) return false;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) all[i]->next = all[i + 1];
    return true;
  } else {
    static_assert(has_next<N>, "leetjudge: a pointer to something that is no node cannot be read from a test case");
    return read_list(in, node);
  }
}

// What has been written, so that whatever refers to itself ends.
class Seen {
 public:
  bool add(const void* node) { return nodes_.insert(node).second; }

 private:
  std::unordered_set<const void*> nodes_;
};

template <class N>
void write_list(std::string& out, const N* head) {
  Seen seen;
  std::string text = "[";
  for (const N* node = head; node; node = node->next) {
    if (!seen.add(node)) return write_no_answer(out, "a list with a cycle");
    if constexpr (has_prev<N>) {
      if (node->next && node->next->prev != node) return write_no_answer(out, "a list where prev does not lead back");
    }
    if constexpr (has_child<N>) {
      if (node->child) return write_no_answer(out, "a list where child is not null");
    }
    if (node != head) text += ',';
    write_value(text, node->val);
  }
  out += text + "]";
}

template <class N>
void write_tree(std::string& out, const N* root) {
  Seen seen;
  std::string text = "[";
  std::size_t end = 0;  // of the last value, for the nulls behind it are not written
  std::vector<const N*> level = {root};
  for (std::size_t i = 0; i < level.size() && root; ++i) {
    const N* const node = level[i];
    if (i > 0) text += ',';
    if (!node) {
      text += "null";
      continue;
    }
    if (!seen.add(node)) return write_no_answer(out, "a tree in which a node stands twice");
    write_value(text, node->val);
    end = text.size();
    level.push_back(node->left);
    level.push_back(node->right);
  }
  out += text.substr(0, end ? end : 1) + "]";
}

// By the next pointers: "#" ends a level.
template <class N>
void write_levels(std::string& out, const N* root) {
  Seen seen;
  std::string text = "[";
  for (const N* first = root; first;) {
    const N* below = nullptr;
    for (const N* node = first; node; node = node->next) {
      if (!seen.add(node)) return write_no_answer(out, "a tree in which a node stands twice");
      write_value(text, node->val);
      text += ',';
      if (!below) below = node->left ? node->left : node->right;
    }
    text += "\"#\",";
    first = below;
  }
  if (text.ends_with(',')) text.pop_back();
  out += text + "]";
}

template <class N>
void write_n_ary(std::string& out, const N* root) {
  Seen seen;
  std::string text = "[";
  std::vector<const N*> level = {root};
  if (root) write_value(text, root->val);
  std::size_t end = text.size();
  for (std::size_t i = 0; i < level.size() && root; ++i) {
    if (!seen.add(level[i])) return write_no_answer(out, "a tree in which a node stands twice");
    text += ",null";
    for (const N* child : level[i]->children) {
      if (!child) continue;
      text += ',';
      write_value(text, child->val);
      end = text.size();
      level.push_back(child);
    }
  }
  out += text.substr(0, end) + "]";
}

// The nodes in order with, for each, the index of the one that random points to.
template <class N>
void write_with_random(std::string& out, const std::vector<const N*>& all) {
  std::unordered_map<const N*, std::size_t> index;
  for (std::size_t i = 0; i < all.size(); ++i) index.emplace(all[i], i);
  std::string text = "[";
  for (const N* node : all) {
    if (node != all.front()) text += ',';
    if (!node) {
      text += "null";
      continue;
    }
    text += '[';
    write_value(text, node->val);
    if (node->random && !index.contains(node->random))
      return write_no_answer(out, "a node whose random leads out of what was returned");
    text += node->random ? "," + std::to_string(index[node->random]) + "]" : ",null]";
  }
  out += text + "]";
}

template <class N>
void write_graph(std::string& out, const N* first) {
  std::unordered_map<int, const N*> nodes;
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
  std::string text = "[";
  for (int value = 1; value <= int(nodes.size()); ++value) {
    if (!nodes.contains(value)) return write_no_answer(out, "a graph whose values are not 1, 2, 3, …");
    text += value > 1 ? ",[" : "[";
    const char* before = "";
    for (const N* other : nodes[value]->neighbors) {
      text += before + (other ? std::to_string(int(other->val)) : std::string("null"));
      before = ",";
    }
    text += ']';
  }
  out += text + "]";
}

template <class N>
void write_quad(std::string& out, const N* root) {
  Seen seen;
  std::string text = "[";
  std::size_t end = 1;
  std::vector<const N*> level = {root};
  for (std::size_t i = 0; i < level.size() && root; ++i) {
    const N* const node = level[i];
    if (i > 0) text += ',';
    if (!node) {
      text += "null";
      continue;
    }
    if (!seen.add(node)) return write_no_answer(out, "a tree in which a node stands twice");
    text += std::string("[") + (!node->isLeaf ? "0,1]" : node->val ? "1,1]" : "1,0]");  // of others the value is free
    end = text.size();
    for (const N* child : {node->topLeft, node->topRight, node->bottomLeft, node->bottomRight}) level.push_back(child);
  }
  out += text.substr(0, end) + "]";
}

template <class N>
void write_nodes_of(std::string& out, const N* node) {
  if constexpr (is_quad<N>) {
    write_quad(out, node);
  } else if constexpr (is_n_ary<N>) {
    write_n_ary(out, node);
  } else if constexpr (is_graph<N>) {
    write_graph(out, node);
  } else if constexpr (is_tree<N> && has_random<N>) {
    std::vector<const N*> all;
    if (node) all.push_back(node);
    Seen seen;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!all[i]) continue;
      if (!seen.add(all[i])) return write_no_answer(out, "a tree in which a node stands twice");
      all.push_back(all[i]->left);
      all.push_back(all[i]->right);
    }
    while (!all.empty() && !all.back()) all.pop_back();
    write_with_random(out, all);
  } else if constexpr (is_tree<N> && has_next<N>) {
    write_levels(out, node);
  } else if constexpr (is_tree<N>) {
    write_tree(out, node);
  } else if constexpr (has_random<N>) {
    std::vector<const N*> all;
    Seen seen;
    for (const N* one = node; one; one = one->next) {
      if (!seen.add(one)) return write_no_answer(out, "a list with a cycle");
      all.push_back(one);
    }
    write_with_random(out, all);
  } else {
    static_assert(has_next<N>, "leetjudge: a pointer to something that is no node cannot be an answer");
    write_list(out, node);
  }
}

}  // namespace leetjudge_host
