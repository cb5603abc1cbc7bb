// Reads what sentences say of arguments as a whole.
#include <algorithm>

#include "inputs/words.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

// "the words in s are separated by a single space"
bool reads_words(const std::string& small) {
  if (contains_any(small, {"capital", "some number of", "key"})) return false;
  return contains_any(small, {"single space", "one space", "two consecutive spaces"}) ||
         (contains(small, "space") && contains_any(small, {"leading", "trailing", "begin or end", "start or end"}));
}

// "mat[i] is sorted in non-decreasing order", "each of the rows and columns is sorted"
std::optional<Fact> read_rows(const Sentence& said) {
  const bool ones_first = contains(said.small, "1's will appear to the left of all the 0's");
  const std::optional<Direction> order = ones_first ? Direction::falling : order_in(said.small);
  Fact fact{{}, Kind::sorted_rows, said.those(&Shape::rows)};
  if (!order || fact.parameters.size() != 1) return std::nullopt;
  fact.rows = contains_any(said.small, {"each row", "rows and columns", "row-wise", "the rows", "its rows"}) ||
              said.text.starts_with(fact.parameters[0] + "[i] is ");
  fact.columns = contains_any(said.small, {"each column", "rows and columns", "column-wise", "the columns"});
  fact.falling = order == Direction::falling;
  fact.strictly = contains(said.small, "strictly");
  return fact.rows || fact.columns ? std::optional(fact) : std::nullopt;
}

// "exactly one 'S'", "at least one 0 in mat"
std::vector<Fact> read_count(const Sentence& said) {
  const auto& [text, small, names, named] = said;
  struct Phrase {
    const char* words;
    std::size_t least, most;
  };
  constexpr Phrase phrases[] = {{"exactly one", 1, 1},          {"only one", 1, 1}, {"exactly two", 2, 2},
                                {"at least one", 1, SIZE_MAX},  {"a single", 1, 1}, {"at least two", 2, SIZE_MAX},
                                {"at least three", 3, SIZE_MAX}};
  const auto phrase =
      std::ranges::find_if(phrases, [&](const Phrase& one) { return word_at(small, one.words) != std::string::npos; });
  if (phrase == std::end(phrases) || contains_any(small, {"each row", "each column", "digit", "row ", "letter"}))
    return {};
  const auto countable = [](const Shape& one) { return one.rows() || one.characters() || one.integers(); };
  const std::vector<std::string> those = named.empty() ? said.those(countable) : named;
  if (those.size() != 1) return {};
  std::vector<std::string> values = quoted_in(text, '\'');
  if (values.empty()) values = quoted_in(text, '"');
  if (names.shapes.at(those[0]).leaf == Shape::Leaf::integer) {
    const std::string rest = text.substr(small.find(phrase->words) + std::string_view(phrase->words).size());
    const std::size_t end = rest.find_first_not_of("0123456789", 1);
    if (rest.size() > 1 && is_digit(rest[1]) && (end == std::string::npos || !contains(".^", rest.substr(end, 1))))
      values = {rest.substr(1, end - 1)};
  } else {
    if (!std::ranges::all_of(values, [](const std::string& one) { return one.size() == 1; })) return {};
    for (std::string& one : values) one = dumped(Json(one));
  }
  std::vector<Fact> facts;
  for (const std::string& one : values) {
    Fact fact{{}, Kind::counted, those, {one}};
    fact.least = phrase->least, fact.most = phrase->most;
    facts.push_back(std::move(fact));
  }
  return facts;
}

// "target is in nums", "p and q are values in the tree"
std::optional<Fact> read_members(const Sentence& said) {
  const auto& [text, small, names, named] = said;
  if (!contains_any(small, {" is in ", " are in ", " be in ", " from the array ", " from nums", "element of ", " exist",
                            "appear in ", "of the nodes in the ", "values in the tree", "present in "}) ||
      contains_any(small,
                   {" not ", "n't", " no ", "range", "subsequence", "edge", "one of each", "between", " or ", "if "}))
    return std::nullopt;
  Fact fact{{}, Kind::members, {}};
  std::string container;  // what is named last
  std::size_t last = 0;
  for (const std::string& name : named) {
    const Shape& shape = names.shapes.at(name);
    const std::size_t at = text.rfind(name);
    if ((shape.vectors == 1 || shape.nodes()) && at >= last && at != std::string::npos) container = name, last = at;
  }
  if (contains_any(small, {"in the tree", "in the list"}) && names.nodes.size() == 1) container = names.nodes[0];
  if (container.empty() || names.shapes.at(container).vectors > 1) return std::nullopt;
  const Shape& of = names.shapes.at(container);
  for (const std::string& name : named) {
    const Shape& shape = names.shapes.at(name);
    const bool same = shape.leaf == of.leaf || (of.nodes() && shape.leaf == Shape::Leaf::integer);
    if (name != container && same && shape.vectors <= 1) fact.parameters.push_back(name);
  }
  fact.values = {container};
  return fact.parameters.empty() ? std::nullopt : std::optional(fact);
}

