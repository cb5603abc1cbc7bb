#include "inputs/small.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "inputs/drawing.hpp"
#include "inputs/rules.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Leaf = Shape::Leaf;
using Values = std::vector<Json>;

constexpr std::size_t few_numbers = 5, few_letters = 3, few_of_calls = 2, most_letters = 6;
constexpr std::size_t few_in_trees = 2;
const Quantity any_node{"Node", {}, false};
constexpr std::size_t most_empty = 5;          // sizes in a row of which there is no input
constexpr std::size_t most_tried_factor = 10;  // for each input that keeps the constraints

// What is made would be too much.
struct TooMany {};

class Enumerating {
 public:
  Enumerating(const Constraints& constraints, std::size_t most) : constraints_(constraints), most_(most) {}

  SmallInputs all() {
    SmallInputs small;
    std::size_t empty = 0;
    try {
      for (std::size_t size = 0; empty < most_empty; ++size) {
        std::vector<std::string> of_size = inputs(size);
        if (small.inputs.size() + of_size.size() > most_) break;
        empty = of_size.empty() ? empty + 1 : 0;
        std::ranges::move(of_size, std::back_inserter(small.inputs));
        small.ends.push_back(small.inputs.size());
        small.of_sizes.push_back(words(size));
      }
    } catch (const TooMany&) {
    }
    return small;
  }

 private:
  std::vector<std::string> inputs(std::size_t size) {
    const Rules& rules = constraints_.rules();
    std::vector<std::string> kept;
    const Values all = constraints_.stub().design ? calls(size) : arguments(constraints_.stub().method(), size);
    for (const Json& one : all) {
      std::string input = dumped(one);
      if (constraints_.broken_by(input) || (rules.fits && !rules.fits(input))) continue;
      kept.push_back(std::move(input));
    }
    return kept;
  }

  void count(std::size_t values) {
    if ((tried_ += values) > most_ * most_tried_factor) throw TooMany();
  }

  using Part = std::function<Values(std::size_t index, std::size_t size)>;

  // All arrays of so many parts that are of `size` together.
  Values arrays_of(std::size_t count, std::size_t size, const Part& part) {
    if (count == 0) return size == 0 ? Values{Json::array()} : Values();
    Values all;
    for (std::size_t last = 0; last <= size; ++last) {
      const Values ends = part(count - 1, last);
      for (const Json& begun : ends.empty() ? Values() : arrays_of(count - 1, size - last, part)) {
        this->count(ends.size());
        for (const Json& end : ends) {
          all.push_back(begun);
          all.back().push_back(end);
        }
      }
    }
    return all;
  }

  // What inputs of that size hold.
  std::string words(std::size_t size) const {
    std::vector<std::string> words;
    if (design())
      words.push_back(fmt::format("at most {} (elements of arguments are counted as well)", plural(size, "call")));
    else if (!only_numbers())
      words.push_back(fmt::format("at most {}{}", plural(size, "element"),
                                  rows_ ? " (rows as well, which are of one length)" : ""));
    if (!numbers_.empty())
      words.push_back("numbers " + joined(std::vector<std::string>(numbers_.begin(), numbers_.end())));
    for (const std::string& set : letters_) words.push_back(fmt::format("letters \"{}\"", set));
    return "with " + joined(words);
  }

  bool design() const { return constraints_.stub().design; }
  std::size_t few() const { return design() ? few_of_calls : few_numbers; }

  bool only_numbers() const {
    return !design() && std::ranges::all_of(constraints_.stub().method().parameters, [](const Parameter& one) {
      const Shape shape = shape_of(one);
      return shape.vectors == 0 && (shape.leaf == Leaf::integer || shape.leaf == Leaf::real);
    });
  }

  Values arguments(const Method& method, std::size_t size) {
    const auto quantity = [&](std::size_t i) { return Quantity{method.parameters[i].name, {}, false}; };
    const std::size_t count = method.parameters.size();
    if (!only_numbers()) {
      return arrays_of(count, size, [&](std::size_t i, std::size_t own) {
        return values(quantity(i), shape_of(method.parameters[i]), own);
      });
    }
    // All of that many of the simplest numbers that there were not with fewer.
    numbers_.clear();
    Values all = arrays_of(count, 0, [&](std::size_t i, std::size_t) { return numbers(quantity(i), size + 1); });
    std::erase_if(all, [&](const Json& one) { return !there_were_.insert(one).second; });
    return all;
  }

  // A constructor and some calls; each of these is one, and what it takes.
  Values calls(std::size_t size) {
    const Class& solution = constraints_.stub().solution;
    std::vector<Method> methods = solution.methods;
    if (!solution.constructor()) methods.push_back({solution.name, "", {}, true});
    const auto called = [&](std::size_t i, std::size_t of) {
      Values all;
      for (const Method& method : methods) {
        if (method.constructor != (i == 0)) continue;
        for (Json& one : arguments(method, of)) all.push_back(Json::array({method.name, std::move(one)}));
      }
      return all;
    };
    Values all;
    for (std::size_t count = 0; count <= size; ++count) {
      for (const Json& sequence : arrays_of(count + 1, size - count, called)) {
        Json input = Json::array({Json::array(), Json::array()});
        for (const Json& one : sequence) {
          input[0].push_back(one[0]);
          input[1].push_back(one[1]);
        }
        all.push_back(std::move(input));
      }
    }
    return all;
  }

  // All of that size; those that were asked for are kept.
  const Values& values(const Quantity& at, const Shape& shape, std::size_t size) {
    const auto key = std::pair(at, size);
    if (const auto found = values_.find(key); found != values_.end()) return found->second;
    Values all = made(at, shape, size);
    count(all.size());
    return values_[key] = std::move(all);
  }

