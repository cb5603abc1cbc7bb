#include "inputs/words.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "inputs/arrangements.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

class Sentence {
 public:
  Sentence(const std::string& text, const Names& names)
      : text_(text), small_(lower(text)), names_(names), named_(names_in(text)) {}

  std::vector<Fact> facts() {
    if (read_neighbours()) return std::move(found_);
    found_ = arrangements_in(text_, named_, names_);
    if (found_.empty())
      read_words();
    else if (found_[0].kind == Kind::connected || found_[0].kind == Kind::acyclic)
      read_edges();
    return std::move(found_);
  }

 private:
  std::vector<std::string> names_in(const std::string& text) const {
    std::vector<std::string> found;
    for (const auto& [name, ignored] : names_.shapes) {
      std::size_t at = word_at(text, name);
      while (at != std::string::npos && name == "a" && text.substr(at, 2) == "a " && text.substr(at, 6) != "a and ")
        at = word_at(text, name, at + 1);
      if (at != std::string::npos) found.push_back(name);
    }
    return found;
  }

  Fact* about(Kind kind, std::vector<std::string> parameters) {
    return parameters.empty() ? nullptr : &found_.emplace_back(Fact{{}, kind, std::move(parameters)});
  }

  // The parameters that the sentence names, or all where it names none; of these the wanted.
  template <class Wanted>
  std::vector<std::string> those(Wanted wanted) const {
    std::vector<std::string> some = named_;
    if (some.empty()) {
      for (const auto& [name, ignored] : names_.shapes) some.push_back(name);
    }
    std::erase_if(some, [&](const std::string& one) { return !std::invoke(wanted, names_.shapes.at(one)); });
    return some;
  }

  // Of the one that a sentence names by its name: "sorted by starti".
  int column_in(const std::string& text) const {
    for (const auto& [name, quantity] : names_.columns) {
      if (word_at(text, name) != std::string::npos) return std::stoi(quantity.index[1]);
    }
    return -1;
  }

  // "arr[i] < arr[j] for 0 <= i < j < arr.length"
  bool read_neighbours() {
    for (const auto& [name, shape] : names_.shapes) {
      if (shape.vectors != 1 || !text_.starts_with(fmt::format("{0}[i] < {0}[j]", name))) continue;
      found_.push_back({{}, Kind::sorted, {name}});
      return found_.back().strictly = true;
    }
    return false;
  }

  void read_words() {
    std::vector<std::string> of = names_.methods;
    std::erase_if(of, [&](const std::string& one) { return word_at(text_, one) == std::string::npos; });
    if (const std::size_t at = small_.find(" called at most "); at != std::string::npos && small_.ends_with(" times")) {
      const auto most = expression_in(text_.substr(at + 16, text_.size() - at - 16 - 6));
      if (most && !of.empty()) found_.push_back({{{}, *most, ""}, Kind::most_calls, {}, of});
      return;
    }
    std::size_t begin = 0;
    for (const std::string_view front : {"at most ", "at most, ", "there will be at most "})
      if (small_.starts_with(front)) begin = front.size();
    const std::size_t end = std::min({small_.find(" call"), small_.find(" total"), small_.find(" operation")});
    if (begin > 0 && end != std::string::npos && contains_any(small_, {"call", "both methods"})) {
      const auto most = expression_in(text_.substr(begin, end - begin));
      if (!most) return;
      const std::string list = replaced(replaced(small_.substr(end), ", and ", ","), " and ", ",");
      const bool all_known = of.size() > std::size_t(std::ranges::count(list, ','));
      if (!all_known || of.size() + 1 >= names_.methods.size()) of.clear();  // all but the constructor
      found_.push_back({{{}, *most, ""}, Kind::most_calls, {}, of});
      return;
    }
    if (read_range()) return;
    if (contains(small_, "leading zero")) {
      if (contains_any(small_, {"no leading", "not contain", "without", "not have", "n't"}))
        about(Kind::no_leading_zero, those([](const Shape& one) { return one.leaf == Shape::Leaf::text; }));
      if (!contains_any(small_, {"digit", "consist"})) return;
    }
    if (contains(small_, "binary search tree") || word_at(small_, "bst") != std::string::npos) {
      about(Kind::search_tree, those([](const Shape& one) { return one.leaf == Shape::Leaf::tree; }));
    } else if (says_tree(small_) ||
               (contains(small_, "edge") &&
                contains_any(small_, {" in the tree", " of the tree", " tree are given", "in the first tree"}) &&
                !named_.empty() && !those(&Shape::rows).empty())) {
      std::vector<std::string> edges = those(&Shape::rows);
      for (const auto& [name, shape] : names_.shapes)  // "a tree of n nodes" names them not
        if (edges.empty() && shape.rows()) edges.push_back(name);
      about(Kind::tree_edges, std::move(edges));
    } else if (contains_any(small_, {"permutation of", "permutations of"}) && !contains(small_, "string")) {
      read_permutation();
    } else {
      const bool of_rows = std::ranges::any_of(names_.shapes, [&](const auto& one) {
        return one.second.vectors >= 2 && contains(text_, one.first + "[i]") && !contains(text_, one.first + "[i] =");
      });
      if (!of_rows) read_order();
      if (read_edges()) return;
      if (of_rows && read_distinct_rows()) return;
      const bool rows_themselves = text_.starts_with("All ") && contains(text_, "[i] are ") && !contains(text_, " of ");
      if (!of_rows || rows_themselves) read_distinct();
      if (found_.empty()) read_alphabet();
    }
  }