// "parent represents a valid tree", with "0 <= parent[i] <= n - 1 for all i >= 1"
std::optional<Fact> read_parents(const Sentence& said) {
  const bool tree = contains_any(said.small, {"valid tree", "a tree rooted", " for all ", " for i ", "[0] == -1"});
  for (const std::string& name : said.named)
    if (tree && (name == "par" || lower(name).starts_with("parent")) && said.names.shapes.at(name).integers())
      return Fact{{}, Kind::parents, {name}};
  return std::nullopt;
}

// "the graph is directed and acyclic", "you can reach any city from any other city"
std::optional<Fact> read_graph(const Sentence& said) {
  const std::string& small = said.small;
  const bool acyclic = word_at(small, "dag") != std::string::npos ||
                       contains_any(small, {"acyclic", "no cycle", "without cycle", "not contain any cycle"});
  const bool connected =
      !contains(small, "connected to") &&
      contains_any(small, {"is connected", "to be connected", "always connected", "connected undirected",
                           "connected graph", "from any other", "at least one path between any"}) &&
      !contains_any(small, {"not be connected", "not connected"});
  if (acyclic == connected || contains_any(small, {"strongly", "exactly one cycle", " tree"})) return std::nullopt;
  Fact fact{{}, acyclic ? Kind::acyclic : Kind::connected, {}};
  const std::vector<std::string> rows = said.those(&Shape::rows);
  for (const auto& [column, quantity] : said.names.columns)
    if (quantity.index[1] == "1" && std::ranges::count(rows, quantity.name)) fact.parameters = {quantity.name};
  return fact.parameters.empty() ? std::nullopt : std::optional(fact);
}

// "time is in the format "HH:MM"", "'a' <= s[i] <= 'f'"
std::optional<Fact> read_form(const Sentence& said, const std::vector<std::string>& texts) {
  const bool times =
      contains_any(said.small, {"format \"hh:mm\"", "format hh:mm", "hh:mm format"}) && !contains(said.small, "?");
  Fact fact{{}, times ? Kind::listed : Kind::characters, texts};
  for (int minute = 0; times && minute < 24 * 60; ++minute)
    fact.values.push_back(fmt::format("\"{:02}:{:02}\"", minute / 60, minute % 60));
  if (times) return fact;
  const std::vector<std::string> ends = quoted_in(said.text, '\'');
  const bool range = texts.size() == 1 && ends.size() == 2 && ends[0].size() == 1 && ends[1].size() == 1 &&
                     said.text == fmt::format("'{}' <= {}[i] <= '{}'", ends[0], texts[0], ends[1]);
  for (int c = range ? ends[0][0] : 1; c <= (range ? ends[1][0] : 0); ++c) fact.characters += char(c);
  return range ? std::optional(fact) : std::nullopt;
}

}  // namespace

std::vector<Fact> arrangements_in(const Sentence& said) {
  const std::string& small = said.small;
  if (contains_any(small, {"may ", "might ", "not guaranteed", "not necessarily"})) return {};
  const auto texts = said.those(&Shape::characters);
  if (!texts.empty() && reads_words(small)) return {{{}, Kind::spaced, texts}};
  if (!texts.empty() && (small.ends_with("at least one word") || contains(small, "at least one word in ")))
    return {{{}, Kind::worded, texts}};
  if (const auto form = texts.empty() ? std::nullopt : read_form(said, texts)) return {*form};
  for (const auto& read : {read_parents, read_rows, read_graph, read_members})
    if (const std::optional<Fact> one = read(said)) return {*one};
  return read_count(said);
}

}  // namespace leetjudge
