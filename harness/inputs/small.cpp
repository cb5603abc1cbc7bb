#include "inputs/small.hpp"

#include <algorithm>
#include <array>
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

  // All ways to put together `count` parts of `size` in all, from those of each part and size, as arrays.
  Values put_together(std::size_t count, std::size_t size,
                      const std::function<Values(std::size_t, std::size_t)>& part) {
    Values begun = {Json::array()};
    std::vector<std::size_t> sizes = {0};
    for (std::size_t i = 0; i < count; ++i) {
      Values next;
      std::vector<std::size_t> next_sizes;
      for (std::size_t k = 0; k < begun.size(); ++k) {
        for (std::size_t own = i + 1 == count ? size - sizes[k] : 0; own <= size - sizes[k]; ++own) {
          for (const Json& one : part(i, own)) {
            next.push_back(begun[k]);
            next.back().push_back(one);
            next_sizes.push_back(sizes[k] + own);
          }
          this->count(1);
        }
      }
      begun = std::move(next);
      sizes = std::move(next_sizes);
    }
    if (count == 0 && size > 0) return {};
    return begun;
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
    if (ordered_) words.push_back("in order");
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

  // All of that many of the simplest numbers that there were not with fewer.
  Values numbers_up_to(const Method& method, std::size_t size) {
    numbers_.clear();
    Values all = {Json::array()};
    for (const Parameter& one : method.parameters) {
      Values longer;
      for (const Json& begun : all) {
        for (const Json& number : numbers({one.name, {}, false}, size + 1)) {
          longer.push_back(begun);
          longer.back().push_back(number);
        }
      }
      count(longer.size());
      all = std::move(longer);
    }
    std::erase_if(all, [&](const Json& one) { return !there_were_.insert(dumped(one)).second; });
    return all;
  }

  Values arguments(const Method& method, std::size_t size) {
    if (only_numbers()) return numbers_up_to(method, size);
    return put_together(method.parameters.size(), size, [&](std::size_t i, std::size_t own) {
      const Parameter& one = method.parameters[i];
      return values({one.name, {}, false}, shape_of(one), own);
    });
  }

  // A constructor and some calls; each of these is one, and what it takes.
  Values calls(std::size_t size) {
    const Class& solution = constraints_.stub().solution;
    const Method* const own = solution.constructor();
    const Method constructor = own ? *own : Method{solution.name, "", {}, true};
    const auto called = [&](const Method& method, std::size_t of) {
      Values all;
      for (Json& one : arguments(method, of)) all.push_back(Json::array({method.name, std::move(one)}));
      return all;
    };
    const auto any_call = [&](std::size_t of) {
      Values all;
      for (const Method& method : solution.methods) {
        if (!method.constructor) std::ranges::move(called(method, of), std::back_inserter(all));
      }
      return all;
    };
    Values all;
    for (std::size_t count = 0; count <= size; ++count) {
      for (const Json& sequence : put_together(count + 1, size - count, [&](std::size_t i, std::size_t of) {
             return i == 0 ? called(constructor, of) : any_call(of);
           })) {
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
      case Leaf::list: return lists(numbers({"Node", {}, false}, few()), size);
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
      std::ranges::move(put_together(length, size - length, part), std::back_inserter(all));
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
    const Values set = letters(name);
    std::vector<std::string> all = {""};
    for (std::size_t i = 0; i < length; ++i) {
      std::vector<std::string> longer;
      for (const std::string& one : all) {
        for (const Json& letter : set) longer.push_back(one + letter.get_ref<const std::string&>());
      }
      count(longer.size());
      all = std::move(longer);
    }
    return Values(all.begin(), all.end());
  }

  Values lists(const Values& set, std::size_t length) {
    return put_together(length, 0, [&](std::size_t, std::size_t) { return set; });
  }

  // Of a tree's nodes, in the order root, left, right: children, 0 for none.
  using Tree = std::vector<std::array<std::size_t, 2>>;

  static std::vector<Tree> shapes(std::size_t nodes) {
    if (nodes == 0) return {{}};
    std::vector<Tree> all;
    for (std::size_t left = 0; left < nodes; ++left) {
      for (const Tree& first : shapes(left)) {
        for (const Tree& second : shapes(nodes - 1 - left)) {
          Tree tree = {{left > 0 ? 1u : 0u, left + 1 < nodes ? left + 1 : 0}};
          for (const auto& [part, shift] : {std::pair(&first, std::size_t(1)), std::pair(&second, left + 1)}) {
            for (std::array<std::size_t, 2> node : *part) {
              for (std::size_t& child : node) child += child > 0 ? shift : 0;
              tree.push_back(node);
            }
          }
          all.push_back(std::move(tree));
        }
      }
    }
    return all;
  }

  static Json level_order(const Tree& tree, const Json& labels) {
    Json levels = Json::array();
    std::vector<std::size_t> queue;
    if (!tree.empty()) queue.push_back(0);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const bool there = i == 0 || queue[i] > 0;
      levels.push_back(there ? labels[queue[i]] : Json());
      if (there) queue.insert(queue.end(), tree[queue[i]].begin(), tree[queue[i]].end());
    }
    while (!levels.empty() && levels.back().is_null()) levels.erase(levels.size() - 1);
    return levels;
  }

  static void number_in_order(const Tree& tree, std::size_t node, const Values& numbers, std::size_t& next,
                              Json& labels) {
    if (tree[node][0] > 0) number_in_order(tree, tree[node][0], numbers, next, labels);
    labels[node] = numbers[next++];
    if (tree[node][1] > 0) number_in_order(tree, tree[node][1], numbers, next, labels);
  }

  Values trees(const std::string& name, std::size_t nodes) {
    const std::vector<Fact>& facts = constraints_.facts();
    const Quantity node{"Node", {}, false};
    const bool differ =
        fact_about(facts, Fact::Kind::search_tree, name) || fact_about(facts, Fact::Kind::distinct, name);
    Values all;
    for (const Tree& tree : shapes(nodes)) {
      if (differ && nodes > 0) {
        ordered_ = true;
        Values values = numbers(node, nodes);
        if (values.size() < nodes) return {};
        std::ranges::sort(values);
        for (const bool falling : {false, true}) {
          if (falling) std::ranges::reverse(values);
          Json labels = Json(Values(nodes));
          std::size_t next = 0;
          number_in_order(tree, 0, values, next, labels);
          all.push_back(level_order(tree, labels));
        }
      } else {
        for (const Json& labels : lists(numbers(node, few_in_trees), nodes)) all.push_back(level_order(tree, labels));
      }
      count(1);
    }
    return all;
  }

  const Constraints& constraints_;
  const std::size_t most_;
  std::size_t tried_ = 0;
  std::map<std::pair<Quantity, std::size_t>, Values> values_;
  bool rows_ = false, ordered_ = false;      // there are; trees whose values are
  std::set<std::string> numbers_, letters_;  // ranges and alphabets
  std::set<std::string> there_were_;         // of tuples of numbers
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