  // Different ones of as many as there are.
  void read_permutation() {
    const long double least = contains_any(small_, {"[0", "0 to", "from 0", "0, 1"}) ? 0 : 1;
    const std::size_t open = text_.find('['), end = text_.find(']', open);
    const Json listed = parsed(end == std::string::npos ? "" : text_.substr(open, end + 1 - open));
    for (const std::string& name : those(&Shape::integers)) {
      const Expression element{'q', 0, {name, {"i"}, false}, {}}, length{'q', 0, {name, {}, true}, {}};
      const Expression before{'#', least - 1, {}, {}};
      about(Kind::distinct, {name});
      found_.push_back({{before, element, "<"}});
      found_.push_back({{element, {'+', 0, {}, {length, before}}, "<="}});
      if (listed.is_array() && listed.size() > 2)  // "of [1, 2, 3]", not "of [1, n]"
        found_.push_back({{length, {'#', (long double)(listed.size()), {}, {}}, "=="}});
    }
  }

  bool read_edges() {
    if (contains(small_, "may ")) return false;
    if (contains(small_, "at most one") && contains_any(small_, {"connect", "edge", "road", "between"}) &&
        about(Kind::distinct_pairs, those(&Shape::rows)))
      return true;
    if (!contains(small_, "self") || !contains_any(small_, {"edge", "loop", "cycle"})) return false;
    for (const std::string& name : those(&Shape::rows))
      found_.push_back({{{'q', 0, {name, {"i", "0"}, false}, {}}, {'q', 0, {name, {"i", "1"}, false}, {}}, "!="}});
    if (contains_any(small_, {"repeated", "duplicate", "multiple", "parallel"}))
      about(Kind::distinct_pairs, those(&Shape::rows));
    return true;
  }

  // "All the values of graph[i] are unique", "hats[i] contains a list of unique integers"
  bool read_distinct_rows() {
    const bool said = contains_any(small_, {"unique", "distinct", "no duplicate", "not contain duplicate",
                                            "not contain any duplicate", "no repeated"}) &&
                      !contains_any(small_, {",", "[j]", "number of", "at most", "at least", "combined"});
    if (!said || named_.size() != 1) return false;
    const bool each = contains_any(replaced(text_, named_[0], ""), {" of ", " in ", " contain", " no "});
    return each && !text_.starts_with("All pairs") && about(Kind::distinct_within, those(&Shape::rows));
  }

