#include "inputs/arrangements.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "inputs/graphs.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Values = std::vector<Json>;

constexpr std::size_t most_varied = 60;  // what is longer is always of one kind, and grows so

// Whether all texts pass, those in arrays, too.
bool all_texts(const Json& value, const std::function<bool(const std::string&)>& test) {
  if (value.is_string()) return test(value.get_ref<const std::string&>());
  return !value.is_array() || std::ranges::all_of(value, [&](const Json& one) { return all_texts(one, test); });
}

bool is_row(const Json& value) { return value.is_array() && value.size() >= 2; }

// LeetCode's form: level by level, null where there is no child. In order of the search tree.
bool is_search_tree(const Json& tree) {
  if (!tree.is_array()) return true;
  std::vector<std::pair<double, double>> open = {{-1e300, 1e300}};  // between which the nodes to come are
  for (std::size_t i = 0; i < tree.size() && i < open.size(); ++i) {
    if (!tree[i].is_number()) continue;
    const double value = tree[i].get<double>();
    const auto [least, most] = open[i];
    if (value <= least || value >= most) return false;
    open.emplace_back(least, value);
    open.emplace_back(value, most);
  }
  return true;
}

template <class Task>
void each_text(Json& value, const Task& task) {
  if (value.is_string()) task(value);
  if (value.is_array())
    for (Json& one : value) each_text(one, task);
}

// --- words with single spaces between them ---

bool is_spaced(const std::string& text) {
  return !text.starts_with(' ') && !text.ends_with(' ') && !contains(text, "  ");
}

bool has_words(const std::string& text) { return !trim(text).empty(); }

void put_words(Json& value, Random& random) {
  each_text(value, [&](Json& one) {
    const auto text = one.get<std::string>();
    std::string letters = replaced(text, " ", ""), words;
    if (letters.empty()) letters = "a";
    const double often = text.size() > most_varied ? 0.2 : 1.0 / double(2 + random.below(8));
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool space = i > 0 && i + 1 < text.size() && words.back() != ' ' && random.chance(often);
      words += space ? ' ' : letters[i % letters.size()];
    }
    one = words;
  });
}

// --- rows and columns in order ---

// The rows, the columns, or both, as the fact says; none where rows are none.
std::vector<std::vector<Json*>> lines_of(const Fact& fact, Json& value) {
  std::vector<std::vector<Json*>> rows, columns;
  for (Json& row : value) {
    if (!row.is_array()) return {};
    rows.emplace_back();
    columns.resize(std::max(columns.size(), row.size()));
    for (std::size_t j = 0; j < row.size(); ++j) {
      rows.back().push_back(&row[j]);
      columns[j].push_back(&row[j]);
    }
  }
  if (!fact.rows) rows.clear();
  if (fact.columns) rows.insert(rows.end(), columns.begin(), columns.end());
  return rows;
}

Values values_at(const std::vector<Json*>& places) {
  Values values;
  for (const Json* one : places) values.push_back(*one);
  return values;
}

bool are_rows_in_order(const Fact& fact, Json value) {
  return std::ranges::all_of(lines_of(fact, value), [&](const auto& one) { return falls(values_at(one), fact) == 0; });
}

// --- so many of a value: "exactly one 'S'", "at least one 0 in mat" ---

// Each innermost value, of texts each character as a text, becomes what `made` makes of it.
void change_leaves(Json& value, const std::function<Json(const Json&)>& made) {
  if (value.is_array()) {
    for (Json& one : value) change_leaves(one, made);
  } else if (value.is_string()) {
    std::string text;
    for (const Json& one : elements_of(value)) text += made(one).get_ref<const std::string&>();
    value = text;
  } else {
    value = made(value);
  }
}

bool has_so_many(const Fact& fact, Json value) {
  std::size_t count = 0;
  change_leaves(value, [&, wanted = parsed(fact.values[0])](const Json& one) { return count += one == wanted, one; });
  return count >= fact.least && count <= fact.most;
}

