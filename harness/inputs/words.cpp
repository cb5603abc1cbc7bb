#include "inputs/words.hpp"

#include <algorithm>
#include <cmath>

#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

class WordReading : Sentence {
 public:
  explicit WordReading(const Sentence& sentence) : Sentence(sentence) {}

  std::vector<Fact> facts() {
    if (read_neighbours()) return std::move(found_);
    found_ = arrangements_in(*this);
    if (found_.empty())
      read_words();
    else if (found_[0].kind == Kind::connected || found_[0].kind == Kind::acyclic)
      read_edges();
    return std::move(found_);
  }

 private:
  Fact* about(Kind kind, std::vector<std::string> parameters) {
    return parameters.empty() ? nullptr : &found_.emplace_back(Fact{{}, kind, std::move(parameters)});
  }

  // The same in a formula. Whether it is one.
  bool says(const std::string& formula) {
    const std::vector<Comparison> all = comparisons_in(formula);
    for (const Comparison& one : all) found_.push_back({one});
    return !all.empty();
  }

  // "(ri, ci)", of rows that begin with these columns.
  bool names_first_two(const std::string& sentence) const {
    const std::size_t open = sentence.find('('), comma = sentence.find(", ", open), close = sentence.find(')', open);
    if (comma >= close || close == std::string::npos) return false;
    const Quantity* const first = names.column_called(sentence.substr(open + 1, comma - open - 1));
    const Quantity* const second = names.column_called(sentence.substr(comma + 2, close - comma - 2));
    return first && second && first->name == second->name && first->index.back() == "0" && second->index.back() == "1";
  }

  // Of the one that a sentence names by its name: "sorted by starti".
  int column_in(const std::string& part) const {
    for (const auto& [name, quantity] : names.columns) {
      if (word_at(part, name) != std::string::npos) return std::stoi(quantity.index[1]);
    }
    return -1;
  }

  // "arr[i] < arr[j] for 0 <= i < j < arr.length"
  bool read_neighbours() {
    for (const auto& [name, shape] : names.shapes) {
      if (shape.vectors != 1 || !text.starts_with(fmt::format("{0}[i] < {0}[j]", name))) continue;
      found_.push_back({{}, Kind::sorted, {name}});
      return found_.back().strictly = true;
    }
    return false;
  }

  // "At most 4 calls will be made to put and get", "put will be called at most 4 times"
  bool read_calls() {
    std::vector<std::string> of = names.methods;
    std::erase_if(of, [&](const std::string& one) { return word_at(text, one) == std::string::npos; });
    const std::size_t called = small.find(" called at most ");
    const bool times = called != std::string::npos && small.ends_with(" times");
    std::size_t begin = times ? called + 16 : 0;
    for (const std::string_view front : {"at most ", "at most, ", "there will be at most "})
      if (small.starts_with(front)) begin = front.size();
    const std::size_t end =
        times ? small.size() - 6 : std::min({small.find(" call"), small.find(" total"), small.find(" operation")});
    if (begin == 0 || end == std::string::npos || !contains_any(small, {"call", "both methods"})) return false;
    const auto most = expression_in(text.substr(begin, end - begin));
    const std::string list = replaced(replaced(small.substr(end), ", and ", ","), " and ", ",");
    const bool all_known = of.size() > std::size_t(std::ranges::count(list, ','));
    const bool of_others = of.empty() && !contains_any(small, {"method", "function", " all ", "both", "any", "total"});
    if (contains(small, " to ") && of_others) return true;  // names that the stub has not
    const bool each = word_at(small, "each") != std::string::npos && !contains(small, "total");
    const std::vector<std::string> apart = !each ? std::vector<std::string>() : of.empty() ? names.methods : of;
    if (!times && (!all_known || of.size() + 1 >= names.methods.size())) of.clear();  // all but the constructor
    if (!most || (times && of.empty())) return true;
    for (const std::string& one : apart) found_.push_back({{{}, *most, ""}, Kind::most_calls, {}, {one}});
    if (!each) found_.push_back({{{}, *most, ""}, Kind::most_calls, {}, of});
    return true;
  }