  void read_distinct() {
    const std::string small = replaced(small_, "has a unique value", "has unique values");
    if (!contains_any(small, {"unique", "distinct", "no duplicate", "no repeated", "no two", "no multiple",
                              "not be any multiple", "pairwise different"}) ||
        contains_any(small, {"number of", "at most", "at least", "exactly", "solution", "answer", "appear", "adjacent",
                             "consecutive", "overlap", "largest", "intersect", "a unique", "uniquely", "mode",
                             "not necessarily"}))
      return;
    const bool cells = named_.empty() && contains_any(small_, {"the matrix", "the grid"});  // not its rows
    if (cells && std::ranges::any_of(names_.shapes, [](const auto& one) { return one.second.rows(); })) return;
    const bool pairs = contains_any(small_, {"repeated", "duplicate", "multiple"}) &&
                       !contains_any(small_, {"pair", "unique", "distinct"});  // a directed edge is another one turned
    const bool letters = contains_any(small_, {"character", "letter"});
    std::vector<std::string> parameters = those([&](const Shape& one) {
      return letters ? one.vectors == 0 && one.leaf == Shape::Leaf::text : one.many() && (!pairs || one.vectors >= 2);
    });
    if (contains(small_, "value") && named_.empty() && !names_.nodes.empty()) parameters = names_.nodes;
    for (const auto& [column, quantity] : names_.columns)  // "(ai, bi)"
      if (!column.empty() && word_at(text_, column) != std::string::npos) parameters = {quantity.name};
    if (Fact* fact = about(pairs ? Kind::distinct_pairs : Kind::distinct, std::move(parameters))) {
      fact->pair = contains(small_, "pair") && !contains(small_, "pairwise");
      fact->column =
          fact->pair || contains_any(small_, {"tuple", ", "}) ? -1 : column_in(text_);  // "(ai, bi)": the row
    }
  }

  void read_order() {
    const std::optional<Direction> order = order_in(small_);
    if (!order || contains_any(small_, {"column", "each row", "then"})) return;
    if (Fact* fact = about(contains(small_, "rotated") ? Kind::rotated : Kind::sorted, those(&Shape::many))) {
      fact->falling = order == Direction::falling;
      fact->strictly = contains_any(small_, {"strictly", "unique", "distinct"});
      fact->column = std::max(0, column_in(text_));
    }
  }

  // "… in the range [0, 100]", "… between 1 and n"
  bool read_range() {
    std::size_t begin = small_.find("range [");
    if (begin == std::string::npos && contains(small_, "between [")) begin = small_.find("between [") + 2;
    std::size_t middle = std::string::npos, end = std::string::npos;
    if (begin != std::string::npos) {
      begin += 7;
      middle = text_.find(',', begin);
      end = text_.find(']', begin);
    } else if ((begin = small_.find("between ")) != std::string::npos) {
      begin += 8;
      middle = text_.find(" and ", begin);
      end = std::min(text_.size(), text_.find(',', begin));
    }
    if (contains_any(small_, {" or ", "path"})) return false;
    const bool nodes = contains_any(small_, {"number of nodes", "number of the nodes"});
    const std::size_t equal = nodes ? small_.find(" is ") : std::string::npos;  // "… in the list is n"
    const bool range = middle < end && end != std::string::npos;
    std::optional<Expression> low, high;
    if (range) {
      const std::size_t skipped = text_[middle] == ',' ? 1 : 5;
      low = expression_in(text_.substr(begin, middle - begin));
      high = expression_in(text_.substr(middle + skipped, end - middle - skipped));
    } else if (equal != std::string::npos) {
      low = high = expression_in(text_.substr(equal + 4));
    }
    if (!low || !high) return false;
    std::vector<Quantity> quantities;
    const std::vector<std::string> in_nodes = those(&Shape::nodes);
    const bool lengths = contains(small_, "length");
    if (nodes) {
      for (const std::string& one : in_nodes.empty() ? names_.nodes : in_nodes)
        quantities.push_back({one, std::vector<std::string>(std::size_t(names_.shapes.at(one).vectors), "i"), true});
    } else if (contains(small_, "node") && !names_.nodes.empty()) {
      for (const std::string& one : names_.nodes) quantities.push_back(names_.values_of_nodes(one));
    } else {
      for (const std::string& one : named_) {
        if (lengths || !names_.shapes.at(one).characters()) quantities.push_back({one, {}, lengths});
      }
    }
    for (const Quantity& one : quantities) {
      const Expression number{'q', 0, one, {}};
      found_.push_back({{*low, number, range ? "<=" : "=="}});
      if (range) found_.push_back({{number, *high, "<="}});
    }
    return !quantities.empty();
  }

