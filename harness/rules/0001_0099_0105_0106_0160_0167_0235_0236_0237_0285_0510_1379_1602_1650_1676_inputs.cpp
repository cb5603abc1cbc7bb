// Inputs of which the page says in words what hardly any random one is: with one answer, two traversals of one tree,
// nodes of a tree.
#include <algorithm>
#include <set>
#include <unordered_map>

#include "rules/checker_tools.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

using Values = std::vector<Json>;

bool has_one_answer(const Drawn& drawn) {
  const Numbers numbers = numbers_in(drawn.at(0));
  const auto target = drawn.at(1).get<long long>();
  std::unordered_map<long long, std::size_t> before;
  std::size_t answers = 0;
  for (const long long one : numbers) {
    if (const auto found = before.find(target - one); found != before.end()) answers += found->second;
    ++before[one];
  }
  return answers == 1;
}

// Of two of them at random, or else of the smallest two, which come last, so that all others are larger.
void take_an_answer(Random& random, Drawn& drawn) {
  Numbers numbers = numbers_in(drawn.at(0));
  if (numbers.size() < 2) return;
  const std::size_t first = random.below(numbers.size() - 1);
  drawn.at(1) = numbers[first] + numbers[first + 1 + random.below(numbers.size() - 1 - first)];
  if (has_one_answer(drawn)) return;
  const auto last = numbers.end() - 1, other = last - 1;
  std::iter_swap(last, std::ranges::min_element(numbers));
  std::iter_swap(other, std::min_element(numbers.begin(), last));
  drawn.at(1) = *other + *last;
  for (auto one = numbers.begin(); one != other; ++one) *one = std::max(*one, *other + 1);
  drawn.at(0) = numbers;
}

// 167: a sorted list, with a target up to 1000 either way; of the largest two where random ones are no only answer.
void take_an_answer_in_order(Random& random, Drawn& drawn) {
  Numbers numbers = numbers_in(drawn.at(0));
  const auto take = [&](long long most) {
    for (long long& one : numbers) one = -std::clamp(one, -most, most);
    drawn.at(0) = numbers;
    take_an_answer(random, drawn);
    Json& target = drawn.at(1);
    target = -target.get<long long>();
    return std::abs(target.get<long long>()) <= 1000;
  };
  if (!take(1000)) take(500);
  numbers = numbers_in(drawn.at(0));
  for (long long& one : numbers) one = -one;
  std::ranges::sort(numbers);
  drawn.at(0) = numbers;
}

// Of the same nodes and values.
void make_search_tree(Json& nodes) {
  Tree tree = tree_in(nodes);
  Numbers sorted;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i)
    sorted.push_back(std::exchange(tree.nodes[i].value, (long long)(i)));  // its number
  std::ranges::sort(sorted);
  Numbers values(sorted.size());
  const Numbers order = tree.in_order();
  for (std::size_t i = 0; i < order.size(); ++i) values[std::size_t(order[i])] = sorted[i];
  auto value = values.begin();
  for (Json& node : nodes) {
    if (!node.is_null()) node = *value++;
  }
}

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
  std::vector<Json*> nodes;
  std::set<long long> values;
  for (Json& node : drawn[0])
    if (!node.is_null()) values.insert(node.get<long long>()), nodes.push_back(&node);
  for (long long next = 0; values.size() < nodes.size(); ++next) values.insert(next);
  for (std::size_t i = 0; const long long value : values) *nodes[i++] = value;
  make_search_tree(drawn[0]);
  if (nodes.size() < 2) return;
  random.shuffle(nodes);
  std::swap(*nodes[0], *nodes[1]);
}

// A tree's nodes are pushed in preorder and popped in inorder.
bool of_one_tree(const Values& preorder, const Values& inorder) {
  Values open;
  std::size_t left = 0;  // of the tree
  for (const Json& one : preorder) {
    open.push_back(one);
    while (!open.empty() && left < inorder.size() && open.back() == inorder[left]) open.pop_back(), ++left;
  }
  return open.empty() && left == inorder.size();
}

Values inorder_of(Random& random, const Values& preorder) {
  const double leaning = random.fraction();
  Values open, inorder;
  const auto pop = [&] {
    inorder.push_back(open.back());
    open.pop_back();
  };
  for (const Json& one : preorder) {
    while (!open.empty() && random.chance(leaning)) pop();
    open.push_back(one);
  }
  while (!open.empty()) pop();
  return inorder;
}

Values reversed(const Json& values) { return Values(values.rbegin(), values.rend()); }

// A postorder turned around is the preorder of the mirrored tree.
bool preorder_and_inorder(const Drawn& drawn) { return of_one_tree(drawn.at(0), drawn.at(1)); }
bool inorder_and_postorder(const Drawn& drawn) { return of_one_tree(reversed(drawn.at(1)), reversed(drawn.at(0))); }
void take_inorder(Random& random, Drawn& drawn) { drawn.at(1) = inorder_of(random, drawn.at(0)); }
void take_inorder_of_postorder(Random& random, Drawn& drawn) {
  drawn.at(0) = reversed(inorder_of(random, reversed(drawn.at(1))));
}