  void read_words() {
    if (read_calls()) return;
    if (read_range()) {
      if (contains(small, "permutation of")) {
        read_permutation();
      } else {
        read_distinct();
        read_order();
      }
      return;
    }
    if (contains(small, "leading zero")) {
      const bool none = contains_any(small, {"no leading", "not contain", "without", "not have", "n't"});
      Fact* const fact =
          none ? about(Kind::no_leading_zero,
                       those([](const Shape& one) { return one.leaf == Shape::Leaf::text || one.integers(); }))
               : nullptr;
      if (fact) fact->strictly = contains(small, "positive");
      const std::vector<std::string> texts = those(&Shape::characters);
      const std::string set = contains_any(small, {"digit", "consist"}) ? characters_in(text) : "";
      if (!set.empty() && !texts.empty()) found_.push_back({{}, Kind::characters, texts, {}, set});
      return;
    }
    if (contains(small, "binary search tree") || word_at(small, "bst") != std::string::npos) {
      about(Kind::search_tree, those([](const Shape& one) { return one.leaf == Shape::Leaf::tree; }));
    } else if (says_tree(small) ||
               (contains(small, "edge") &&
                contains_any(small, {" in the tree", " of the tree", " tree are given", "in the first tree"}) &&
                !named.empty() && !those(&Shape::rows).empty())) {
      std::vector<std::string> edges = those(&Shape::rows);
      if (named.empty() && std::ranges::count(edges, "edges")) edges = {"edges"};  // and no queries
      for (const auto& [name, shape] : names.shapes)                               // "a tree of n nodes" names them not
        if (edges.empty() && shape.rows()) edges.push_back(name);
      about(Kind::tree_edges, std::move(edges));
    } else if ((contains_any(small, {"permutation of", "permutations of"}) || small.ends_with(" is a permutation")) &&
               !contains(small, "string")) {
      read_permutation();
    } else {
      const bool of_rows = std::ranges::any_of(names.shapes, [&](const auto& one) {
        const auto has = [&](const char* index) { return contains(text, one.first + index); };
        return one.second.vectors >= 2 && (has("[i]") || has("[j]")) && !has("[i] =") && !has("[j] =");
      });
      if (!of_rows) read_order();
      if (read_edges()) return;
      if (of_rows && read_distinct_rows()) return;
      const bool rows_themselves =
          text.starts_with("All ") && contains(text, "[i] are ") && !contains_any(text, {" of ", " in "});
      const bool cells = contains_any(text, {"[j] is unique", "[j] are unique", "[j] are distinct"});
      if (!of_rows || rows_themselves || cells) read_distinct();
      if (found_.empty() || contains(small, "consist")) read_alphabet();
    }
  }

  // Different ones of as many as there are.
  void read_permutation() {
    const std::size_t of = text.find("permutation of ");
    for (const std::string& one : named)  // "popped is a permutation of pushed"
      if (of != std::string::npos && word_at(text.substr(of + 15), one) == 0) return;
    const int before = contains_any(small, {"[0", "0 to", "from 0", "0, 1"}) ? -1 : 0;
    const std::size_t open = text.find('['), end = text.find(']', open);
    const Json listed = parsed(end == std::string::npos ? "" : text.substr(open, end + 1 - open));
    for (const std::string& name : those(&Shape::integers)) {
      about(Kind::distinct, {name});
      says(fmt::format("{0} < {1}[i] <= {1}.length + {0}", before, name));
      if (listed.is_array() && listed.size() > 2)  // "of [1, 2, 3]", not "of [1, n]"
        says(fmt::format("{}.length == {}", name, listed.size()));
    }
  }

  bool read_edges() {
    if (contains(small, "may ")) return false;
    if (contains(small, "at most one") && contains_any(small, {"connect", "edge", "road", "between"}) &&
        about(Kind::distinct_pairs, those(&Shape::rows)))
      return true;
    if (!contains(small, "self") || !contains_any(small, {"edge", "loop", "cycle"})) return false;
    for (const std::string& name : those(&Shape::rows)) says(fmt::format("{0}[i][0] != {0}[i][1]", name));
    if (contains_any(small, {"repeated", "duplicate", "multiple", "parallel"}))
      about(Kind::distinct_pairs, those(&Shape::rows));
    return true;
  }