  // Which characters there are, or which values.
  void read_alphabet() {
    const bool said = contains_any(small_, {"consist", "contain", " is ", " are ", "only", "made of", "composed"});
    if (!said || contains_any(small_, {"at least", "at most",     "exactly", "number of", "start",      " begin",
                                       "end with", "not contain", "appear",  "valid",     "palindrome", "guaranteed",
                                       "same ",    "occur",       "exist",   "substring", "separated",  "single space",
                                       "trailing", "format",      "[0]",     "[1]"}) ||
        names_a_method())
      return;
    const std::vector<std::string> texts = those(&Shape::characters);
    std::vector<std::string> words = quoted_in(text_, '"');
    const bool several = std::ranges::any_of(words, [](const std::string& one) { return one.size() > 1; });
    if (!texts.empty() && several) {
      if (contains_any(small_, {"consist", "symbol"})) return;
      for (std::string& one : words) one = dumped(Json(one));
      found_.push_back({{}, Kind::listed, texts, words});
    } else if (const std::string set = characters_in(text_); !texts.empty() && !set.empty()) {
      found_.push_back({{}, Kind::characters, texts, {}, set});
    } else if (texts.empty() && !named_.empty()) {
      const std::size_t verb = std::min(small_.find(" is "), small_.find(" are "));
      std::vector<std::string> numbers;
      std::string rest = verb == std::string::npos ? "" : text_.substr(verb + 3);
      for (const char* link : {" either", " or ", " and ", " only"})
        for (std::size_t at; (at = rest.find(link)) != std::string::npos;)
          rest.replace(at, std::string_view(link).size(), ", ");
      for (std::size_t begin = 0, end; begin < rest.size(); begin = end + 1) {
        end = std::min(rest.size(), rest.find(',', begin));
        const std::string_view one = trim(std::string_view(rest).substr(begin, end - begin));
        if (one.empty()) continue;
        const auto number = expression_in(one);
        const auto value = number ? value_of(*number) : std::nullopt;
        if (!value || *value != std::floor(*value)) return;
        numbers.push_back(dumped(whole_number(*value)));
      }
      if (numbers.size() > 1) found_.push_back({{}, Kind::listed, named_, numbers});
    }
  }

  // What is said of one method's argument does not hold for another's of that name.
  bool names_a_method() const {
    return std::ranges::any_of(names_.methods, [&](const std::string& one) { return contains(text_, " in " + one); });
  }

  const std::string& text_;
  std::string small_;  // without capitals
  const Names& names_;
  std::vector<std::string> named_;  // the parameters in it
  std::vector<Fact> found_;
};

}  // namespace

Names::Names(const Stub& stub) {
  for (const Method& method : stub.solution.methods) {
    methods.push_back(method.name);
    for (const Parameter& one : method.parameters) {
      shapes.emplace(one.name, shape_of(stub, one));
      if (shape_of(one).nodes()) nodes.push_back(one.name);
    }
  }
}

Quantity Names::values_of_nodes(const std::string& parameter) const {
  std::vector<std::string> index(std::size_t(shapes.at(parameter).vectors), "list");
  index.push_back("node");
  return {parameter, index, false};
}

std::vector<Fact> facts_in_words(const std::string& text, const Names& names) { return Sentence(text, names).facts(); }

}  // namespace leetjudge