// Others take the place of what is too many, as they are there.
void put_so_many(const Fact& fact, Json& value, Random& random) {
  Values leaves;
  change_leaves(value, [&](const Json& one) { return leaves.push_back(one), one; });
  const Json wanted = parsed(fact.values[0]);
  std::vector<std::size_t> there, elsewhere;
  for (std::size_t i = 0; i < leaves.size(); ++i) (leaves[i] == wanted ? there : elsewhere).push_back(i);
  random.shuffle(there);
  random.shuffle(elsewhere);
  if (leaves.size() < fact.least || (there.size() > fact.most && elsewhere.empty())) return;
  for (std::size_t i = fact.most; i < there.size(); ++i) leaves[there[i]] = leaves[elsewhere[i % elsewhere.size()]];
  for (std::size_t i = there.size(); i < fact.least; ++i) leaves[elsewhere[i - there.size()]] = wanted;
  change_leaves(value, [leaf = leaves.cbegin()](const Json&) mutable { return *leaf++; });
}

// --- elements of another argument: "target is in nums" ---

bool are_members(const Json& value, const Json& container, std::size_t looked_at) {
  if (!value.is_array() && container.is_array())
    return std::find(container.begin(), container.end(), value) != container.end();
  const Values all = elements_of(container);
  if (!value.is_array()) return std::ranges::count(all, value) > 0;
  const std::set<Json> there(all.begin(), all.end());
  const std::size_t count = std::min(value.size(), looked_at);
  return std::all_of(value.begin(), value.begin() + long(count), [&](const Json& one) { return there.contains(one); });
}

void take_members(Json& value, const Json& container, Random& random, bool any) {
  if (!value.is_array() && container.is_array() && !container.empty()) {  // mostly without a copy of all
    if (const Json& one = container[random.below(container.size())]; !one.is_null()) return void(value = one);
  }
  Values all = elements_of(container);
  if (all.empty()) return;
  if (!value.is_array()) return void(value = all[random.below(all.size())]);
  if (!any) random.shuffle(all);  // different places first
  for (std::size_t i = 0; i < value.size(); ++i) value[i] = all[any ? random.below(all.size()) : i % all.size()];
}

// --- the parents of a tree's nodes, of the root -1 ---

bool are_parents(const Json& value) {
  Json edges = Json::array();
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (!value[i].is_number_integer()) return false;
    const auto above = value[i].get<std::int64_t>();
    if (i == 0 ? above != -1 : above < 0 || above >= std::int64_t(value.size())) return false;
    if (i > 0) edges.push_back({i, above});
  }
  return is_tree(edges, SIZE_MAX);
}

void put_parents(Json& value, Random& random, bool any) {
  for (std::size_t i = 0; any && i < value.size(); ++i)
    value[i] = i == 0 ? -1 : std::int64_t(random.below(value.size()));
  if (any) return;
  std::vector<std::size_t> number(value.size());  // of the node that comes as the i-th, the root as the first
  std::iota(number.begin(), number.end(), 0);
  if (!number.empty() && random.chance(0.7)) {
    std::vector<std::size_t> others(number.begin() + 1, number.end());
    random.shuffle(others);
    std::ranges::copy(others, number.begin() + 1);
  }
  const bool chain = value.size() <= most_varied && random.chance(0.2);
  for (std::size_t i = 0; i < value.size(); ++i)
    value[number[i]] = i == 0 ? -1 : std::int64_t(number[chain ? i - 1 : random.below(i)]);
}

}  // namespace

std::vector<Json> elements_of(const Json& value) {
  Values all;
  if (value.is_string())
    for (const char c : value.get_ref<const std::string&>()) all.push_back(std::string(1, c));
  if (value.is_array())
    for (const Json& one : value)
      if (!one.is_null()) all.push_back(one);
  return all;
}

std::size_t falls(const std::vector<Json>& values, const Fact& fact) {
  std::size_t count = 0;
  for (std::size_t i = 1; i < values.size(); ++i) {
    const Json& before = fact.key(values[i - 1]);
    const Json& after = fact.key(values[i]);
    if (before.is_array()) continue;
    count += (fact.falling ? before < after : after < before) || (fact.strictly && before == after);
  }
  return count;
}

void put_places_in_order(const std::vector<Json*>& places, const Fact& fact) {
  Values sorted = values_at(places);
  std::ranges::sort(sorted);
  const bool numbers = std::ranges::all_of(sorted, &Json::is_number_integer);
  const Json largest = sorted.empty() ? Json() : sorted.back();
  for (std::size_t i = 1; fact.strictly && numbers && i < sorted.size(); ++i)
    sorted[i] = std::max(sorted[i], Json(sorted[i - 1].get<std::int64_t>() + 1));
  for (std::size_t i = sorted.size(); fact.strictly && numbers && fact.kind == Kind::rising && i-- > 0;)
    sorted[i] = std::min(sorted[i], i + 1 < sorted.size() ? Json(sorted[i + 1].get<std::int64_t>() - 1) : largest);
  if (fact.falling) std::ranges::reverse(sorted);
  for (std::size_t i = 0; i < places.size(); ++i) *places[i] = sorted[i];
}

