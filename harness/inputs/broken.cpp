// Whether inputs keep what is understood of the constraints.
#include <algorithm>
#include <functional>
#include <map>

#include "inputs/arrangements.hpp"
#include "inputs/call_order.hpp"
#include "inputs/constraints.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Letters = std::map<std::string, std::size_t>;
using ValueOfQuantity = std::function<std::optional<long double>(const Quantity&)>;

constexpr std::size_t most_compared = 1000000;
constexpr std::size_t most_shown = 60;  // of a value

class CheckOfFacts {
 public:
  // Of more elements only so many are looked at: of those that facts compare some that lie evenly, otherwise the first.
  CheckOfFacts(const std::vector<Fact>& facts, std::size_t looked_at = SIZE_MAX)
      : facts_(facts), looked_at_(looked_at) {}

  // The arguments of a call, which outlive this.
  void add(const Call& call) {
    const std::vector<Parameter>& parameters = call.method->parameters;
    for (std::size_t i = 0; i < parameters.size() && i < call.arguments->size(); ++i)
      arguments_[parameters[i].name] = {shape_of(parameters[i]), &(*call.arguments)[i]};
    last_ = call.method;
    ++calls_;
  }

  // At the first ones of its indices.
  std::optional<long double> first_of(const Quantity& one, int depth = 0) const {
    Letters first;
    for (const std::string& letter : one.index) first.try_emplace(letter, 0);
    return value(one, first, depth);
  }

  // A fact that says something of the arguments that were added last.
  std::optional<Broken> broken() const {
    const auto other = [this](const std::string& name) {
      const auto found = arguments_.find(name);
      return found == arguments_.end() ? nullptr : found->second.value;
    };
    for (const Fact& fact : facts_) {
      if (!concerns_last(fact)) continue;
      if (fact.kind == Kind::comparison) {
        if (std::string what = unequal(fact); !what.empty()) return Broken{std::move(what), fact.sentence};
        continue;
      }
      for (const std::string& name : fact.parameters) {
        const auto found = arguments_.find(name);
        if (found == arguments_.end() ||
            argument_keeps(fact, found->second.shape, *found->second.value, other, looked_at_))
          continue;
        return Broken{fmt::format("{} = {}", name, shortened(dumped(*found->second.value), most_shown)), fact.sentence};
      }
    }
    return std::nullopt;
  }

 private:
  struct Argument {
    Shape shape;
    const Json* value = nullptr;
  };

  bool concerns_last(const Fact& fact) const {
    if (calls_ == 1) return true;
    const auto own = [&](const std::string& name) {
      return std::ranges::count(last_->parameters, name, &Parameter::name) > 0;
    };
    if (fact.kind != Kind::comparison) return std::ranges::any_of(fact.parameters, own);
    return std::ranges::any_of(quantities_in(fact), [&](const Quantity* one) { return own(one->name); });
  }

  // What a comparison finds unequal for some indices; empty where it holds for all.
  std::string unequal(const Fact& fact) const {
    const Quantities quantities = quantities_in(fact);
    std::map<const Quantity*, std::optional<long double>> fixed;  // that are the same for all indices
    for (const Quantity* one : quantities)
      if (one->sum || (one->index.empty() && !fact.is_place(*one))) fixed.try_emplace(one, value(*one, {}));
    const auto at_letters = [&](const Letters& letters) {
      return [&](const Quantity& one) {
        const auto found = fixed.find(&one);
        return found != fixed.end() ? found->second : value(one, letters);
      };
    };
    std::string what;
    std::size_t left = most_compared;
    for_each(quantities, {}, [&](const Letters& letters) {
      what = unequal(fact, quantities, letters, at_letters(letters));
      return what.empty() && --left > 0;
    });
    return what;
  }

  using Quantities = std::vector<const Quantity*>;

  // Gives all indices to the letters of quantities, as long as `goes_on` says so; whether it did to the end.
  bool for_each(const Quantities& quantities, const Letters& letters,
                const std::function<bool(const Letters&)>& goes_on) const {
    for (const Quantity* one : quantities) {
      for (std::size_t level = 0; !one->sum && level < one->index.size(); ++level) {
        const std::string& letter = one->index[level];
        if (place_of(letter, 0) || letters.contains(letter)) continue;
        const Json* container = at(*one, level, letters);
        Letters more = letters;
        if (!container || !container->is_array()) return true;
        const std::size_t step = 1 + container->size() / looked_at_;
        for (std::size_t i = 0; i < container->size(); i += step) {
          more[letter] = i;
          if (!for_each(quantities, more, goes_on)) return false;
        }
        return true;
      }
    }
    return goes_on(letters);
  }

  std::string unequal(const Fact& fact, const Quantities& quantities, const Letters& letters,
                      const ValueOfQuantity& quantity) const {
    if (fact.operation == "!=" && fact.left.operation == 'q' && fact.right.operation == 'q') {
      const Json* const left_text = at(fact.left.quantity, fact.left.quantity.index.size(), letters);
      const Json* const right_text = at(fact.right.quantity, fact.right.quantity.index.size(), letters);
      if (left_text && right_text && left_text->is_string() && *left_text == *right_text)
        return fmt::format("{} is {}", fact.left.quantity.words(), shortened(dumped(*left_text), most_shown));
    }
    const auto a = value_of(fact.left, quantity);
    const auto b = value_of(fact.right, quantity);
    if (!a || !b || fact.holds(*a, *b)) return "";
    std::vector<std::string> all;
    for (const Quantity* one : quantities) {
      const auto found = quantity(*one);
      std::string words = one->words();
      for (const auto& [letter, index] : letters) {
        if (const std::size_t place = words.find("[" + letter + "]"); place != std::string::npos)
          words.replace(place + 1, letter.size(), std::to_string(index));
      }
      words = found ? fmt::format("{} is {}", words, static_cast<double>(*found)) : "";
      if (!words.empty() && !std::ranges::count(all, words)) all.push_back(words);
    }
    return joined(all);
  }

