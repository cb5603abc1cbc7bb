// What sentences say, as inputs are drawn and checked by it.
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "inputs/words.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

// What pages call so has rows of one length, also where no sentence says it.
constexpr const char* grids[] = {"grid", "matrix", "mat", "board", "image", "maze"};
constexpr const char* is_square = " is a square";  // said by no page; where an example is none, it is forgotten

class Settling {
 public:
  Settling(std::vector<Fact>& facts, const Names& names, const std::vector<std::string>& sentences, bool design)
      : facts_(facts), names_(names), lines_(sentences), design_(design) {}

  void run() {
    replace_nodes();
    turn_sums_around();
    divide_products();
    define_letters();
    make_rectangular();
    replace_defined_names();
    drop_unknown_names();
  }

 private:
  // Columns get their places, and rows without an index get one. Whether the quantity is one of an input, or a name
  // that an equality defines.
  bool settle(Expression& one) {
    if (one.operation == 'q') {
      Quantity& q = one.quantity;
      const Quantity* const cell =
          q.index.empty() && !names_.shapes.contains(q.name) ? names_.column_called(q.name) : nullptr;
      if (cell) q.name = cell->name, q.index = cell->index;
      const auto found = names_.shapes.find(q.name);
      if (found == names_.shapes.end())
        return q.index.empty() && !q.length && !q.sum && (defined_.contains(q.name) || places_.contains(q.name));
      const Shape& shape = found->second;
      const std::size_t depth = std::size_t(shape.vectors);
      const bool number = shape.leaf == Shape::Leaf::integer || shape.leaf == Shape::Leaf::real ||
                          (shape.leaf == Shape::Leaf::text && differs_);
      if (q.sum && q.index.empty() && (q.length || depth == 0)) return false;      // that is no list
      if (!q.length && shape.nodes() && q.index.size() == depth + 1) return true;  // of a list's nodes
      if (q.length)
        return q.index.size() < depth ||
               (q.index.size() == depth && (shape.leaf == Shape::Leaf::text || shape.nodes()));
      constexpr const char* letters[] = {"i", "j", "k", "l"};
      while (q.index.size() < depth && q.index.size() < 4) q.index.push_back(letters[q.index.size()]);
      return number && q.index.size() == depth;
    }
    return std::ranges::all_of(one.operands, [&](Expression& part) { return settle(part); });
  }

  // What is said of the value of any node is said of each list's and each tree's.
  void replace_nodes() {
    for (const Fact& fact : std::exchange(facts_, {})) {
      const std::size_t before = facts_.size();
      for (const std::string& parameter : names_.nodes) {
        Fact one = fact;
        std::vector<std::string> index(std::size_t(names_.shapes.at(parameter).vectors), "list");
        index.push_back("node");
        const Expression value{'q', 0, {parameter, index, false}, {}};
        const bool left = replace(one.left, "Node", value), right = replace(one.right, "Node", value);
        if (left || right) facts_.push_back(std::move(one));
      }
      if (facts_.size() == before) facts_.push_back(fact);
    }
  }