bool argument_keeps(const Fact& fact, const Shape& shape, const Json& value, const OtherArgument& other,
                    std::size_t looked_at) {
  const auto elements = [&] {
    Values all = elements_of(value);
    all.resize(std::min(all.size(), looked_at));
    return all;
  };
  std::set<Json> taken;
  const auto is_new = [&](const Json& one) { return taken.insert(one).second; };
  switch (fact.kind) {
    case Kind::characters:
      return all_texts(
          value, [&](const std::string& text) { return text.find_first_not_of(fact.characters) == std::string::npos; });
    case Kind::no_leading_zero:
      if (shape.integers()) return value.size() < 2 || value[0] != 0;
      return all_texts(value, [&](const std::string& text) {
        return text.empty() || text[0] != '0' || (text.size() == 1 && !fact.strictly);
      });
    case Kind::listed:
      if (value.is_array())
        return std::ranges::all_of(value,
                                   [&](const Json& one) { return argument_keeps(fact, shape, one, other, looked_at); });
      return std::ranges::count(fact.values, dumped(value)) > 0;
    case Kind::distinct_within:
      return std::ranges::all_of(
          elements(), [](const Json& row) { return std::set<Json>(row.begin(), row.end()).size() == row.size(); });
    case Kind::distinct_cells:
      return std::ranges::all_of(elements(), [&](const Json& row) { return std::ranges::all_of(row, is_new); });
    case Kind::distinct:
    case Kind::distinct_pairs:
      return std::ranges::all_of(elements(), [&](const Json& one) {
        return (fact.kind == Kind::distinct_pairs && !is_row(one)) || is_new(fact.identity(one));
      });
    case Kind::sorted:
      if (shape.nodes() && shape.vectors > 0)
        return std::ranges::all_of(elements(), [&](const Json& one) { return falls(elements_of(one), fact) == 0; });
      return falls(elements(), fact) == 0;
    case Kind::rotated: {
      Values all = elements();
      if (all.size() > 1) all.push_back(all.front());
      return falls(all, fact) <= 1 || std::set<Json>(all.begin(), all.end()).size() == 1;
    }
    case Kind::search_tree: return is_search_tree(value);
    case Kind::tree_edges: return !value.is_array() || is_tree(value, looked_at);
    case Kind::connected: return !value.is_array() || is_connected(value, other("n"), looked_at);
    case Kind::acyclic: return value.size() > looked_at || is_acyclic(value);
    case Kind::spaced: return all_texts(value, is_spaced);
    case Kind::worded: return all_texts(value, has_words);
    case Kind::sorted_rows: return are_rows_in_order(fact, value);
    case Kind::counted: return has_so_many(fact, value);
    case Kind::parents: return are_parents(value);
    case Kind::members: {
      const Json* container = other(fact.values[0]);
      return !container || are_members(value, *container, looked_at);
    }
    case Kind::comparison:
    case Kind::filled:
    case Kind::rising:
    case Kind::most_calls: return true;
  }
  return true;
}

void arrange(const Fact& fact, Json& value, const OtherArgument& other, Random& random, bool all) {
  switch (fact.kind) {
    case Kind::sorted_rows:  // columns that are put in order leave the rows so
      for (const std::vector<Json*>& line : lines_of(fact, value)) put_places_in_order(line, fact);
      return;
    case Kind::parents: return put_parents(value, random, all);
    case Kind::members:
      if (const Json* container = other(fact.values[0])) take_members(value, *container, random, all);
      return;
    default: break;
  }
  if (all) return;
  if (fact.kind == Kind::spaced) put_words(value, random);
  if (fact.kind == Kind::counted) put_so_many(fact, value, random);
  if (fact.kind == Kind::no_leading_zero && value.is_array() && value.size() > 1 && value[0] == 0) value[0] = 1;
  if (fact.kind != Kind::worded) return;
  each_text(value, [](Json& text) {
    if (!all_texts(text, has_words)) text = std::string(text.get_ref<const std::string&>().size(), 'a');
  });
}

}  // namespace leetjudge