// 160: intersectVal, listA, listB, skipA, skipB: behind the nodes that are skipped the lists are the same.
bool meet_or_not(const Drawn& drawn) {
  if (drawn.at(0) == 0) return true;
  const auto rest = [&](std::size_t list, std::size_t skip) {
    const Values all = drawn.at(list);
    return Values(all.begin() + std::ptrdiff_t(std::min(all.size(), drawn.at(skip).get<std::size_t>())), all.end());
  };
  const Values shared = rest(1, 3);
  return !shared.empty() && shared.front() == drawn[0] && shared == rest(2, 4);
}
void let_them_meet(Random& random, Drawn& drawn) {
  const Values first = drawn.at(1);
  Values second = drawn.at(2);
  drawn.at(0) = 0;
  const std::size_t most = std::min(first.size(), second.size());
  if (most == 0 || random.chance(0.25)) return;
  const std::size_t shared = 1 + random.below(most), skipped = first.size() - shared;
  std::copy(first.end() - std::ptrdiff_t(shared), first.end(), second.end() - std::ptrdiff_t(shared));
  drawn = {first[skipped], first, second, skipped, second.size() - shared};
}

bool of_the_tree(const Drawn& drawn) {
  const auto there = [&](const Json& value) { return std::ranges::count(drawn.at(0), value) > 0; };
  return drawn.at(1) != drawn.at(2) && there(drawn.at(1)) && there(drawn.at(2));
}

void take_nodes(Random& random, Drawn& drawn) {
  Values nodes = drawn.at(0);
  std::erase(nodes, nullptr);
  if (nodes.size() < 2) return;
  const bool last = random.below(2) == 0;  // two that lie deep
  const std::size_t first = last ? nodes.size() - 2 : random.below(nodes.size());
  drawn.at(1) = nodes[first];
  drawn.at(2) = nodes[(first + 1 + (last ? 0 : random.below(nodes.size() - 1))) % nodes.size()];
}

// 285, 510, 1379, 1602: the number behind the tree is the value of one of its nodes; of 1676 all numbers are.
bool is_value(const Drawn& drawn) {
  const auto there = [&](const Json& value) { return std::ranges::count(drawn.at(0), value) > 0; };
  return drawn.at(1).is_array() ? std::ranges::all_of(drawn[1], there) : there(drawn[1]);
}
void take_values(Random& random, Drawn& drawn) {
  Values nodes = drawn.at(0);
  std::erase(nodes, nullptr);
  if (nodes.empty() || is_value(drawn)) return;
  random.shuffle(nodes);
  const Json first = nodes.front();
  if (drawn.at(1).is_array()) nodes.resize(std::min(nodes.size(), drawn[1].size()));
  drawn[1] = drawn[1].is_array() ? Json(nodes) : first;
}

// 237: the node is one of the list, of which no value comes twice, and not its last.
bool goes_on(const Drawn& drawn) {
  const Values list = drawn.at(0);
  const auto place = std::ranges::find(list, drawn.at(1));
  return std::ranges::distance(place, list.end()) > 1 && std::set(list.begin(), list.end()).size() == list.size();
}
void take_one_that_goes_on(Random& random, Drawn& drawn) {
  std::set<long long> taken;
  for (Json& value : drawn.at(0)) {
    auto one = value.get<long long>();
    while (!taken.insert(one).second) one = one >= 1000 ? -1000 : one + 1;
    value = one;
  }
  if (taken.size() > 1) drawn.at(1) = Json(drawn[0][random.below(taken.size() - 1)]);
}

bool of_the_search_tree(const Drawn& drawn) {
  const Numbers values = tree_in(drawn.at(0)).in_order();
  return of_the_tree(drawn) && std::ranges::adjacent_find(values, std::greater_equal()) == values.end();
}

void sort_and_take_nodes(Random& random, Drawn& drawn) {
  make_search_tree(drawn.at(0));
  take_nodes(random, drawn);
}

}  // namespace

const Registered registered_0001(1, drawn_inputs<has_one_answer, take_an_answer>());
const Registered registered_0099(99, drawn_inputs<two_are_swapped, swap_two>());
const Registered registered_0105(105, drawn_inputs<preorder_and_inorder, take_inorder>());
const Registered registered_0106(106, drawn_inputs<inorder_and_postorder, take_inorder_of_postorder>());
const Registered registered_0160(160, drawn_inputs<meet_or_not, let_them_meet>());
const Registered registered_0167(167, drawn_inputs<has_one_answer, take_an_answer_in_order>());
const Registered registered_0235(235, drawn_inputs<of_the_search_tree, sort_and_take_nodes>());
const Registered registered_0236(236, drawn_inputs<of_the_tree, take_nodes>());
const Registered registered_0237(237, drawn_inputs<goes_on, take_one_that_goes_on>());
const Registered registered_0285(285, drawn_inputs<is_value, take_values>());
const Registered registered_0510(510, drawn_inputs<is_value, take_values>());
const Registered registered_1379(1379, drawn_inputs<is_value, take_values>());
const Registered registered_1602(1602, drawn_inputs<is_value, take_values>());
const Registered registered_1650(1650, drawn_inputs<of_the_tree, take_nodes>());
const Registered registered_1676(1676, drawn_inputs<is_value, take_values>());

}  // namespace leetjudge