  // "n - 1 <= edges.length" says what n is at most as well.
  void turn_sums_around() {
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      Fact fact = facts_[i];
      const bool below = fact.kind == Kind::comparison && (fact.operation == "<=" || fact.operation == "<");
      if (below && move_added(fact.left, fact.right)) facts_.push_back(std::move(fact));
    }
  }

  // "m * n <= 10^5" says what m is at most where n is known.
  void divide_products() {
    for (std::size_t i = 0, count = facts_.size(); i < count; ++i) {
      const Fact product = facts_[i];
      if (product.kind != Kind::comparison || !product.operation.starts_with("<") || product.right.operation != '#')
        continue;
      std::vector<Expression> factors = {product.left};
      while (factors.back().operation == '*') {
        const Expression both = factors.back();
        factors.back() = both.operands[1];
        factors.push_back(both.operands[0]);
      }
      const bool sizes = std::ranges::all_of(factors, [](const Expression& one) {
        return one.operation == 'q' && !one.quantity.sum && (one.quantity.length || one.quantity.index.empty());
      });
      for (std::size_t own = 0; sizes && factors.size() > 1 && own < factors.size(); ++own) {
        Fact one = product;
        one.left = factors[own];
        one.divided = true;
        for (std::size_t other = 0; other < factors.size(); ++other)
          if (other != own) one.right = {'/', 0, {}, {one.right, factors[other]}};
        facts_.push_back(std::move(one));
      }
    }
  }

  void make_rectangular() {
    std::map<std::string, std::string> said_of;  // and by which sentence
    for (const char* name : grids) {
      const auto found = names_.shapes.find(name);
      if (found != names_.shapes.end() && found->second.vectors == 2)
        said_of[name] = fmt::format("all rows of {} have the same length", name);
    }
    const auto has_rows = [](const Shape& one) { return one.vectors + (one.leaf == Shape::Leaf::text) == 2; };
    for (const std::string& line : lines_) {  // "All strings in words have the same length."
      const auto rows = Sentence(line, names_).those(has_rows);
      if (rows.size() != 1) continue;
      const bool alike = (contains(line, "the same length") && !contains(line, " and ")) ||
                         line == fmt::format("All {}[i].length are equal.", rows[0]) ||
                         line.starts_with(fmt::format("{0}[i].length == {0}[j].length", rows[0]));
      if (alike) said_of[rows[0]] = line;
    }
    for (const auto& [name, sentence] : said_of) {
      const Expression length{'q', 0, {name, {"i"}, true}, {}},
          columns{'q', 0, {fmt::format("columns of {}", name), {}, false}, {}};
      const bool said = std::ranges::any_of(facts_, [&](const Fact& one) {
        return one.operation == "==" && one.sentence != name + is_square &&
               (one.left.quantity == length.quantity || one.right.quantity == length.quantity);
      });
      if (said) continue;
      for (std::size_t i = 0, count = facts_.size(); i < count; ++i) {  // what bounds each row bounds all
        Fact one = facts_[i];
        const auto of_row = [&](const Expression& side) {
          return side.operation == 'q' && side.quantity.name == name && side.quantity.length &&
                 side.quantity.index.size() == 1;
        };
        const bool left = of_row(one.left), right = of_row(one.right);
        if (left) one.left = columns;
        if (right) one.right = columns;
        if (left || right) facts_.push_back(std::move(one));
      }
      facts_.push_back({{columns, length, "=="}});
      facts_.back().sentence = sentence;
    }
  }

  // What sentences call n and define nowhere is the length of the only list or text, and of the only grid's rows, too;
  // m and n are, where they say both, the only matrix's rows and columns.
  void define_letters() {
    if (design_) return;
    std::vector<std::string> lists;
    for (const auto& [name, shape] : names_.shapes)
      if (shape.has_length()) lists.push_back(name);
    const auto saying = [&](const char* letter) {
      return std::ranges::find_if(facts_, [&](Fact one) {
        const bool left = replace(one.left, letter, {}), right = replace(one.right, letter, {});
        return one.kind == Kind::comparison && (left || right);
      });
    };
    const auto defined = [&](const char* letter) {
      return names_.shapes.contains(letter) || names_.cell_called(letter) || std::ranges::any_of(facts_, [&](Fact one) {
               return one.operation == "==" && (replace(one.left, letter, {}) || replace(one.right, letter, {}));
             });
    };
    if (lists.size() != 1 || defined("n") || saying("n") == facts_.end()) return;
    const Shape& shape = names_.shapes.at(lists[0]);
    const bool matrix = shape.vectors == 2 || (shape.vectors == 1 && shape.leaf == Shape::Leaf::text);
    const bool both = saying("m") != facts_.end();
    if (both && (!matrix || defined("m"))) return;
    const std::string of_rows = both ? saying("m")->sentence : "", of_all = saying("n")->sentence;
    if (both) say_to(facts_, fmt::format("m == {}.length", lists[0]), of_rows);
    say_to(facts_, fmt::format("n == {}{}.length", lists[0], both ? "[i]" : ""), of_all);
    const Expression columns{'q', 0, {lists[0], {"i"}, true}, {}};
    const bool said = std::ranges::any_of(facts_, [&](const Fact& one) {
      return std::ranges::any_of(quantities_in(one), [&](const Quantity* in) { return *in == columns.quantity; });
    });
    if (!both && !said && shape.vectors == 2 && std::ranges::count(grids, lists[0]) > 0)
      say_to(facts_, fmt::format("n == {}[i].length", lists[0]), lists[0] + is_square);
  }

  // Where a fact defines a name by a length, as in "nums.length == 2 * n + 1", the others say it of that length.
  void replace_defined_names() {
    for (Fact& definition : facts_) {
      if (definition.kind != Kind::comparison || definition.operation != "==") continue;
      if (const Expression& name = definition.left;
          name.operation == 'q' && !names_.shapes.contains(name.quantity.name))
        move_added(definition.right, definition.left);  // "n == edges.length + 1" becomes "edges.length == n - 1"
      for (const auto& [own, other, above] : definition.sides()) {
        const auto line = line_in(other);
        if (!line || own.operation != 'q' || !names_.shapes.contains(own.quantity.name)) continue;
        const auto& [quantity, factor, offset] = *line;
        const std::string& name = quantity.name;
        if (quantity != Quantity{name, {}, false} || names_.shapes.contains(name) || factor < 1 ||
            (factor == 1 && offset == 0))
          continue;
        const Expression length = own, number{'#', offset, {}, {}}, times{'#', factor, {}, {}};
        // What is left of it: the length has the right rest.
        definition.left = {'%', 0, {}, {length, times}};
        definition.right = {'#', std::fmod(std::fmod(offset, factor) + factor, factor), {}, {}};
        const Expression value{'/', 0, {}, {{'-', 0, {}, {length, number}}, times}};
        for (Fact& one : facts_) {
          if (&one == &definition || one.kind != Kind::comparison) continue;
          const bool left = is_name(one.left, name) && one.right.operation == '#';
          const bool right = is_name(one.right, name) && one.left.operation == '#';
          if (left) one.right.number = one.right.number * factor + offset;
          if (right) one.left.number = one.left.number * factor + offset;
          replace(one.left, name, left ? length : value);
          replace(one.right, name, right ? length : value);
        }
        break;
      }
    }
  }

  static bool is_name(const Expression& one, const std::string& name) {
    return one.operation == 'q' && one.quantity == Quantity{name, {}, false};
  }

  // Whether it is in there.
  static bool replace(Expression& in, const std::string& name, const Expression& by) {
    const bool own = is_name(in, name);
    bool found = own;
    if (own) in = Expression(by);
    for (std::size_t i = 0; !own && i < in.operands.size(); ++i) found = replace(in.operands[i], name, by) || found;
    return found;
  }

  // A quantity times a number and another number added.
  struct Line {
    Quantity quantity;
    long double factor, offset;
  };
  static std::optional<Line> line_in(const Expression& one) {
    std::optional<Quantity> only;
    const auto at = [&](long double number) {
      return value_of(one, [&](const Quantity& of) {
        if (!only) only = of;
        return *only == of ? std::optional(number) : std::nullopt;
      });
    };
    constexpr long double far = 1e9;
    const auto zero = at(0), first = at(1), last = at(far);
    if (!only || !zero || !first || !last || *last - *zero != (*first - *zero) * far) return std::nullopt;
    return Line{*only, *first - *zero, *zero};
  }

  // Where a quantity has a number added, and there is nothing but another one on the other side. Whether it has.
  static bool move_added(Expression& from, Expression& to) {
    const auto line = line_in(from);
    if (!line || line->factor != 1 || line->offset == 0 || to.operation != 'q') return false;
    from = {'q', 0, line->quantity, {}};
    to = {line->offset < 0 ? '+' : '-', 0, {}, {to, {'#', std::abs(line->offset), {}, {}}}};
    return true;
  }

  void drop_unknown_names() {
    for (bool grown = true; grown;) {
      grown = false;
      for (const Fact& one : facts_) {
        if (one.operation != "==") continue;
        for (const auto& [own, other, above] : one.sides()) {
          Expression copy = other;
          const Quantity& name = own.quantity;
          const bool free =
              own.operation == 'q' && !names_.shapes.contains(name.name) && name.index.empty() && !name.length;
          if (free && other.operation == 'q' && settle(copy)) grown = defined_.insert(name.name).second || grown;
        }
      }
    }
    std::erase_if(facts_, [&](Fact& one) {
      differs_ = one.operation == "!=";
      places_.clear();
      for (const Quantity* of : quantities_in(one)) {
        places_.insert(of->index.begin(), of->index.end());
        if (const Quantity* const cell = names_.column_called(of->name)) places_.insert(cell->index[0]);
      }
      return one.kind == Kind::comparison && !(settle(one.left) && settle(one.right));
    });
  }

  std::vector<Fact>& facts_;
  const Names& names_;
  const std::vector<std::string>& lines_;
  const bool design_;
  std::set<std::string> defined_;
  std::set<std::string> places_;  // the letters that are places of elements in what is settled
  bool differs_ = false;          // what is settled is said to differ: texts can
};

}  // namespace

void say_to(std::vector<Fact>& facts, const std::string& formula, const std::string& sentence) {
  for (Comparison& one : comparisons_in(formula)) {
    facts.push_back({std::move(one)});
    facts.back().sentence = sentence;
  }
}

void settle(std::vector<Fact>& facts, const Names& names, const std::vector<std::string>& sentences, bool design) {
  Settling(facts, names, sentences, design).run();
}

}  // namespace leetjudge
