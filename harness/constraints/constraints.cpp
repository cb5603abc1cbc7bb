#include "constraints/constraints.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "constraints/alphabet.hpp"
#include "constraints/call_order.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/place.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

// Reads the sentences one by one.
class Reading {
 public:
  Reading(const Stub& stub, const std::vector<std::string>& sentences) : stub_(stub) {
    for (const Method& method : stub.solution.methods) {
      methods_.push_back(method.name);
      for (const Parameter& one : method.parameters) {
        shapes_.emplace(one.name, shape_of(one));
        if (shape_of(one).nodes()) nodes_.push_back(one.name);
      }
    }
    for (const std::string& sentence : sentences) {
      if (!read_columns(sentence)) lines_.push_back(sentence);
    }
    std::vector<std::vector<Fact>> of_line;
    for (const std::string& sentence : lines_) of_line.push_back(read(sentence));
    for (const std::vector<Fact>& some : of_line) facts.insert(facts.end(), some.begin(), some.end());
    drop_unknown_names();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto kept = std::ranges::count(facts, lines_[i], &Fact::sentence);
      if (kept == 0 || std::size_t(kept) < of_line[i].size()) not_understood.push_back(lines_[i]);
    }
  }

  std::vector<Fact> facts;
  std::vector<std::string> not_understood;

 private:
  // "edges[i] = [ai, bi]", also within other words
  bool read_columns(const std::string& sentence) {
    bool any = false;
    for (const auto& [name, shape] : shapes_) {
      const std::size_t at = sentence.find(name + "[i] =");
      if (at == std::string::npos || shape.vectors != 2) continue;
      const std::size_t open = sentence.find_first_of("[(", at + name.size() + 3);
      const std::size_t close = sentence.find_first_of("])", open);
      if (open == std::string::npos || close == std::string::npos || open > at + name.size() + 8) continue;
      int column = 0;
      std::string word;
      for (const char c : sentence.substr(open + 1, close - open - 1) + ",") {
        if (c == ',')
          columns_[word] = {name, {"i", std::to_string(column++)}, false}, word.clear();
        else if (of_name(c) && c != '_')
          word += c;
      }
      facts.push_back({{{'q', 0, {name, {"i"}, true}, {}}, {'#', (long double)(column), {}, {}}, "=="}});
      facts.back().sentence = sentence;
      any = true;
    }
    return any;
  }

  std::vector<Fact> read(const std::string& sentence) {
    std::string text(trim(sentence));
    while (text.ends_with('.') || text.ends_with(';')) text.pop_back();
    std::vector<Fact> found;
    for (Comparison& one : comparisons_in(text)) found.push_back({std::move(one)});
    if (found.empty()) found = read_call_order(text, stub_);
    if (found.empty()) found = read_neighbours(text);
    if (found.empty()) found = read_words(text);
    for (Fact& one : found) one.sentence = sentence;
    return found;
  }

  // "arr[i] < arr[j] for 0 <= i < j < arr.length", "arr[i] <= arr[i + 1]"
  std::vector<Fact> read_neighbours(const std::string& text) const {
    for (const auto& [name, shape] : shapes_) {
      const std::string_view bare(text);
      for (const char* sign : {"<=", ">=", "<", ">"}) {
        const std::string begin = fmt::format("{0}[i] {1} {0}[", name, sign);
        if (!bare.starts_with(begin) || shape.vectors != 1) continue;
        if (!bare.substr(begin.size()).starts_with("j") && !bare.substr(begin.size()).starts_with("i + 1")) continue;
        Fact fact{{}, Kind::sorted, {name}};
        fact.falling = sign[0] == '>';
        fact.strictly = std::string_view(sign).size() == 1;
        return {fact};
      }
    }
    return {};
  }

  // The parameters that a sentence names.
  std::vector<std::string> named_in(std::string_view text) const {
    std::vector<std::string> names;
    for (const auto& [name, ignored] : shapes_) {
      std::size_t at = word_at(text, name);
      while (at != std::string_view::npos && name == "a" && text.substr(at, 2) == "a ")  // the article
        at = word_at(text, name, at + 1);
      if (at != std::string_view::npos) names.push_back(name);
    }
    return names;
  }

  template <class Wanted>
  std::vector<std::string> those(std::vector<std::string> names, Wanted wanted) const {
    if (names.empty()) {
      for (const auto& [name, ignored] : shapes_) names.push_back(name);
    }
    std::erase_if(names, [&](const std::string& one) { return !std::invoke(wanted, shapes_.at(one)); });
    return names;
  }

  std::vector<Fact> read_words(const std::string& text) const {
    const std::string small = lower(text);
    std::vector<Fact> found;
    const std::vector<std::string> named = named_in(text);
    const auto about = [&](Kind kind, std::vector<std::string> parameters) -> Fact* {
      if (parameters.empty()) return nullptr;
      return &found.emplace_back(Fact{{}, kind, std::move(parameters)});
    };
    const auto many = [](const Shape& one) { return one.vectors >= 1 || one.nodes(); };
    const bool of_rows = std::ranges::any_of(shapes_, [&](const auto& one) {
      return one.second.vectors >= 2 && contains(text, one.first + "[i]") && !contains(text, one.first + "[i] =");
    });
    if (small.starts_with("at most ") && contains(small, "call")) {
      if (const auto most = expression_in(text.substr(8, small.find("call") - 8)))
        found.push_back({{{}, *most, ""}, Kind::most_calls});
      return found;
    }
    if (read_range(text, small, named, found)) return found;
    if (contains(small, "leading zero")) {
      if (contains_any(small, {"no leading", "not contain", "without", "not have", "n't"}))
        about(Kind::no_leading_zero, those(named, [](const Shape& one) { return one.leaf == Shape::Leaf::text; }));
      if (!contains_any(small, {"digit", "consist"})) return found;
    }
    if (contains_any(small, {"binary search tree", "bst"})) {
      about(Kind::search_tree, those(named, [](const Shape& one) { return one.leaf == Shape::Leaf::tree; }));
      return found;
    }
    if (contains_any(small, {"valid tree", "form a tree", "represents a tree", "is a tree"})) {
      about(Kind::tree_edges, those(named, &Shape::rows));
      return found;
    }
    if (contains_any(small, {"permutation of", "permutations of"}) && !contains(small, "string")) {
      if (Fact* fact = about(Kind::permutation, those(named, &Shape::integers)))
        fact->least = contains_any(small, {"[0", "0 to", "from 0", "0, 1"}) ? 0 : 1;
      return found;
    }
    if (!of_rows) read_order(small, those(named, many), about);
    if (contains(small, "at most one") && contains_any(small, {"connect", "edge", "road", "between"}) &&
        about(Kind::distinct_pairs, those(named, &Shape::rows)))
      return found;
    if (contains(small, "self") && contains_any(small, {"edge", "loop", "cycle"})) {
      for (const std::string& name : those(named, &Shape::rows))
        found.push_back({{{'q', 0, {name, {"i", "0"}, false}, {}}, {'q', 0, {name, {"i", "1"}, false}, {}}, "!="}});
      return found;
    }
    const bool counted = contains_any(small, {"number of", "at most", "at least", "exactly", "solution", "answer",
                                              "appear", "adjacent", "consecutive", "overlap", "a unique", "mode"});
    if (contains_any(small, {"unique", "distinct", "no duplicate", "no repeated", "no two", "no multiple",
                             "pairwise different"}) &&
        !counted && !of_rows && !contains(small, "not necessarily")) {
      const bool pairs = contains_any(small, {"repeated", "duplicate", "multiple"}) &&
                         !contains_any(small, {"pair", "unique", "distinct"});  // a directed edge is another one turned
      const bool letters = contains_any(small, {"character", "letter"});
      std::vector<std::string> parameters = those(named, [&](const Shape& one) {
        return letters ? one.vectors == 0 && one.leaf == Shape::Leaf::text : many(one) && (!pairs || one.vectors >= 2);
      });
      if (contains(small, "value") && named.empty() && !nodes_.empty()) parameters = nodes_;
      if (Fact* fact = about(pairs ? Kind::distinct_pairs : Kind::distinct, std::move(parameters)))
        fact->column = column_in(text);
    }
    if (found.empty()) read_alphabet(text, small, named, found);
    return found;
  }

  // Of the one that a sentence names by its name: "sorted by starti".
  int column_in(const std::string& text) const {
    for (const auto& [name, quantity] : columns_) {
      const std::size_t at = text.find(name);
      if (at != std::string::npos && !(at + name.size() < text.size() && of_name(text[at + name.size()])))
        return std::stoi(quantity.index[1]);
    }
    return -1;
  }

  template <class About>
  void read_order(const std::string& small, const std::vector<std::string>& parameters, const About& about) const {
    const bool falling =
        contains_any(small, {"decreasing", "descending", "non-increasing"}) && !contains(small, "non-decreasing");
    const bool rising = contains_any(small, {"increasing", "ascending", "non-decreasing", "sorted"}) && !falling;
    if (!(rising || falling) || contains_any(small, {"column", "each row", "then"})) return;
    if (Fact* fact = about(contains(small, "rotated") ? Kind::rotated : Kind::sorted, parameters)) {
      fact->falling = falling;
      fact->strictly = contains_any(small, {"strictly", "unique", "distinct"});
      fact->column = std::max(0, column_in(small));
    }
  }

  // "… in the range [0, 100]", "… between 1 and n"
  bool read_range(const std::string& text, const std::string& small, const std::vector<std::string>& named,
                  std::vector<Fact>& found) const {
    std::size_t begin = small.find("range [");
    std::size_t middle = std::string::npos, end = std::string::npos;
    if (begin != std::string::npos) {
      begin += 7;
      middle = text.find(',', begin);
      end = text.find(']', begin);
    } else if ((begin = small.find("between ")) != std::string::npos) {
      begin += 8;
      middle = text.find(" and ", begin);
      end = std::min(text.size(), text.find(',', begin));
    }
    if (contains(small, " or ")) return false;
    const bool nodes = contains(small, "number of nodes");
    const std::size_t equal = nodes ? small.find(" is ") : std::string::npos;  // "… in the list is n"
    const bool range = middle < end && end != std::string::npos;
    std::optional<Expression> low, high;
    if (range) {
      const std::size_t skipped = text[middle] == ',' ? 1 : 5;
      low = expression_in(text.substr(begin, middle - begin));
      high = expression_in(text.substr(middle + skipped, end - middle - skipped));
    } else if (equal != std::string::npos) {
      low = high = expression_in(text.substr(equal + 4));
    }
    if (!low || !high) return false;
    std::vector<Quantity> about;
    const std::vector<std::string> in_nodes = those(named, &Shape::nodes);
    const bool lengths = contains(small, "length");
    if (nodes) {
      for (const std::string& one : in_nodes.empty() ? nodes_ : in_nodes)
        about.push_back({one, std::vector<std::string>(std::size_t(shapes_.at(one).vectors), "i"), true});
    } else if (contains(small, "node") && !nodes_.empty()) {
      about.push_back({"Node", {}, false});
    } else {
      for (const std::string& one : named) {
        if (lengths || !shapes_.at(one).characters()) about.push_back({one, {}, lengths});
      }
    }
    for (const Quantity& one : about) {
      const Expression number{'q', 0, one, {}};
      found.push_back({{*low, number, range ? "<=" : "=="}});
      if (range) found.push_back({{number, *high, "<="}});
    }
    return !about.empty();
  }

  // Which characters there are, or which values.
  void read_alphabet(const std::string& text, const std::string& small, const std::vector<std::string>& named,
                     std::vector<Fact>& found) const {
    const bool said = contains_any(small, {"consist", "contain", " is ", " are ", "only", "made of", "composed"});
    if (!said || contains_any(small, {"at least", "at most",     "exactly", "number of", "start",      "begin",
                                      "end with", "not contain", "appear",  "valid",     "palindrome", "guaranteed",
                                      "same ",    "occur",       "exist",   "substring", "separated",  "single space",
                                      "trailing", "format",      "[0]",     "[1]"}) ||
        names_a_method(text))
      return;
    const std::vector<std::string> texts = those(named, &Shape::characters);
    std::vector<std::string> words = quoted_in(text, '"');
    const bool several = std::ranges::any_of(words, [](const std::string& one) { return one.size() > 1; });
    if (!texts.empty() && several) {
      if (contains_any(small, {"consist", "symbol"})) return;
      for (std::string& one : words) one = dumped(Json(one));
      found.push_back({{}, Kind::listed, texts, words});
    } else if (const std::string set = characters_in(text); !texts.empty() && !set.empty()) {
      found.push_back({{}, Kind::characters, texts, {}, set});
    } else if (texts.empty() && !named.empty()) {
      const std::size_t verb = std::min(small.find(" is "), small.find(" are "));
      std::vector<std::string> numbers;
      std::string word;
      for (const char c : verb == std::string::npos ? std::string() : small.substr(verb + 3) + " ") {
        if (of_name(c) || c == '-') {
          word += c;
          continue;
        }
        const bool number = word.find_first_not_of("-0123456789") == std::string::npos && !word.empty();
        const bool link = word.empty() || word == "or" || word == "either" || word == "and" || word == "only";
        if (number ? !Json::accept(word) : !link) return;
        if (number) numbers.push_back(word);
        word.clear();
      }
      if (numbers.size() > 1) found.push_back({{}, Kind::listed, named, numbers});
    }
  }

  // What is said of one method's argument does not hold for another's of that name.
  bool names_a_method(const std::string& text) const {
    return std::ranges::any_of(methods_, [&](const std::string& one) { return contains(text, " in " + one); });
  }

  // Columns get their places, and rows without an index get one. Whether the quantity is one of an input, or a name
  // that an equality defines.
  bool settle(Expression& one) {
    if (one.operation == 'q') {
      Quantity& q = one.quantity;
      std::string plain = q.name;
      std::erase(plain, '_');
      if (const auto column = columns_.find(plain);
          q.index.empty() && column != columns_.end() && !shapes_.contains(q.name))
        q = column->second;
      if (q.name == "Node" || q.name == "ListNode" || q.name == "TreeNode") {
        q.name = "Node";
        return !nodes_.empty() && !q.length;
      }
      const auto found = shapes_.find(q.name);
      if (found == shapes_.end()) return q.index.empty() && !q.length && defined_.contains(q.name);
      const Shape& shape = found->second;
      const std::size_t depth = std::size_t(shape.vectors);
      const bool number = shape.leaf == Shape::Leaf::integer || shape.leaf == Shape::Leaf::real;
      if (q.length)
        return q.index.size() < depth ||
               (q.index.size() == depth && (shape.leaf == Shape::Leaf::text || shape.nodes()));
      constexpr const char* letters[] = {"i", "j", "k", "l"};
      while (q.index.size() < depth && q.index.size() < 4) q.index.push_back(letters[q.index.size()]);
      return number && q.index.size() == depth;
    }
    return std::ranges::all_of(one.operands, [&](Expression& part) { return settle(part); });
  }

  void drop_unknown_names() {
    for (bool grown = true; grown;) {
      grown = false;
      for (const Fact& one : facts) {
        if (one.operation != "==") continue;
        for (const auto& [own, other, above] : one.sides()) {
          Expression copy = other;
          const Quantity& name = own.quantity;
          const bool free = own.operation == 'q' && !shapes_.contains(name.name) && name.index.empty() && !name.length;
          if (free && other.operation == 'q' && settle(copy)) grown = defined_.insert(name.name).second || grown;
        }
      }
    }
    std::erase_if(facts,
                  [&](Fact& one) { return one.kind == Kind::comparison && !(settle(one.left) && settle(one.right)); });
  }

  const Stub& stub_;
  std::map<std::string, Shape> shapes_;
  std::vector<std::string> methods_;
  std::vector<std::string> nodes_;  // the parameters that are lists or trees
  std::map<std::string, Quantity> columns_;
  std::set<std::string> defined_;
  std::vector<std::string> lines_;
};

}  // namespace

