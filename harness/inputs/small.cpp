#include "inputs/small.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
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

constexpr DrawWish::Small few{0, 5, 3}, few_of_calls{0, 2, 2};
constexpr std::size_t most_first = 16;         // sizes below the least of which there is an input
constexpr std::size_t most_empty = 5;          // likewise in a row, above it
constexpr std::size_t most_drawn_factor = 10;  // for each input that keeps the constraints

class Enumerating {
 public:
  Enumerating(const Constraints& constraints, std::size_t most, double most_s)
      : constraints_(constraints), most_(most), most_s_(most_s) {}

  SmallInputs all() {
    SmallInputs small;
    std::size_t empty = 0;
    for (std::size_t size = 0; empty < (small.inputs.empty() ? most_first : most_empty); ++size) {
      std::vector<std::string> of_size = inputs(size);
      if (time_is_up() || drawn_ > most_ * most_drawn_factor || small.inputs.size() + of_size.size() > most_) break;
      empty = of_size.empty() ? empty + 1 : 0;
      std::ranges::move(of_size, std::back_inserter(small.inputs));
      small.ends.push_back(small.inputs.size());
      small.of_sizes.push_back(words(size));
    }
    return small;
  }

 private:
  using Clock = std::chrono::steady_clock;
  bool time_is_up() const { return std::chrono::duration<double>(Clock::now() - begin_).count() > most_s_; }

  std::vector<std::string> inputs(std::size_t size) {
    std::vector<std::string> kept;
    Choices choices;
    Random random(choices);
    const ArgumentDrawer drawer = argument_drawer(constraints_, random);
    do {
      DrawWish::Small small = design() ? few_of_calls : few;
      (only_numbers_ ? small.numbers : small.left) = only_numbers_ ? size + 1 : size;
      try {
        const Json input = drawn_values(constraints_, drawer, random, {.small = &small});
        if (small.left == 0) keep(input, kept);
      } catch (const CannotBeDrawn&) {
      }
    } while (!time_is_up() && ++drawn_ <= most_ * most_drawn_factor && choices.next());
    return kept;
  }

  void keep(const Json& input, std::vector<std::string>& kept) {
    std::string text = dumped(input);
    const Rules& rules = constraints_.rules();
    if (!there_were_.insert(text).second || !constraints_.surely_kept_by(text) || (rules.fits && !rules.fits(text)))
      return;
    kept.push_back(std::move(text));
    for (const Call& call : calls_in(constraints_.stub(), input)) {
      for (std::size_t k = 0; k < call.arguments->size(); ++k)
        seen_[call.method->parameters[k].name].add((*call.arguments)[k], 0);
    }
  }

  // What inputs of at most that size hold.
  std::string words(std::size_t size) const {
    std::vector<std::string> words;
    std::set<std::string> numbers, letters;
    bool rows = false;
    for (const auto& [name, seen] : seen_) {
      rows = rows || !std::isinf(seen.lengths[1].low);
      if (!std::isinf(seen.values.low))
        numbers.insert(fmt::format("from {} to {}", dumped(whole_number(seen.values.low)),
                                   dumped(whole_number(seen.values.high))));
      const std::set<char> set(seen.characters.begin(), seen.characters.end());
      if (!set.empty()) letters.insert(fmt::format("letters \"{}\"", std::string(set.begin(), set.end())));
    }
    const auto has_elements = [](const Method& method) {
      return std::ranges::any_of(method.parameters, [](auto& one) { return shape_of(one).has_length(); });
    };
    const bool elements = std::ranges::any_of(constraints_.stub().solution.methods, has_elements);
    if (design())
      words.push_back(fmt::format("at most {}{}", plural(size, "call"),
                                  elements ? " (elements of arguments are counted as well)" : ""));
    else if (!only_numbers_)
      words.push_back(
          fmt::format("at most {}{}", plural(size, "element"), rows ? " (elements of elements as well)" : ""));
    if (!numbers.empty())
      words.push_back("numbers " + joined(std::vector<std::string>(numbers.begin(), numbers.end())) +
                      (trees_differ() ? " (in a tree as many of these as it has nodes)" : ""));
    words.insert(words.end(), letters.begin(), letters.end());
    return "with " + joined(words);
  }

  // Whether there is a tree without equal nodes.
  bool trees_differ() const {
    return std::ranges::any_of(constraints_.facts(), [&](const Fact& fact) {
      const bool differ = fact.kind == Fact::Kind::distinct || fact.kind == Fact::Kind::search_tree;
      const auto is_tree = [&](const Parameter& one) {
        return shape_of(one).leaf == Shape::Leaf::tree && fact.about(one.name);
      };
      return differ && !design() && std::ranges::any_of(constraints_.stub().method().parameters, is_tree);
    });
  }

  bool design() const { return constraints_.stub().design; }

  const Constraints& constraints_;
  const std::size_t most_;
  const double most_s_;
  const Clock::time_point begin_ = Clock::now();
  const bool only_numbers_ = !design() && std::ranges::all_of(constraints_.stub().method().parameters,
                                                              [](auto& one) { return shape_of(one).number(); });
  std::size_t drawn_ = 0;
  std::set<std::string> there_were_;
  std::map<std::string, Seen> seen_;  // in those that were kept, by parameter
};

}  // namespace

std::string SmallInputs::words(std::size_t tried) const {
  const auto beyond = std::ranges::upper_bound(ends, tried);
  if (beyond == ends.begin() || *(beyond - 1) == 0) return "";
  // Larger sizes without an input prove nothing.
  const auto size = std::size_t(std::ranges::lower_bound(ends, *(beyond - 1)) - ends.begin());
  return fmt::format("all {} {}", ends[size], of_sizes[size]);
}

SmallInputs small_inputs(const Constraints& constraints, std::size_t most, double most_s) {
  if (constraints.rules().generate || !why_not_drawn(constraints).empty()) return {};
  return Enumerating(constraints, most, most_s).all();
}

}  // namespace leetjudge
