#include "inputs/constraints.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "inputs/call_order.hpp"
#include "inputs/rules.hpp"
#include "inputs/words.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;

// Reads the sentences one by one.
class Reading {
 public:
  Reading(const Stub& stub, const std::vector<std::string>& sentences) : stub_(stub), names_(stub) {
    std::vector<std::string> with_columns;
    for (const std::string& sentence : sentences)
      if (!permits(sentence)) (read_columns(sentence) ? with_columns : lines_).push_back(sentence);
    find_other_names();
    std::vector<std::vector<Fact>> of_line;
    for (const std::string& sentence : lines_) of_line.push_back(read(sentence));
    for (const std::vector<Fact>& some : of_line) facts.insert(facts.end(), some.begin(), some.end());
    for (const std::string& sentence : with_columns) {  // which may say of what graph they are the edges
      Sentence said(sentence, names_);
      said.named.clear();
      for (Fact& one : arrangements_in(said)) {
        one.sentence = sentence;
        if (one.kind == Kind::connected || one.kind == Kind::acyclic) facts.push_back(std::move(one));
      }
    }
    replace_nodes();
    turn_sums_around();
    divide_products();
    define_letters();
    make_rectangular();
    replace_defined_names();
    drop_unknown_names();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto kept = std::ranges::count(facts, lines_[i], &Fact::sentence);
      const bool even = std::ranges::any_of(
          facts, [&](const Fact& one) { return one.sentence == lines_[i] && one.left.operation == '%'; });
      const bool says_more =
          contains_any(even ? replaced(lines_[i], "an even", "") : lines_[i],
                       {"disjoint", "overlapping", "appears", "occurs more", "combined", "an even", "an odd"}) ||
          says_more_.contains(lines_[i]) ||
          word_at(lines_[i], "prime") != std::string::npos;  // and no array that is called primes
      if (kept == 0 || std::size_t(kept) < of_line[i].size() || says_more) not_understood.push_back(lines_[i]);
    }
  }

  std::vector<Fact> facts;
  std::vector<std::string> not_understood;

 private:
  // What only says what there may be, or which answers are right, bounds no input.
  static bool permits(const std::string& sentence) {
    const std::string small = lower(sentence);
    return small.starts_with("there may be ") || small.starts_with("there can be ") ||
           contains_any(small, {"graph may ", "will be accepted", " is either true or false.", "do not use "});
  }

  // "edges[i] = [ai, bi]", also within other words; "start = [row, column]"
  bool read_columns(const std::string& sentence) {
    bool any = false;
    for (const auto& [name, shape] : names_.shapes) {
      const bool rows = shape.vectors == 2;
      std::size_t at =
          rows ? std::min(sentence.find(name + "[i] ="), sentence.find(name + "[j] =")) : std::string::npos;
      if (shape.integers() && sentence.starts_with(name + " = [")) at = 0;
      if (at == std::string::npos) continue;
      const std::size_t open = sentence.find_first_of("[(", at + name.size() + (rows ? 3 : 0));
      const std::size_t close = sentence.find_first_of("])", open);
      if (open == std::string::npos || close == std::string::npos || open > at + name.size() + 8) continue;
      int column = 0;
      std::string word;
      for (const char c : sentence.substr(open + 1, close - open - 1) + ",") {
        if (c == ',')
          (rows ? names_.columns : elements_)[std::exchange(word, "")] = cell_of(name, rows, column++);
        else if (of_name(c) && c != '_')
          word += c;
      }
      say(fmt::format("{}{}.length == {}", name, rows ? "[i]" : "", column), sentence);
      any = true;
    }
    return any;
  }

  static Quantity cell_of(const std::string& name, bool of_rows, int number) {
    Quantity cell{name, {std::to_string(number)}, false};
    if (of_rows) cell.index.insert(cell.index.begin(), "i");
    return cell;
  }

  // A column, or an element of a list, that the page calls so; null for none.
  const Quantity* cell_called(const std::string& name) const {
    for (const auto* cells : {&names_.columns, &elements_})
      if (const auto found = cells->find(name); found != cells->end()) return &found->second;
    return nullptr;
  }

  // A page may call a parameter by a longer or shorter name than its stub: "0 <= startTime" of `start`. Whether it is a
  // number or a list has to fit.
  void find_other_names() {
    constexpr std::size_t least_letters = 3;
    std::map<std::string, bool> all;  // in formulas; whether they have a length or an index
    for (const std::string& line : lines_) {
      for (const Comparison& one : comparisons_in(line))
        for (const Quantity* quantity : quantities_in(one))
          all[quantity->name] = all[quantity->name] || quantity->length || !quantity->index.empty();
      const std::size_t end = std::min(line.size(), line.find('['));  // "matrix[i][j] is either 0 or 1"
      if (end > 0 && end < line.size() && std::ranges::all_of(line.substr(0, end), of_name))
        all[line.substr(0, end)] = true;
    }
    for (const auto& [name, shape] : names_.shapes) {
      if (all.contains(name) && shape.number()) continue;
      const auto alike = [](const std::string& a, const std::string& b) {
        return std::min(a.size(), b.size()) >= least_letters && (a.starts_with(b) || b.starts_with(a));
      };
      std::vector<std::string> others;
      for (const auto& [other, many] : all) {
        const bool of_several = std::ranges::any_of(
            names_.shapes, [&](const auto& one) { return one.first != name && alike(other, one.first); });
        if (other != name && alike(other, name) && !of_several && !column_called(other) && many == !shape.number())
          others.push_back(other);
      }
      if (others.size() == 1) other_names_[others[0]] = name + (others[0] == name + "i" ? "[i]" : "");
    }
  }

  // "a_i", and "uj" of "ui".
  const Quantity* column_called(std::string name) const {
    std::erase(name, '_');
    if (name.ends_with('i') && !cell_called(name)) name.back() = 'j';  // "queries[j] = [uj, vj]"
    return cell_called(name);
  }

  void say(const std::string& formula, const std::string& sentence) {
    for (Comparison& one : comparisons_in(formula)) {
      facts.push_back({std::move(one)});
      facts.back().sentence = sentence;
    }
  }

  std::vector<Fact> read(const std::string& sentence) {
    std::string text(trim(sentence));
    while (text.ends_with('.') || text.ends_with(';')) text.pop_back();
    text = replaced(replaced(text, ".length()", ".length"), ".get(index)", "[i]");  // of an object that hides a list
    text = replaced(text, "Each node's value", "Node.val");
    for (const auto& [other, name] : other_names_)
      for (std::size_t at = 0; (at = word_at(text, other, at)) != text.npos; at += name.size())
        text.replace(at, other.size(), name);
    std::vector<Fact> found = read_next_row(text);
    if (std::vector<Fact> power = read_power(text); !power.empty()) {
      found = std::move(power);
      says_more_.insert(sentence);
    }
    for (Comparison& one : comparisons_in(text)) found.push_back({std::move(one)});
    if (found.empty()) found = read_call_order(text, stub_);
    if (found.empty()) found = facts_in_words({text, names_});
    for (Fact& one : found) one.sentence = sentence;
    return found;
  }

  // "1 <= positioni < positioni+1 < target": rows in order, and what the rest of it says.
  std::vector<Fact> read_next_row(std::string& text) const {
    for (const auto& [name, cell] : names_.columns) {
      for (const char* order : {" < ", " <= "}) {
        const std::string both = fmt::format("{0}{1}{0}+1", name, order);
        if (name.empty() || word_at(text, both) == std::string::npos) continue;
        const std::string rest = replaced(text, both, name);
        if (rest != name && rest != "It is guaranteed that " + name && comparisons_in(rest).empty()) continue;
        Fact fact{{}, Kind::sorted, {cell.name}};
        fact.column = std::stoi(cell.index[1]);
        fact.strictly = order == std::string(" < ");
        text = rest;
        return {fact};
      }
    }
    for (const auto& [name, shape] : names_.shapes) {  // "1 <= nums[i] <= nums[i + 1] <= 10^4"
      for (const auto& [order, next] :
           {std::pair(" < ", "i + 1"), std::pair(" <= ", "i + 1"), std::pair(" < ", "i+1")}) {
        const std::string one = name + "[i]", both = fmt::format("{}{}{}[{}]", one, order, name, next);
        if (!shape.integers() || !contains(text, both)) continue;
        text = replaced(text, both, one);
        if (text != one && comparisons_in(text).empty()) return {};
        Fact fact{{}, Kind::sorted, {name}};
        fact.strictly = order == std::string(" < ");
        return {fact};
      }
    }
    return {};
  }

  // "n == 2^x where 0 <= x <= 6" bounds n, and says more than that.
  static std::vector<Fact> read_power(const std::string& text) {
    constexpr std::string_view where = " where ";
    const std::size_t at = text.find(where);
    if (at == std::string::npos) return {};
    const std::vector<Comparison> power = comparisons_in(text.substr(0, at)),
                                  limits = comparisons_in(text.substr(at + where.size()));
    if (power.size() != 1 || power[0].operation != "==" || power[0].right.operation != '^' || limits.size() != 2)
      return {};
    const Expression &base = power[0].right.operands[0], &exponent = power[0].right.operands[1];
    const auto is_exponent = [&](const Expression& one) {
      return one.operation == 'q' && exponent.operation == 'q' && one.quantity == exponent.quantity;
    };
    if (base.operation != '#' || !is_exponent(limits[0].right) || !is_exponent(limits[1].left)) return {};
    const auto to = [&](const Expression& number) { return Expression{'^', 0, {}, {base, number}}; };
    return {{{to(limits[0].left), power[0].left, "<="}}, {{power[0].left, to(limits[1].right), "<="}}};
  }

  // Columns get their places, and rows without an index get one. Whether the quantity is one of an input, or a name
  // that an equality defines.
  bool settle(Expression& one) {
    if (one.operation == 'q') {
      Quantity& q = one.quantity;
      const Quantity* const cell = q.index.empty() && !names_.shapes.contains(q.name) ? column_called(q.name) : nullptr;
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
    for (const Fact& fact : std::exchange(facts, {})) {
      const std::size_t before = facts.size();
      for (const std::string& parameter : names_.nodes) {
        Fact one = fact;
        std::vector<std::string> index(std::size_t(names_.shapes.at(parameter).vectors), "list");
        index.push_back("node");
        const Expression value{'q', 0, {parameter, index, false}, {}};
        const bool left = replace(one.left, "Node", value), right = replace(one.right, "Node", value);
        if (left || right) facts.push_back(std::move(one));
      }
      if (facts.size() == before) facts.push_back(fact);
    }
  }

  // "n - 1 <= edges.length" says what n is at most as well.
  void turn_sums_around() {
    for (std::size_t i = 0; i < facts.size(); ++i) {
      Fact fact = facts[i];
      const bool below = fact.kind == Kind::comparison && (fact.operation == "<=" || fact.operation == "<");
      if (below && move_added(fact.left, fact.right)) facts.push_back(std::move(fact));
    }
  }

  // "m * n <= 10^5" says what m is at most where n is known.
  void divide_products() {
    for (std::size_t i = 0, count = facts.size(); i < count; ++i) {
      const Fact product = facts[i];
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
        facts.push_back(std::move(one));
      }
    }
  }

  // What a page calls so has rows of one length, also where no sentence says it.
  void make_rectangular() {
    std::map<std::string, std::string> said_of;  // and by which sentence
    for (const char* name : {"grid", "matrix", "mat", "board", "image", "maze"}) {
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
      const bool said = std::ranges::any_of(facts, [&](const Fact& one) {
        return one.operation == "==" && (one.left.quantity == length.quantity || one.right.quantity == length.quantity);
      });
      if (said) continue;
      for (std::size_t i = 0, count = facts.size(); i < count; ++i) {  // what bounds each row bounds all
        Fact one = facts[i];
        const auto of_row = [&](const Expression& side) {
          return side.operation == 'q' && side.quantity.name == name && side.quantity.length &&
                 side.quantity.index.size() == 1;
        };
        const bool left = of_row(one.left), right = of_row(one.right);
        if (left) one.left = columns;
        if (right) one.right = columns;
        if (left || right) facts.push_back(std::move(one));
      }
      facts.push_back({{columns, length, "=="}});
      facts.back().sentence = sentence;
    }
  }

  // What sentences call n and define nowhere is the length of the only list or text; m and n are, where they say both,
  // the only matrix's rows and columns.
  void define_letters() {
    if (stub_.design) return;
    std::vector<std::string> lists;
    for (const auto& [name, shape] : names_.shapes)
      if (shape.has_length()) lists.push_back(name);
    const auto saying = [&](const char* letter) {
      return std::ranges::find_if(facts, [&](Fact one) {
        const bool left = replace(one.left, letter, {}), right = replace(one.right, letter, {});
        return one.kind == Kind::comparison && (left || right);
      });
    };
    const auto defined = [&](const char* letter) {
      return names_.shapes.contains(letter) || cell_called(letter) || std::ranges::any_of(facts, [&](Fact one) {
               return one.operation == "==" && (replace(one.left, letter, {}) || replace(one.right, letter, {}));
             });
    };
    if (lists.size() != 1 || defined("n") || saying("n") == facts.end()) return;
    const Shape& shape = names_.shapes.at(lists[0]);
    const bool matrix = shape.vectors == 2 || (shape.vectors == 1 && shape.leaf == Shape::Leaf::text);
    const bool both = saying("m") != facts.end();
    if (both && (!matrix || defined("m"))) return;
    const std::string of_rows = both ? saying("m")->sentence : "", of_all = saying("n")->sentence;
    if (both) say(fmt::format("m == {}.length", lists[0]), of_rows);
    say(fmt::format("n == {}{}.length", lists[0], both ? "[i]" : ""), of_all);
  }

  // Where a fact defines a name by a length, as in "nums.length == 2 * n + 1", the others say it of that length.
  void replace_defined_names() {
    for (Fact& definition : facts) {
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
        for (Fact& one : facts) {
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
      for (const Fact& one : facts) {
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
    std::erase_if(facts, [&](Fact& one) {
      differs_ = one.operation == "!=";
      places_.clear();
      for (const Quantity* of : quantities_in(one)) {
        places_.insert(of->index.begin(), of->index.end());
        if (const Quantity* const cell = column_called(of->name)) places_.insert(cell->index[0]);
      }
      return one.kind == Kind::comparison && !(settle(one.left) && settle(one.right));
    });
  }

  const Stub& stub_;
  Names names_;
  std::map<std::string, Quantity> elements_;        // row: start[0]
  std::map<std::string, std::string> other_names_;  // that the page gives parameters
  std::set<std::string> says_more_;                 // sentences that are understood in part
  std::set<std::string> defined_;
  std::set<std::string> places_;  // the letters that are places of elements in what is settled
  bool differs_ = false;          // what is settled is said to differ: texts can
  std::vector<std::string> lines_;
};

}  // namespace

void Seen::add(const Json& value, std::size_t level) {
  const auto widen = [](Bounds& bounds, long double number) {
    bounds.low = std::isinf(bounds.low) ? number : std::min(bounds.low, number);
    bounds.high = std::isinf(bounds.high) ? number : std::max(bounds.high, number);
  };
  if (value.is_number()) widen(values, value.get<double>());
  if (value.is_string()) characters += value.get<std::string>();
  if ((value.is_array() || value.is_string()) && level < 4)
    widen(lengths[level], value.is_array() ? value.size() : value.get_ref<const std::string&>().size());
  if (value.is_array())
    for (const Json& one : value) add(one, level + 1);
}

Constraints::Constraints(const Stub& stub, const std::vector<std::string>& sentences,
                         const std::vector<std::string>& examples, const std::vector<std::string>& inputs,
                         const Rules& rules)
    : stub_(stub), first_inputs_(examples.empty() ? inputs : examples), rules_(&rules) {
  first_inputs_.resize(std::min<std::size_t>(first_inputs_.size(), 2));
  Reading reading(stub, sentences);
  facts_ = std::move(reading.facts);
  not_understood_ = std::move(reading.not_understood);
  for (const std::string& example : examples) {
    while (const std::optional<Broken> broken = first_broken(example)) {
      if (!std::ranges::count(not_understood_, broken->sentence)) not_understood_.push_back(broken->sentence);
      std::erase_if(facts_, [&](const Fact& one) { return one.sentence == broken->sentence; });
    }
  }
  for (const std::string& text : inputs) {
    const Json input = parsed(text);
    for (const Call& call : calls_in(stub, input)) {
      for (std::size_t k = 0; k < std::min(call.arguments->size(), call.method->parameters.size()); ++k)
        seen_[call.method->parameters[k].name].add((*call.arguments)[k], 0);
    }
  }
}

std::vector<std::string> Constraints::may_be_broken() const {
  return rules_->generate || rules_->fits ? std::vector<std::string>() : not_understood_;
}

const Seen& Constraints::seen(const std::string& parameter) const {
  static const Seen nothing;
  const auto found = seen_.find(parameter);
  return found == seen_.end() ? nothing : found->second;
}

std::string characters_of(const Constraints& constraints, const std::string& name) {
  std::string set;
  for (const Fact& one : constraints.facts()) {
    if (one.kind != Kind::characters || !one.about(name)) continue;
    if (set.empty())
      set = one.characters;
    else
      std::erase_if(set, [&](char c) { return one.characters.find(c) == std::string::npos; });
  }
  if (set.empty()) set = constraints.seen(name).characters;
  return set.empty() ? "abc" : set;
}

}  // namespace leetjudge