Shape shape_of(const Parameter& parameter) {
  Shape shape;
  std::string_view type = parameter.text;
  for (std::size_t at; (at = type.find("vector<")) != std::string_view::npos; ++shape.vectors)
    type.remove_prefix(at + 7);
  const std::pair<const char*, Shape::Leaf> leaves[] = {
      {"ListNode", Shape::Leaf::list},  {"TreeNode", Shape::Leaf::tree}, {"string", Shape::Leaf::text},
      {"char", Shape::Leaf::character}, {"bool", Shape::Leaf::boolean},  {"double", Shape::Leaf::real},
      {"float", Shape::Leaf::real},     {"int", Shape::Leaf::integer},   {"long", Shape::Leaf::integer}};
  type = type.substr(0, type.find_first_of(">&"));
  for (const auto& [name, leaf] : leaves) {
    if (contains(type, name) && shape.leaf == Shape::Leaf::other && !contains(type, "pair<")) shape.leaf = leaf;
  }
  return shape;
}

Constraints::Constraints(const Stub& stub, const std::vector<std::string>& sentences,
                         const std::vector<std::string>& examples)
    : stub_(stub) {
  Reading reading(stub, sentences);
  facts_ = std::move(reading.facts);
  not_understood_ = std::move(reading.not_understood);
  for (const std::string& example : examples) {
    while (const std::optional<Broken> broken = first_broken(example)) {
      if (!std::ranges::count(not_understood_, broken->sentence)) not_understood_.push_back(broken->sentence);
      std::erase_if(facts_, [&](const Fact& one) { return one.sentence == broken->sentence; });
    }
  }
}

}  // namespace leetjudge
