// Arranges drawn values: so that they keep what is said of them together, or are alike.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <ranges>

#include "inputs/drawing.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {

constexpr std::uint64_t most_mixed = 1 << 20;  // numbers of nodes
constexpr std::size_t most_children = 4;
constexpr std::uint64_t most_turns = 1 << 20, places = 1000003;  // a prime

Json whole_number(long double number) {
  if (number >= 0x1p63L) return number >= 0x1p64L ? Json(UINT64_MAX) : Json(std::uint64_t(number));
  return number <= -0x1p63L ? Json(INT64_MIN) : Json(std::int64_t(number));
}

void put_in_order(std::vector<Json>& elements, const std::string& name, const std::vector<Fact>& facts,
                  Random& random) {
  const Fact* sorted = fact_about(facts, Fact::Kind::sorted, name);
  const Fact* rotated = fact_about(facts, Fact::Kind::rotated, name);
  const Fact* fact = sorted ? sorted : rotated;
  if (!fact) return;
  const auto equal = [&](const Json& a, const Json& b) { return fact->key(a) == fact->key(b); };
  std::ranges::sort(elements, [&](const Json& a, const Json& b) {
    if (equal(a, b)) return a < b;
    return fact->falling ? fact->key(b) < fact->key(a) : fact->key(a) < fact->key(b);
  });
  if (fact->strictly) elements.erase(std::unique(elements.begin(), elements.end(), equal), elements.end());
  if (rotated && !elements.empty())
    std::rotate(elements.begin(), elements.begin() + long(random.below(elements.size())), elements.end());
}

void mirror(std::vector<Json>& rows, const std::string& name, const std::vector<Fact>& facts) {
  const auto cell = [&](const Expression& one) -> const std::vector<std::string>* {
    const bool of_rows = one.operation == 'q' && !one.quantity.length && one.quantity.name == name;
    return of_rows && one.quantity.index.size() == 2 ? &one.quantity.index : nullptr;
  };
  for (const Fact& fact : facts) {
    const auto *left = cell(fact.left), *right = cell(fact.right);
    if (fact.kind != Fact::Kind::comparison || fact.operation != "==" || !left) continue;
    const bool mirrored = right && (*left)[0] == (*right)[1] && (*left)[1] == (*right)[0];
    const auto diagonal = (*left)[0] == (*left)[1] && !place_of((*left)[0], 1) ? value_of(fact.right) : std::nullopt;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; mirrored && j < i && i < rows[j].size() && j < rows[i].size(); ++j)
        rows[i][j] = rows[j][i];
      if (diagonal && i < rows[i].size()) rows[i][i] = whole_number(*diagonal);
    }
  }
}

void order_across(std::vector<Json>& values, const std::vector<Parameter>& parameters, const std::vector<Fact>& facts) {
  const auto list = [&](const Expression& one) -> Json* {
    const Quantity& q = one.quantity;
    const auto found = std::ranges::find(parameters, q.name, &Parameter::name);
    const bool element = one.operation == 'q' && !q.length && !q.sum && q.index.size() == 1 && !place_of(q.index[0], 1);
    Json* const value = found != parameters.end() ? &values[std::size_t(found - parameters.begin())] : nullptr;
    return element && value && value->is_array() ? value : nullptr;
  };
  for (const Fact& fact : facts) {
    if (fact.kind != Fact::Kind::comparison || fact.operation == "==") continue;
    Json *const left = list(fact.left), *const right = list(fact.right);
    if (!left || !right || left == right || fact.left.quantity.index != fact.right.quantity.index) continue;
    for (std::size_t i = 0; i < std::min(left->size(), right->size()); ++i) {
      Json &one = (*left)[i], &other = (*right)[i];
      if (!one.is_number_integer() || !other.is_number_integer()) continue;
      const auto a = one.get<long double>(), b = other.get<long double>();
      if (fact.holds(a, b)) continue;
      if (a == b)
        (fact.holds(a, b + 1) ? other : one) = whole_number(a + 1);
      else
        std::swap(one, other);
    }
  }
}

void put_in_places(Json& argument, const std::string& name, const std::vector<Fact>& facts) {
  const auto at = [&](const Expression& one) -> Json* {
    const Quantity& q = one.quantity;
    if (one.operation != 'q' || q.name != name || q.length || q.sum) return nullptr;
    Json* found = &argument;
    for (const std::string& index : q.index) {
      const auto place = place_of(index, found->size());
      if (!place || !found->is_array() || *place >= found->size()) return nullptr;
      found = &(*found)[*place];
    }
    return found->is_number() ? found : nullptr;
  };
  for (const Fact& fact : facts | std::views::reverse) {
    Json* const left = fact.operation == "==" ? at(fact.left) : nullptr;
    if (!left) continue;
    const Json* const right = at(fact.right);
    if (const auto number = right ? std::nullopt : value_of(fact.right)) *left = whole_number(*number);
    if (right) *left = *right;
  }
}

DrawnEdges::DrawnEdges(const std::string& rows, const std::vector<Fact>& facts, Random& random)
    : random_(random),
      tree_(fact_about(facts, Fact::Kind::tree_edges, rows)),
      connected_(fact_about(facts, Fact::Kind::connected, rows)),
      acyclic_(fact_about(facts, Fact::Kind::acyclic, rows)),
      turn_(acyclic_ ? random.below(most_turns) | 1 : 1) {
  const Quantity first{rows, {"i", "0"}, false}, second{rows, {"i", "1"}, false};
  rises_ = std::ranges::any_of(facts, [&](const Fact& one) {
    return one.kind == Fact::Kind::comparison && one.operation == "<" && covers(one.left, first) &&
           covers(one.right, second);
  });
}