  // "All the values of graph[i] are unique", "hats[i] contains a list of unique integers"
  bool read_distinct_rows() {
    const bool said = contains_any(small, {"unique", "distinct", "no duplicate", "not contain duplicate",
                                           "not contain any duplicate", "no repeated"}) &&
                      !contains_any(small, {",", "[j]", "number of", "at most", "at least", "combined"});
    if (!said || named.size() != 1) return false;
    const bool each = contains_any(replaced(text, named[0], ""), {" of ", " in ", " contain", " no "});
    return each && !text.starts_with("All pairs") && about(Kind::distinct_within, those(&Shape::rows));
  }

  void read_distinct() {
    const std::string said = replaced(small, "has a unique value", "has unique values");
    if (!contains_any(said, {"unique", "distinct", "no duplicate", "no repeated", "no two", "no multiple",
                             "not be any multiple", "pairwise different"}) ||
        contains_any(said, {"number of", "at most", "at least", "exactly", "solution", "answer", "appear", "adjacent",
                            "consecutive", "overlap", "largest", "intersect", "a unique", "uniquely", "mode",
                            "not necessarily", "each key ", "heights of all"}))
      return;
    const bool letters = contains_any(small, {"character", "letter"});
    std::vector<std::string> parameters = those(
        [&](const Shape& one) { return letters ? one.vectors == 0 && one.leaf == Shape::Leaf::text : one.many(); });
    const auto is_rows = [&](const std::string& one) { return names.shapes.at(one).vectors >= 2; };
    const bool any_rows = std::ranges::any_of(parameters, is_rows);
    const bool cells =
        contains_any(small, {"integers", "the matrix", "the grid", "elements in", "flattened", "[j] is ", "[j] are "});
    if (any_rows && cells && !contains_any(small, {"pair", "tuple"})) {
      std::erase_if(parameters, [&](const std::string& one) { return !names.shapes.at(one).rows(); });
      if (parameters.size() != 1 || contains_any(small, {"row", "column"})) return;
      about(Kind::distinct_cells, parameters);
      const std::size_t from = small.find(" from "), to = small.find(" to ", from);
      if (to != std::string::npos)  // "distinct integers from 0 to m * n - 1"
        says(fmt::format("{} <= {}[i][j] <= {}", text.substr(from + 6, to - from - 6), parameters[0],
                         text.substr(to + 4, text.find_last_not_of(". ") - to - 3)));
      return;
    }
    if (std::ranges::count_if(parameters, is_rows) > 1 && !named.empty()) return;  // of one and the other together
    const bool pairs =
        any_rows && contains_any(small, {"repeated", "duplicate", "multiple"}) &&
        !contains_any(small, {"pair", "unique", "distinct", "point"});  // a directed edge turned is another
    if (pairs) std::erase_if(parameters, [&](const std::string& one) { return !is_rows(one); });
    const bool directed =
        std::ranges::any_of(names.columns, [](const auto& one) { return one.first.starts_with("from"); });
    if (contains(small, "value") && named.empty() && !names.nodes.empty()) parameters = names.nodes;
    for (const auto& [column, quantity] : names.columns)  // "(ai, bi)"
      if (!column.empty() && word_at(text, column) != std::string::npos) parameters = {quantity.name};
    const bool told = !named.empty() || contains_any(small, {"both", "each", "node.val"});
    if (parameters.size() > 1 && !told) return;  // of which?
    if (Fact* fact = about(pairs && !directed ? Kind::distinct_pairs : Kind::distinct, std::move(parameters))) {
      fact->pair =
          (pairs && directed) || names_first_two(text) || (contains(small, "pair") && !contains(small, "pairwise"));
      fact->column = contains(small, "start point")                       ? 0
                     : fact->pair || contains_any(small, {"tuple", ", "}) ? -1
                                                                          : column_in(text);  // "(ai, bi)": the row
    }
  }