  // What lies below the first `levels` indices.
  const Json* at(const Quantity& one, std::size_t levels, const Letters& letters) const {
    const auto found = arguments_.find(one.name);
    if (found == arguments_.end()) return nullptr;
    const Json* value = found->second.value;
    for (std::size_t level = 0; level < levels; ++level) {
      const std::string& index = one.index[level];
      const auto fixed = place_of(index, value->size());
      const std::size_t place = fixed ? *fixed : letters.at(index);
      if (!value->is_array() || place >= value->size()) return nullptr;
      value = &(*value)[place];
    }
    return value;
  }

  std::optional<long double> value(const Quantity& one, const Letters& letters, int depth = 0) const {
    if (one.sum) {  // of all elements, however few are looked at elsewhere
      const Json* all = at(one, 0, {});
      return all && all->is_array() ? std::optional(sum_below(*all, one, 0)) : std::nullopt;
    }
    if (!arguments_.contains(one.name)) {
      if (const auto place = letters.find(one.name); place != letters.end()) return place->second;
      const auto definition = defined_as(one.name, facts_);
      return definition && depth <= 3 ? first_of(*definition, depth + 1) : std::nullopt;  // it is the same for all
    }
    const Json* found = at(one, one.index.size(), letters);
    if (!found) return std::nullopt;
    return amount(*found, one);
  }

  // A number, or how many characters, elements or nodes there are.
  std::optional<long double> amount(const Json& found, const Quantity& one) const {
    if (!one.length) return found.is_number() ? std::optional(found.get<long double>()) : std::nullopt;
    if (found.is_string()) return found.get_ref<const std::string&>().size();
    if (!found.is_array()) return std::nullopt;
    const Shape& shape = arguments_.at(one.name).shape;
    const bool nodes_there = shape.nodes() && one.index.size() == std::size_t(shape.vectors);
    if (!nodes_there) return found.size();
    const auto [counted, added] = nodes_.try_emplace(&found, 0);  // each element may be compared with it
    if (added) counted->second = found.size() - std::size_t(std::ranges::count(found, nullptr));
    return counted->second;
  }

  long double sum_below(const Json& value, const Quantity& one, std::size_t level) const {
    if (level == one.index.size()) return amount(value, one).value_or(0);
    if (!value.is_array()) return 0;
    if (const std::string& index = one.index[level]; is_digit(index[0])) {
      const std::size_t place = std::stoul(index);
      return place < value.size() ? sum_below(value[place], one, level + 1) : 0;
    }
    long double sum = 0;
    for (const Json& element : value) sum += sum_below(element, one, level + 1);
    return sum;
  }

  const std::vector<Fact>& facts_;
  const std::size_t looked_at_;
  std::map<std::string, Argument> arguments_;
  mutable std::map<const Json*, std::size_t> nodes_;  // that were counted
  const Method* last_ = nullptr;
  int calls_ = 0;
};

}  // namespace

std::optional<std::string> Constraints::broken_by(std::string_view input) const {
  const std::optional<Broken> broken = first_broken(input);
  if (!broken) return std::nullopt;
  return fmt::format("{} (constraint: {})", broken->words, broken->sentence);
}

std::optional<Broken> Constraints::first_broken(std::string_view text, bool surely, std::size_t looked_at) const {
  const Json input = parsed(text);
  const std::vector<Call> calls = calls_in(stub_, input);
  for (const Fact& one : facts_) {
    if (!stub_.design || calls.empty()) break;
    const auto most = one.kind == Kind::most_calls ? value_of(one.right) : std::nullopt;
    const auto counts = [&](const Call& call) {
      return !call.method->constructor && (one.values.empty() || std::ranges::count(one.values, call.method->name));
    };
    const auto count = std::ranges::count_if(calls, counts);
    if (most && count > *most) return Broken{fmt::format("{} calls", count), one.sentence};
    const bool of_order = one.kind == Kind::filled || one.kind == Kind::rising;
    if (of_order && !keeps_call_order(one, stub_, input, surely)) return Broken{"the order of the calls", one.sentence};
  }
  const Call* constructor = nullptr;
  const std::size_t step = 1 + calls.size() / looked_at;
  for (std::size_t i = 0; i < calls.size(); i += step) {
    const Call& call = calls[i];
    CheckOfFacts check(facts_, looked_at);
    if (constructor) check.add(*constructor);
    check.add(call);
    if (const auto broken = check.broken())
      return Broken{stub_.design ? fmt::format("call {}, {}: {}", call.number + 1, call.method->name, broken->words)
                                 : broken->words,
                    broken->sentence};
    if (call.method->constructor) constructor = &call;
  }
  return std::nullopt;
}

std::optional<double> Constraints::size_in(const Quantity& quantity, std::string_view text) const {
  const Json values = parsed(text);
  const bool has_calls = values.is_array() && values.size() == 2 && values[0].is_array() && values[1].is_array();
  if (!values.is_array() || (stub_.design && (!has_calls || values[1].empty()))) return std::nullopt;
  if (stub_.design && quantity == the_calls) return double(values[0].size()) - 1;
  const Method* method = stub_.design ? stub_.solution.constructor() : &stub_.method();
  if (!method) return std::nullopt;
  CheckOfFacts check(facts_);
  check.add({0, method, stub_.design ? &values[1][0] : &values});
  const auto found = check.first_of(quantity);
  return found ? std::optional(double(*found)) : std::nullopt;
}

}  // namespace leetjudge