  Values made(const Quantity& at, const Shape& shape, std::size_t size) {
    if (int(at.index.size()) < shape.vectors) return arrays(at, shape, size);
    switch (shape.leaf) {
      case Leaf::text: return texts(at.name, size);
      case Leaf::list: return lists(numbers(any_node, few()), size);
      case Leaf::tree: return trees(at.name, size);
      case Leaf::character: return size > 0 ? Values() : letters(at.name);
      case Leaf::boolean: return size > 0 ? Values() : Values{false, true};
      default: break;
    }
    return size > 0 ? Values() : numbers(at, few());
  }

  std::size_t longest_of(Quantity at) const {
    at.length = true;
    return std::size_t(std::clamp(limit_of(at, constraints_.facts(), true).value_or(1e6L), 0.0L, 1e6L));
  }

  // Lists of elements, each of which is one, and what is in it.
  Values arrays(const Quantity& at, const Shape& shape, std::size_t size) {
    Quantity inner = at;
    inner.index.push_back(std::string("ijkl").substr(std::min<std::size_t>(3, at.index.size()), 1));
    const bool rows = int(inner.index.size()) < shape.vectors;
    rows_ = rows_ || rows;
    const std::size_t longest = longest_of(at);
    Values all;
    for (std::size_t length = size == 0 ? 0 : 1; length <= std::min(size, longest); ++length) {
      if (rows && length > 0 && size % length != 0) continue;
      const std::size_t row = length == 0 ? 0 : size / length - 1;
      const auto part = [&](std::size_t, std::size_t own) -> Values {
        if (rows && own != row) return {};
        return values(inner, shape, own);
      };
      std::ranges::move(arrays_of(length, size - length, part), std::back_inserter(all));
    }
    return all;
  }

  // Numbers that constraints allow, nearest to 0 first.
  Values numbers(const Quantity& at, std::size_t most) {
    const std::vector<Fact>& facts = constraints_.facts();
    if (const Fact* listed = fact_about(facts, Fact::Kind::listed, at.name)) {
      Values all;
      for (const std::string& one : listed->values) all.push_back(parsed_or_thrown(one));
      return all;
    }
    const long double low = std::ceil(limit_of(at, facts, false).value_or(0));
    const long double high = std::floor(limit_of(at, facts, true).value_or(low + 10));
    Values all;
    const long double first = std::clamp(0.0L, low, std::max(low, high));
    for (long double away = 0; all.size() < most && (first + away <= high || first - away >= low); ++away) {
      if (first + away <= high) all.push_back(whole_number(first + away));
      if (away > 0 && first - away >= low && all.size() < most) all.push_back(whole_number(first - away));
    }
    if (!all.empty()) {
      const auto [least, largest] = std::ranges::minmax(all);
      numbers_.insert(fmt::format("from {} to {}", dumped(least), dumped(largest)));
    }
    return all;
  }

  Values letters(const std::string& name) {
    std::string set = characters_of(constraints_, name);
    if (set.size() > most_letters) set.resize(design() ? few_of_calls : few_letters);
    letters_.insert(set);
    Values all;
    for (const char one : set) all.push_back(std::string(1, one));
    return all;
  }

  Values texts(const std::string& name, std::size_t length) {
    if (length > longest_of({name, {}, false})) return {};
    Values all = lists(letters(name), length);
    for (Json& one : all) {
      std::string text;
      for (const Json& letter : one) text += letter.get_ref<const std::string&>();
      one = text;
    }
    return all;
  }

  Values lists(const Values& set, std::size_t length) {
    return arrays_of(length, 0, [&](std::size_t, std::size_t) { return set; });
  }

  Values trees(const std::string& name, std::size_t nodes) {
    const std::vector<Fact>& facts = constraints_.facts();
    const bool differ =
        fact_about(facts, Fact::Kind::search_tree, name) || fact_about(facts, Fact::Kind::distinct, name);
    Values all;
    grow_trees(Json::array(), 1, nodes, numbers(any_node, differ ? nodes : few_in_trees), differ, all);
    return all;
  }

  // Those that begin with `tree`, level by level: it has so many open places for more nodes.
  void grow_trees(const Json& tree, std::size_t open, std::size_t nodes, const Values& numbers, bool differ,
                  Values& all) {
    if (nodes == 0) return all.push_back(tree);
    count(1);
    Json next = tree;
    next.push_back(nullptr);
    for (const Json& one : numbers) {
      if (differ && std::ranges::count(tree, one) > 0) continue;
      next.back() = one;
      grow_trees(next, open + 1, nodes - 1, numbers, differ, all);
    }
    if (open == 1) return;
    next.back() = nullptr;
    grow_trees(next, open - 1, nodes, numbers, differ, all);
  }

  const Constraints& constraints_;
  const std::size_t most_;
  std::size_t tried_ = 0;
  std::map<std::pair<Quantity, std::size_t>, Values> values_;
  bool rows_ = false;                        // there are
  std::set<std::string> numbers_, letters_;  // ranges and alphabets
  std::set<Json> there_were_;                // of tuples of numbers
};

}  // namespace

std::string SmallInputs::words(std::size_t tried) const {
  const auto beyond = std::ranges::upper_bound(ends, tried);
  if (beyond == ends.begin() || *(beyond - 1) == 0) return "";
  // Larger sizes without an input prove nothing.
  const auto size = std::size_t(std::ranges::lower_bound(ends, *(beyond - 1)) - ends.begin());
  return fmt::format("all {} {}", ends[size], of_sizes[size]);
}

SmallInputs small_inputs(const Constraints& constraints, std::size_t most) {
  if (constraints.rules().generate || !why_not_drawn(constraints).empty()) return {};
  return Enumerating(constraints, most).all();
}

}  // namespace leetjudge