  void read_order() {
    const std::optional<Direction> order = order_in(small);
    if (!order || contains_any(small, {"column", "each row", "then"})) return;
    if (Fact* fact = about(contains(small, "rotated") ? Kind::rotated : Kind::sorted, those(&Shape::many))) {
      fact->falling = order == Direction::falling;
      fact->strictly = contains_any(small, {"strictly", "unique", "distinct"}) ||
                       (contains(small, "increasing") && !contains_any(small, {"non-", "ascending"}));
      fact->column = std::max(0, column_in(text));
    }
  }

  // "… in the range [0, 100]", "… between 1 and n"
  bool read_range() {
    if (contains_any(text, {"==", "depth of"})) return false;
    std::size_t begin = small.find("range [");
    if (begin == std::string::npos && contains(small, "between [")) begin = small.find("between [") + 2;
    std::size_t middle = std::string::npos, end = std::string::npos;
    if (begin != std::string::npos) {
      begin += 7;
      middle = text.find(',', begin);
      end = text.find(']', begin);
    } else if ((begin = small.find("between ")) != std::string::npos) {
      begin += 8;
      middle = text.find(" and ", begin);
      end = std::min(text.size(), text.find(", ", begin));
    }
    if (contains_any(small, {" or ", "path", "answer", "each word"})) return false;
    const bool nodes = contains_any(small, {"number of nodes", "number of the node"});
    const std::size_t equal = nodes ? small.find(" is ") : std::string::npos;  // "… in the list is n", "is in the n"
    const bool range = middle < end && end != std::string::npos;
    const std::size_t skipped = range && text[middle] == ',' ? 1 : 5;
    if (!range && equal == std::string::npos) return false;
    std::vector<std::string> quantities;
    std::vector<std::string> in_nodes = those(&Shape::nodes);
    const bool lengths = contains(small, "length");
    if (nodes) {
      if (in_nodes.empty()) in_nodes = names.nodes;
      const bool of_list = contains(small, " list"), of_tree = contains(small, " tree");
      const auto other_kind = [&](const std::string& one) {
        return of_list != of_tree && (names.shapes.at(one).leaf == Shape::Leaf::list) != of_list;
      };
      if (!std::ranges::all_of(in_nodes, other_kind)) std::erase_if(in_nodes, other_kind);
      for (const std::string& one : in_nodes)
        quantities.push_back(one + (names.shapes.at(one).vectors > 0 ? "[i].length" : ".length"));
    } else if ((contains(small, "node") || contains(small, "trees will have values")) && !names.nodes.empty()) {
      quantities.push_back("Node.val");
    } else {
      for (const std::string& one : named) {
        if (lengths || !names.shapes.at(one).characters()) quantities.push_back(one + (lengths ? ".length" : ""));
      }
    }
    if (quantities.empty()) return false;
    const std::string all = joined(quantities);
    const bool even = range && contains(small, " an even integer in the range");
    for (const std::string& one : even ? quantities : std::vector<std::string>()) says(one + " % 2 == 0");
    const bool parity = nodes && !range && contains_any(small, {" is even", " is odd"});
    if (parity) return says(fmt::format("{} % 2 == {}", all, contains(small, " is odd") ? 1 : 0));
    return says(range ? fmt::format("{} <= {} <= {}", text.substr(begin, middle - begin), all,
                                    text.substr(middle + skipped, end - middle - skipped))
                      : fmt::format("{} == {}", replaced(text.substr(equal + 4), "in the ", ""), all));
  }

