#include "problems/answers.hpp"

#include <cmath>

namespace leetjudge {

std::optional<Numbers> numbers_in(const Json& value) {
  if (!value.is_array()) return std::nullopt;
  Numbers numbers;
  for (const Json& one : value) {
    if (!one.is_number_integer()) return std::nullopt;
    numbers.push_back(one.get<long long>());
  }
  return numbers;
}

std::string text_in(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }

std::optional<Tree> tree_in(const Json& value) {
  if (!value.is_array()) return std::nullopt;
  Tree tree;
  if (value.empty()) return tree;
  std::size_t at = 0;
  for (std::size_t parent = 0, side = 2; at < value.size(); ++at) {
    if (side == 2 && at > 0 && parent >= tree.nodes.size()) return std::nullopt;
    if (!value[at].is_null()) {
      if (!value[at].is_number_integer()) return std::nullopt;
      tree.nodes.push_back({value[at].get<long long>(), -1, -1});
      const int made = int(tree.nodes.size()) - 1;
      if (at > 0) (side == 0 ? tree.nodes[parent].left : tree.nodes[parent].right) = made;
    } else if (at == 0) {
      return std::nullopt;
    }
    if (at == 0) {
      side = 0;
    } else if (++side == 2) {
      side = 0;
      if (++parent >= tree.nodes.size() && at + 1 < value.size()) return std::nullopt;
    }
  }
  return tree;
}

namespace {

void walk(const Tree& tree, int at, int when, Numbers& order) {
  if (at < 0 || tree.nodes.empty()) return;
  const Tree::Node& node = tree.nodes[std::size_t(at)];
  if (when == 0) order.push_back(node.value);
  walk(tree, node.left, when, order);
  if (when == 1) order.push_back(node.value);
  walk(tree, node.right, when, order);
  if (when == 2) order.push_back(node.value);
}

// The height, or -1 where some node's subtrees differ by more than one level.
int balanced_height(const Tree& tree, int at) {
  if (at < 0) return 0;
  const int left = balanced_height(tree, tree.nodes[std::size_t(at)].left);
  const int right = balanced_height(tree, tree.nodes[std::size_t(at)].right);
  return left < 0 || right < 0 || std::abs(left - right) > 1 ? -1 : std::max(left, right) + 1;
}

}  // namespace

Numbers Tree::pre_order() const {
  Numbers order;
  walk(*this, 0, 0, order);
  return order;
}

Numbers Tree::in_order() const {
  Numbers order;
  walk(*this, 0, 1, order);
  return order;
}

Numbers Tree::post_order() const {
  Numbers order;
  walk(*this, 0, 2, order);
  return order;
}

bool Tree::balanced() const { return nodes.empty() || balanced_height(*this, 0) >= 0; }

bool can_be_ordered(std::size_t count, const std::vector<std::pair<std::size_t, std::size_t>>& before) {
  std::vector<std::size_t> waiting(count, 0), ready;
  std::vector<std::vector<std::size_t>> after(count);
  for (const auto& [first, second] : before) after[first].push_back(second), ++waiting[second];
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

Reason check_calls(std::string_view input, std::string_view answer,
                   const std::function<Reason(const std::string&, const Json&, const Json&)>& check) {
  const Json calls = parsed(input), results = parsed(answer);
  if (!calls.is_array() || calls.size() != 2 || !calls[0].is_array() || !calls[1].is_array()) return std::nullopt;
  if (!results.is_array() || results.size() != calls[0].size()) return "not an answer for each call";
  for (std::size_t i = 0; i < results.size() && i < calls[1].size(); ++i) {
    const std::string method = text_in(calls[0][i]);
    if (const Reason reason = check(method, calls[1][i], results[i]))
      return fmt::format("call {}, {}: {}", i, method, *reason);
  }
  return std::nullopt;
}

bool unlikely(const std::vector<double>& counts, const std::vector<double>& weights) {
  const double draws = std::accumulate(counts.begin(), counts.end(), 0.0);
  const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double expected = draws * weights[i] / all;
    if (expected < 20) return false;  // too few to tell
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  }
  // Wilson and Hilferty: the cube root of chi squared over its degrees of freedom is nearly normal.
  const double freedom = double(counts.size()) - 1;
  if (freedom < 1) return false;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread) > 6;
}

}  // namespace leetjudge
