#include "rules/checker_tools.hpp"

#include <cmath>

#include "inputs/constraints.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {

Reason guarded(Check check, std::string_view input, std::string_view answer) {
  try {
    return check(parsed(input), parsed(answer));
  } catch (const Wrong& wrong) {
    return wrong.words;
  } catch (const JudgeFault&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception&) {
    return "the input or the answer is none of this problem";
  }
}

long long number_in(const Json& value) {
  require(value.is_number_integer(), "not a whole number");
  return value.get<long long>();
}

void need_checkable(bool small_enough) {
  if (!small_enough) throw JudgeFault("not checked: the input is larger than any that the problem gives");
}

Numbers numbers_in(const Json& value) {
  if (!value.is_array()) throw Wrong{"not a list of numbers"};
  Numbers numbers;
  for (const Json& one : value) {
    if (!one.is_number_integer()) throw Wrong{"not a list of numbers"};
    numbers.push_back(one.get<long long>());
  }
  return numbers;
}

std::string text_in(const Json& value) {
  if (!value.is_string()) throw Wrong{"not a text"};
  return value.get<std::string>();
}

std::vector<std::string> texts_in(const Json& value) {
  if (!value.is_array()) throw Wrong{"not a list of texts"};
  std::vector<std::string> texts;
  for (const Json& one : value) texts.push_back(text_in(one));
  return texts;
}

std::vector<Numbers> rows_in(const Json& value) {
  if (!value.is_array()) throw Wrong{"not a list of lists"};
  std::vector<Numbers> rows;
  for (const Json& one : value) rows.push_back(numbers_in(one));
  return rows;
}

Tree tree_in(const Json& value) {
  if (!value.is_array()) throw Wrong{"not a tree"};
  Tree tree;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::size_t parent = (i - 1) / 2;  // of every node two children come, or null
    const bool empty = value[i].is_null();
    if (i == 0 ? empty : parent >= tree.nodes.size()) throw Wrong{"not a tree"};
    if (empty) continue;
    if (!value[i].is_number_integer()) throw Wrong{"not a tree"};
    if (i > 0) (i % 2 ? tree.nodes[parent].left : tree.nodes[parent].right) = int(tree.nodes.size());
    tree.nodes.push_back({value[i].get<long long>(), -1, -1});
  }
  return tree;
}

// An answer's tree may be a chain of any length: nothing here recurses.
Numbers Tree::pre_order() const {
  Numbers order;
  std::vector<int> open;
  if (!nodes.empty()) open.push_back(0);
  while (!open.empty()) {
    const Node& node = nodes[std::size_t(open.back())];
    open.pop_back();
    order.push_back(node.value);
    if (node.right >= 0) open.push_back(node.right);
    if (node.left >= 0) open.push_back(node.left);
  }
  return order;
}

Numbers Tree::in_order() const {
  Numbers order;
  std::vector<int> open;
  for (int at = nodes.empty() ? -1 : 0; at >= 0 || !open.empty();) {
    for (; at >= 0; at = nodes[std::size_t(at)].left) open.push_back(at);
    const Node& node = nodes[std::size_t(open.back())];
    open.pop_back();
    order.push_back(node.value);
    at = node.right;
  }
  return order;
}

Numbers Tree::post_order() const {
  Tree mirrored = *this;
  for (Node& node : mirrored.nodes) std::swap(node.left, node.right);
  Numbers order = mirrored.pre_order();
  std::ranges::reverse(order);
  return order;
}

bool Tree::balanced() const {
  std::vector<int> heights(nodes.size(), 0);
  const auto height = [&](int at) { return at < 0 ? 0 : heights[std::size_t(at)]; };
  for (std::size_t i = nodes.size(); i-- > 0;) {  // children come behind their parents
    if (std::abs(height(nodes[i].left) - height(nodes[i].right)) > 1) return false;
    heights[i] = std::max(height(nodes[i].left), height(nodes[i].right)) + 1;
  }
  return true;
}

Reason check_calls(const Json& calls, const Json& results, const std::function<void(const Json&)>& construct,
                   const std::function<Reason(const std::string&, const Json&, const Json&)>& check) {
  if (!calls.is_array() || calls.size() != 2 || !calls[0].is_array() || !calls[1].is_array())
    return "the input is none of calls of a class, which this problem has";
  if (!results.is_array() || results.size() != calls[0].size()) return "not an answer for each call";
  for (std::size_t i = 0; i < results.size() && i < calls[1].size(); ++i) {
    const std::string method = text_in(calls[0][i]);
    Reason reason;
    try {
      if (calls[0][i] == calls[0][0])
        construct(calls[1][i]);
      else
        reason = check(method, calls[1][i], results[i]);
    } catch (const Wrong& wrong) {
      reason = wrong.words;
    }
    if (reason) return fmt::format("call {}, {}: {}", i, method, *reason);
  }
  return std::nullopt;
}

bool unlikely(const std::vector<double>& counts, const std::vector<double>& weights) {
  if (counts.size() < 2) return false;
  const double draws = std::accumulate(counts.begin(), counts.end(), 0.0);
  const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
  // exp(-this) bounds how likely so many draws, or more, or so few, or fewer, are.
  const auto surprise = [&](double count, double weight) {
    const auto part = [](double found, double expected) { return found > 0 ? found * std::log(found / expected) : 0; };
    const double expected = draws * weight / all;
    return part(count, expected) + part(draws - count, draws - expected);
  };
  std::vector<std::size_t> order(counts.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return weights[i]; });
  double most = 0, count = 0, weight = 0;  // of one, and of the lightest ones together
  for (const std::size_t i : order) {
    most = std::max(most, surprise(counts[i], weights[i]));
    if (i == order.back()) break;
    most = std::max(most, surprise(count += counts[i], weight += weights[i]));
  }
  return most > std::log(1e9 * 4 * double(counts.size()));
}

// Another problem of this number is left alone.
bool fits(bool (*fit)(const Drawn&), std::string_view drawn) {
  try {
    return fit(arguments_in(drawn));
  } catch (const std::exception&) {
  } catch (const Wrong&) {
  }
  return true;
}

std::string fitted(void (*make_fit)(Random&, Drawn&), Random& random, std::string_view drawn) {
  Drawn arguments = arguments_in(drawn);
  try {
    make_fit(random, arguments);
  } catch (const std::exception&) {
  } catch (const Wrong&) {
  }
  return dumped(Json(arguments));
}

}  // namespace leetjudge