  // Which characters there are, or which values.
  void read_alphabet() {
    if (small.ends_with(" 0 or 1") && (named.empty() || column_in(text) >= 0)) {  // "Node.val is either 0 or 1"
      const std::size_t verb = std::min(text.find(" is "), text.find(" are "));
      return void(says(fmt::format("0 <= {} <= 1", text.substr(0, verb))));
    }
    std::string bare = text;  // without names, in which such words may stand
    for (const std::string& one : named)
      for (std::size_t at; (at = word_at(bare, one)) != std::string::npos;) bare.erase(at, one.size());
    bare = replaced(lower(bare), "any valid ascii", "ascii");
    const bool said = contains_any(
        small, {"consist", "contain", " is ", " are ", "only", "made of", "composed", " == '", " == 0 or 1"});
    if (!said || contains_any(bare, {"at least", "at most",     "exactly", "number of", "start",      " begin",
                                     "end with", "not contain", "appear",  "valid",     "palindrome", "guaranteed",
                                     "same ",    "occur",       "exist",   "substring", "separated",  "single space",
                                     "trailing", "format",      "[0]",     "[1]"}) ||
        names_a_method())
      return;
    const std::vector<std::string> texts = those(&Shape::characters);
    std::vector<std::string> words = quoted_in(text, '"');
    const bool several = std::ranges::any_of(words, [](const std::string& one) { return one.size() > 1; });
    if (!texts.empty() && several) {
      if (words.size() == 1 && contains_any(small, {"character", "symbol"})) {  // "letters, and symbols "!@#""
        std::string set = characters_in(replaced(text, fmt::format("\"{}\"", words[0]), "")) + words[0];
        std::ranges::sort(set);
        set.erase(std::unique(set.begin(), set.end()), set.end());
        return void(found_.push_back({{}, Kind::characters, texts, {}, set}));
      }
      if (contains_any(small, {"consist", "symbol"})) return;
      for (std::string& one : words) one = dumped(Json(one));
      found_.push_back({{}, Kind::listed, texts, words});
    } else if (const std::string set = characters_in(text); !texts.empty() && !set.empty()) {
      found_.push_back({{}, Kind::characters, texts, {}, set});
    } else if (texts.empty() && !named.empty()) {
      std::string list;
      for (const std::string_view verb : {" is ", " are ", " == ", " consist only of ", " consists only of "})
        if (const std::size_t at = small.find(verb); at != std::string::npos) list = text.substr(at + verb.size() - 1);
      for (const auto& [word, by] :
           {std::pair(" either", ""), std::pair(" only", ""), std::pair(", or ", ", "), std::pair(" or ", ", ")})
        list = replaced(list, word, by);
      std::vector<std::string> numbers;
      for (const Comparison& one : comparisons_in("number == " + list)) {
        const auto value = value_of(one.right);
        if (!value || *value != std::floor(*value)) return;
        numbers.push_back(dumped(whole_number(*value)));
      }
      if (numbers.size() > 1) found_.push_back({{}, Kind::listed, named, numbers});
    }
  }

  // What is said of one method's argument does not hold for another's of that name.
  bool names_a_method() const {
    return std::ranges::any_of(names.methods, [&](const std::string& one) { return contains(text, " in " + one); });
  }

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

Sentence::Sentence(const std::string& whole, const Names& of) : text(whole), small(lower(whole)), names(of) {
  for (const auto& [name, ignored] : names.shapes) {
    std::size_t at = word_at(text, name);
    while (at != std::string::npos && name == "a" && text.substr(at, 2) == "a " && text.substr(at, 6) != "a and ")
      at = word_at(text, name, at + 1);
    if (at != std::string::npos) named.push_back(name);
  }
}

const Quantity* Names::cell_called(const std::string& name) const {
  for (const auto* cells : {&columns, &elements})
    if (const auto found = cells->find(name); found != cells->end()) return &found->second;
  return nullptr;
}

const Quantity* Names::column_called(std::string name) const {
  std::erase(name, '_');
  if (name.ends_with('i') && !cell_called(name)) name.back() = 'j';  // "queries[j] = [uj, vj]"
  return cell_called(name);
}

std::vector<std::string> Sentence::those(const std::function<bool(const Shape&)>& wanted) const {
  std::vector<std::string> some = named;
  for (const auto& [name, ignored] : names.shapes)
    if (named.empty()) some.push_back(name);
  std::erase_if(some, [&](const std::string& one) { return !wanted(names.shapes.at(one)); });
  return some;
}

std::vector<Fact> facts_in_words(const Sentence& sentence) { return WordReading(sentence).facts(); }

}  // namespace leetjudge
