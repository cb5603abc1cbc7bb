#include "inputs/constraints.hpp"

#include <algorithm>
#include <initializer_list>
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
    settle(facts, names_, lines_, stub.design);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto kept = std::ranges::count(facts, lines_[i], &Fact::sentence);
      const bool even = std::ranges::any_of(
          facts, [&](const Fact& one) { return one.sentence == lines_[i] && one.left.operation == '%'; });
      const bool says_more =
          contains_any(replaced(even ? replaced(lines_[i], "an even", "") : lines_[i], "functions combined", ""),
                       {"disjoint", "overlapping", "appears", "occurs more", "combined", "an even", "an odd"}) ||
          says_more_.contains(lines_[i]) ||
          word_at(lines_[i], "prime") != std::string::npos;  // and no array that is called primes
      if (kept == 0 || std::size_t(kept) < of_line[i].size() || says_more) not_understood.push_back(lines_[i]);
    }
    // "a sorted list of disjoint intervals, where intervals[i] = [ai, bi]", which nothing else says
    for (const std::string& sentence : with_columns) {
      const bool told = std::ranges::any_of(facts, [&](const Fact& one) {
        constexpr Kind orders[] = {Kind::sorted,         Kind::rotated,    Kind::distinct, Kind::distinct_within,
                                   Kind::distinct_pairs, Kind::tree_edges, Kind::connected};
        return std::ranges::count(orders, one.kind) > 0 && std::ranges::any_of(one.parameters, [&](const auto& name) {
                 return word_at(sentence, name) != sentence.npos;
               });
      });
      const std::string small =
          replaced(replaced(replaced(lower(sentence), "may overlap", ""), "two distinct", ""), "a unique", "");
      if (!told && contains_any(small, {"sorted", "disjoint", "overlap", "distinct", "unique"}))
        not_understood.push_back(sentence);
    }
  }

  std::vector<Fact> facts;
  std::vector<std::string> not_understood;

 private:
  // What only says what there may be, or which answers are right, bounds no input.
  static bool permits(const std::string& sentence) {
    const std::string small = lower(sentence);
    return small.starts_with("there may be ") || small.starts_with("there can be ") ||
           contains_any(small,
                        {"graph may ", "graph might ", "will be accepted", " is either true or false.", "do not use "});
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
          (rows ? names_.columns : names_.elements)[std::exchange(word, "")] = cell_of(name, rows, column++);
        else if (of_name(c) && c != '_')
          word += c;
      }
      say_to(facts, fmt::format("{}{}.length == {}", name, rows ? "[i]" : "", column), sentence);
      any = true;
    }
    return any;
  }

  static Quantity cell_of(const std::string& name, bool of_rows, int number) {
    Quantity cell{name, {std::to_string(number)}, false};
    if (of_rows) cell.index.insert(cell.index.begin(), "i");
    return cell;
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
        if (other != name && alike(other, name) && !of_several && !names_.column_called(other) &&
            many == !shape.number())
          others.push_back(other);
      }
      if (others.size() == 1) other_names_[others[0]] = name + (others[0] == name + "i" ? "[i]" : "");
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
    for (Comparison& one : comparisons_in(text)) {  // "1 <= rows <= rows" was to say something else
      const bool of_itself =
          one.left.operation == 'q' && one.right.operation == 'q' && one.left.quantity == one.right.quantity;
      if (of_itself) says_more_.insert(sentence);
      found.push_back({std::move(one)});
    }
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
    const bool of_columns = text.starts_with('[') && contains(text, "] != [");
    const Quantity* const column =
        of_columns ? names_.cell_called(text.substr(1, text.find_first_of(",]") - 1)) : nullptr;
    for (const auto& [name, shape] : names_.shapes) {  // "rows[i] != rows[j]", and of their columns "[ui, vi] != …"
      const bool rows = shape.many() && text.starts_with(fmt::format("{0}[i] != {0}[j]", name));
      if (!rows && !(column && column->name == name)) continue;
      const std::string named = text.substr(0, text.find(']'));
      Fact fact{{}, Kind::distinct, {name}};
      fact.pair = !rows && std::ranges::count(named, ',') == 1;  // of columns that stand before others
      text.clear();
      return {fact};
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
    std::string rest = text.substr(at + where.size());
    if (const std::size_t open = rest.find("range ["), comma = rest.find(','); open < comma && rest.ends_with(']'))
      rest = fmt::format("{} <= {} <= {}", rest.substr(open + 7, comma - open - 7), rest.substr(0, rest.find(' ')),
                         rest.substr(comma + 1, rest.size() - comma - 2));
    const std::vector<Comparison> power = comparisons_in(text.substr(0, at)), limits = comparisons_in(rest);
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

  const Stub& stub_;
  Names names_;
  std::map<std::string, std::string> other_names_;  // that the page gives parameters
  std::set<std::string> says_more_;                 // sentences that are understood in part
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
      const bool of_page = std::ranges::count(sentences, broken->sentence) > 0;
      if (of_page && !std::ranges::count(not_understood_, broken->sentence))
        not_understood_.push_back(broken->sentence);
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

bool bounds_answer(const std::string& sentence) {
  std::string rest = replaced(lower(std::string(trim(sentence))), " or equal to", "");
  const auto skip = [&](std::initializer_list<std::string_view> beginnings) {
    const auto found = std::ranges::find_if(beginnings, [&](const auto& one) { return rest.starts_with(one); });
    if (found != beginnings.end()) rest.erase(0, found->size());
    return found != beginnings.end();
  };
  if (!skip({"it is guaranteed that ", "it is guaranteed "})) {
    skip({"the "});
    if (skip({"test cases ", "testcases ", "tests ", "input "}) &&
        !(skip({"are ", "is ", "will be "}) && skip({"generated ", "designed "}) &&
          skip({"so that ", "such that ", "in a way that "})))
      return false;
  }
  skip({"the "});
  if (!skip({"answer ", "final answer ", "output ", "result ", "this sum "})) return false;
  for (const char* explained : {", ie.", ", i.e.", " (i.e."}) rest.resize(std::min(rest.size(), rest.find(explained)));
  if (rest.ends_with('.')) rest.pop_back();
  const std::size_t range = rest.find("range [");
  if (range != std::string::npos) rest.erase(range, rest.find(']', range) - range);
  return (range != std::string::npos || contains_any(rest, {"32-bit", "32 bit", "64-bit", "64 bit", "less than ",
                                                            "not exceed ", "n't exceed ", "at most "})) &&
         !contains_any(rest, {",", ".", ":", ";", "[", " and ", " or ", "length", "may not", "modulo", "intermediate",
                              "unique", " if ", " where ", "valid"});
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