void DrawnEdges::fit(Json& edge, std::size_t number) {
  if (!edge.is_array() || edge.size() < 2) return;
  if (tree_ || (connected_ && (long double)(number) < nodes_.high - nodes_.low)) {  // from the next node to one before
    const std::int64_t least = std::isinf(nodes_.low) ? 0 : whole_number(nodes_.low).get<std::int64_t>();
    edge[0] = std::int64_t(random_.below(number + 1)) + least;
    edge[1] = std::int64_t(number) + 1 + least;
    if (!rises_ && random_.chance(0.3)) std::swap(edge[0], edge[1]);
  }
  const auto place = [&](std::size_t end) { return edge[end].get<std::uint64_t>() * turn_ % places; };
  if (acyclic_ && place(1) < place(0)) std::swap(edge[0], edge[1]);
}

void DrawnEdges::mix(std::vector<Json>& edges) const {
  if (!joins() || rises_ || acyclic_ || edges.empty() || random_.chance(0.2)) return;
  const auto ends = [&](const auto& task) {
    for (Json& one : edges)
      for (std::size_t end = 0; one.is_array() && end < std::min<std::size_t>(2, one.size()); ++end) task(one[end]);
  };
  std::int64_t least = INT64_MAX, most = INT64_MIN;
  ends([&](const Json& node) {
    least = std::min(least, node.get<std::int64_t>());
    most = std::max(most, node.get<std::int64_t>());
  });
  if (most < least || std::uint64_t(most) - std::uint64_t(least) > most_mixed) return;  // no rows of two, or no graph
  std::vector<std::int64_t> numbers(std::size_t(most - least) + 1);
  std::iota(numbers.begin(), numbers.end(), least);
  random_.shuffle(numbers);
  ends([&](Json& node) { node = numbers[std::size_t(node.get<std::int64_t>() - least)]; });
  random_.shuffle(edges);
}

namespace {

// What hangs from a random node.
Json subtree(const Json& tree, Random& random) {
  Json part = Json::array();
  std::size_t next = 1;  // where a node's children stand
  std::vector<std::size_t> children(tree.size(), 0), queue = {random.below(tree.size())};
  for (std::size_t i = 0; i < tree.size(); ++i) {
    if (tree[i].is_null()) continue;
    children[i] = next;
    next += 2;
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const bool there = queue[i] < tree.size() && !tree[queue[i]].is_null();
    part.push_back(there ? tree[queue[i]] : Json());
    if (there) queue.insert(queue.end(), {children[queue[i]], children[queue[i]] + 1});
  }
  while (!part.empty() && part.back().is_null()) part.erase(part.size() - 1);
  return part;
}

}  // namespace

void make_two_alike(std::vector<Json>& values, const std::vector<Parameter>& parameters, const Stub& stub,
                    Random& random) {
  std::vector<std::array<std::size_t, 2>> pairs;
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      const bool same = i != j && shape_of(stub, parameters[i]) == shape_of(stub, parameters[j]);
      if (same && (values[i].is_array() || values[i].is_string())) pairs.push_back({i, j});
    }
  }
  constexpr double often = 0.25;
  if (pairs.empty() || !random.chance(often)) return;
  const auto [from, to] = pairs[random.below(pairs.size())];
  const Json& whole = values[from];
  const bool text = whole.is_string();
  const std::string letters = text ? whole.get<std::string>() : "";
  std::vector<Json> elements =
      text ? std::vector<Json>(letters.begin(), letters.end()) : whole.get<std::vector<Json>>();
  if (elements.empty()) return;
  const bool tree = shape_of(stub, parameters[from]).leaf == Shape::Leaf::tree;
  switch (random.below(4)) {
    case 0: break;
    case 1:
      if (tree) {
        elements = subtree(whole, random).get<std::vector<Json>>();
      } else {
        elements.resize(1 + random.below(elements.size()));
        elements.erase(elements.begin(), elements.begin() + long(random.below(elements.size())));
      }
      break;
    case 2: {
      Json& one = elements[random.below(elements.size())];
      if (!one.is_null()) one = Json(elements[0]);
      break;
    }
    default:
      if (!tree) random.shuffle(elements);
  }
  std::string part;
  for (const Json& one : elements) part += text ? char(one.get<int>()) : 0;
  values[to] = text ? Json(part) : Json(elements);
}

Json tree_of(const std::vector<Json>& values, Random& random, double chains) {
  const bool leaning = random.chance(chains);
  Json levels = Json::array();
  std::vector<std::array<std::size_t, 2>> open = {{0, values.size()}};  // and which values hang there
  for (std::size_t i = 0; i < open.size(); ++i) {
    const auto [begin, end] = open[i];
    levels.push_back(nullptr);
    if (begin == end) continue;
    const std::size_t root = leaning ? (random.chance(0.5) ? begin : end - 1) : begin + random.below(end - begin);
    levels.back() = values[root];
    open.push_back({begin, root});
    open.push_back({root + 1, end});
  }
  while (!levels.empty() && levels.back().is_null()) levels.erase(levels.size() - 1);
  return levels;
}

Json branches_of(const std::vector<Json>& values, Random& random, double chains) {
  std::vector<Json> levels(values.begin(), values.begin() + std::min<long>(1, std::ssize(values)));
  const bool chain = random.chance(chains);
  for (std::size_t i = 0, placed = 1; placed < values.size(); ++i) {
    levels.push_back(nullptr);
    const std::size_t least = i + 1 == placed;  // it is the last one that may have any
    const std::size_t most = std::min(values.size() - placed, chain ? 1 : most_children);
    for (std::size_t left = least + random.below(most - least + 1); left > 0; --left)
      levels.push_back(values[placed++]);
  }
  return Json(levels);
}

}  // namespace leetjudge
