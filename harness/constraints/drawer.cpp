#include "constraints/drawer.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "util/json.hpp"

namespace leetjudge {
namespace {

using Kind = Fact::Kind;
using Leaf = Shape::Leaf;

constexpr double unknown_low = 0, unknown_high = 10;
constexpr int most_tries = 60;

// Of 64 bits.
Json whole(long double number) {
  if (number >= 0x1p63L) return number >= 0x1p64L ? Json(UINT64_MAX) : Json(std::uint64_t(number));
  return number <= -0x1p63L ? Json(INT64_MIN) : Json(std::int64_t(number));
}

// Draws the arguments of one call.
class Drawer {
 public:
  Drawer(const std::vector<Fact>& facts, const std::map<std::string, Seen>& seen, Random& random, const DrawWish& wish,
         std::map<Quantity, long double> known)
      : facts_(facts), seen_(seen), random_(random), wish_(wish), known_(std::move(known)) {}

  std::vector<Json> draw(const std::vector<Parameter>& parameters) {
    for (const Parameter& one : parameters) shapes_[one.name] = shape_of(one);
    // Lengths come first, so that what depends on them fits; then numbers, then what is in arrays.
    for (const Parameter& one : parameters) {
      const Shape& shape = shapes_[one.name];
      if (shape.vectors > 0 || shape.nodes() || shape.leaf == Leaf::text) number({one.name, {}, true});
    }
    for (const Parameter& one : parameters) {
      const Shape& shape = shapes_[one.name];
      if (shape.vectors == 0 && (shape.leaf == Leaf::integer || shape.leaf == Leaf::real))
        number({one.name, {}, false});
    }
    std::vector<Json> values;
    for (const Parameter& one : parameters) values.push_back(value({one.name, {}, false}, shapes_[one.name]));
    return values;
  }

 private:
  // How late it is drawn.
  int rank(const Quantity& one) const {
    if (one.length || !(shapes_.contains(one.name) || one.name == "Node")) return int(one.index.size());
    return one.index.empty() && one.name != "Node" ? 1 : 3;
  }

  static bool is_number(const std::string& index) { return index[0] >= '0' && index[0] <= '9'; }

  // Whether what is said of `general` is said of `one`: of nums[i] and of rows[i][0].
  static bool covers(const Quantity& general, const Quantity& one) {
    if (general.name != one.name || general.length != one.length || general.index.size() != one.index.size())
      return false;
    for (std::size_t i = 0; i < one.index.size(); ++i) {
      if (is_number(general.index[i]) && general.index[i] != one.index[i]) return false;
      for (std::size_t j = 0; j < i; ++j) {  // of rows[i][i]
        if (general.index[i] == general.index[j] && one.index[i] != one.index[j]) return false;
      }
    }
    return true;
  }

  std::optional<long double> known(const Quantity& one) const {
    for (const auto& [other, value] : known_) {
      if (covers(one, other)) return value;
    }
    return std::nullopt;
  }

  std::optional<long double> needed(const Quantity& one, int below) {
    if (const auto found = known(one)) return found;
    const bool later = rank(one) >= below || one.name == "Node" || std::count(open_.begin(), open_.end(), one);
    const bool there = shapes_.contains(one.name) || defined_as(one.name, facts_);
    if (later || !there || (one.length ? one.index.size() > 0 : rank(one) > 1)) return std::nullopt;
    return number(one);
  }

  Bounds bounds_of(const Quantity& one) {
    Bounds bounds;
    const int own = rank(one);
    for (const Fact& fact : facts_) {
      if (fact.kind != Kind::comparison || fact.operation == "!=") continue;
      const bool equal = fact.operation == "==";
      const bool strict = fact.operation == "<";
      const auto other = [&](const Quantity& of) { return needed(of, equal ? own + 2 : own); };
      if (fact.left.operation == 'q' && covers(fact.left.quantity, one)) {
        if (const auto most = value_of(fact.right, other)) {
          bounds.high = std::min(bounds.high, *most - strict);
          if (equal) bounds.low = std::max(bounds.low, *most);
        }
      }
      if (fact.right.operation == 'q' && covers(fact.right.quantity, one)) {
        if (const auto least = value_of(fact.left, other)) {
          bounds.low = std::max(bounds.low, *least + strict);
          if (equal) bounds.high = std::min(bounds.high, *least);
        }
      }
    }
    return bounds;
  }

  const Seen& seen(const std::string& name) const {
    static const Seen nothing;
    const auto found = seen_.find(name);
    return found == seen_.end() ? nothing : found->second;
  }

  long double number(const Quantity& one) {
    const bool element = !one.length && (!one.index.empty() || one.name == "Node");
    if (element && bounds_.contains(one)) return value_in(bounds_.at(one), one);
    if (const auto given = element ? std::nullopt : given_size(one)) return known_[one] = *given;
    if (const auto found = known(one); found && rank(one) < 2) return *found;
    open_.push_back(one);
    Bounds bounds = bounds_of(one);
    open_.pop_back();
    Bounds usual =
        one.length ? seen(one.name).lengths[std::min<std::size_t>(3, one.index.size())] : seen(one.name).values;
    if (std::isinf(usual.low)) usual = {unknown_low, unknown_high};
    if (std::isinf(bounds.low)) bounds.low = std::min(usual.low, bounds.high);
    if (std::isinf(bounds.high)) bounds.high = std::max(usual.high, bounds.low);
    if (element && wish_.growing() && !depends_on_elements(one)) bounds_[one] = bounds;
    const bool size = one.length || !shapes_.contains(one.name) || is_size(one);
    const long double drawn = size ? length_in(bounds, one.index.size()) : value_in(bounds, one);
    known_[one] = drawn;
    return drawn;
  }

  std::optional<long double> given_size(const Quantity& one) const {
    for (const auto& [general, size] : wish_.sizes) {
      if (covers(general, one)) return size;
    }
    return std::nullopt;
  }

  // Whether what bounds it changes from element to element.
  bool depends_on_elements(const Quantity& one) const {
    const std::function<bool(const Expression&)> on_elements = [&](const Expression& part) {
      return (part.operation == 'q' && !part.quantity.index.empty()) ||
             std::any_of(part.operands.begin(), part.operands.end(), on_elements);
    };
    return std::any_of(facts_.begin(), facts_.end(), [&](const Fact& fact) {
      const auto bounds = [&](const Expression& side, const Expression& other) {
        return side.operation == 'q' && covers(side.quantity, one) && on_elements(other);
      };
      return fact.kind == Kind::comparison && (bounds(fact.left, fact.right) || bounds(fact.right, fact.left));
    });
  }

  // Whether some length is told by it.
  bool is_size(const Quantity& one) const {
    const std::function<bool(const Expression&, bool)> has = [&](const Expression& part, bool length) {
      if (part.operation == 'q' && (length ? part.quantity.length : part.quantity == one)) return true;
      return std::any_of(part.operands.begin(), part.operands.end(),
                         [&](const Expression& in) { return has(in, length); });
    };
    return std::any_of(facts_.begin(), facts_.end(), [&](const Fact& fact) {
      return fact.kind == Kind::comparison && fact.operation == "==" &&
             ((has(fact.left, true) && has(fact.right, false)) || (has(fact.left, false) && has(fact.right, true)));
    });
  }

  long double length_in(const Bounds& bounds, std::size_t level) {
    const long double low = std::ceil(std::max(bounds.low, 0.0L));
    const double room = random_.chance(0.03) && level == 0 ? 60 : 1 + wish_.difficulty * (level == 0 ? 10 : 5);
    const long double high = std::max(low, std::min(std::floor(bounds.high), low + std::floor((long double)room)));
    return low + (long double)(random_.below(std::size_t(high - low) + 1));
  }

  long double value_in(const Bounds& bounds, const Quantity& one) {
    if (wish_.growing()) return large_value_in(bounds, one);
    const auto [known_mode, added] = modes_.try_emplace(one.name, 0.0);
    if (added) known_mode->second = random_.fraction();
    const double mode = known_mode->second;
    const long double low = bounds.low, high = std::max(bounds.low, bounds.high);
    const bool real = shapes_.contains(one.name) && shapes_.at(one.name).leaf == Leaf::real;
    if (real)
      return low + (high - low) * (long double)(random_.below(mode < 0.5 ? 11 : 100001)) / (mode < 0.5 ? 10 : 100000);
    // Values that meet, small ones, or all there are, with the ends more often.
    const long double width = widths_[one.name] + (mode < 0.4   ? 2
                                                   : mode < 0.8 ? 3 + wish_.difficulty * 20
                                                                : high - low);
    long double from = low <= 0 && high >= 0 ? std::max(low, mode < 0.2 ? 0.0L : -std::floor(width / 2)) : low;
    if (mode >= 0.8) {
      if (random_.chance(0.1)) return std::floor(high);
      if (random_.chance(0.1)) return std::ceil(low);
      from = low;
    }
    from = std::ceil(from);
    const long double count = std::floor(std::min(high, from + width)) - from + 1;
    if (count < 2) return std::min(from, std::floor(high));
    return from + (long double)(random_.below(std::size_t(std::min(count, 1.8e19L))));
  }

  // Of an element from all of its range, of a number at the wished part of it.
  long double large_value_in(const Bounds& bounds, const Quantity& one) {
    const long double low = bounds.low, width = std::max(0.0L, bounds.high - low);
    const bool element = !one.index.empty() || one.name == "Node";
    const bool real = shapes_.contains(one.name) && shapes_.at(one.name).leaf == Leaf::real;
    const long double part =
        element || wish_.level == DrawWish::anywhere ? (long double)(random_.fraction()) : (long double)(wish_.level);
    if (real) return low + width * part;
    return std::min(std::floor(bounds.high), std::ceil(low) + std::floor((width + (element ? 1 : 0)) * part));
  }

  const Fact* about(Kind kind, const std::string& name) const {
    for (const Fact& one : facts_) {
      if (one.kind == kind && std::count(one.parameters.begin(), one.parameters.end(), name)) return &one;
    }
    return nullptr;
  }

  Json value(const Quantity& at, const Shape& shape) {
    const std::string& name = at.name;
    if (int(at.index.size()) < shape.vectors) return array(at, shape);
    if (const Fact* listed = about(Kind::listed, name))
      return Json::parse(listed->values[random_.below(listed->values.size())]);
    switch (shape.leaf) {
      case Leaf::boolean: return random_.chance(0.5);
      case Leaf::character: return std::string(1, characters(name)[random_.below(characters(name).size())]);
      case Leaf::text: return text(at);
      case Leaf::list:
      case Leaf::tree: return nodes(at, shape);
      case Leaf::real: return double(number(at));
      default: break;
    }
    return whole(number(at));
  }

  Json text(Quantity at) {
    at.length = true;
    if (!at.index.empty()) known_.erase(at);
    const auto length = std::size_t(number(at));
    const std::string& set = characters(at.name);
    std::string drawn;
    for (std::size_t i = 0; i < length; ++i) drawn += set[random_.below(set.size())];
    if (about(Kind::no_leading_zero, at.name)) {
      for (int tries = 0; drawn.size() > 1 && drawn[0] == '0' && tries < most_tries; ++tries)
        drawn[0] = set[random_.below(set.size())];
    }
    if (about(Kind::distinct, at.name) && at.index.empty()) {
      std::string all = characters_of(at.name);
      std::vector<char> letters(all.begin(), all.end());
      random_.shuffle(letters);
      drawn.assign(letters.begin(), letters.begin() + long(std::min(length, letters.size())));
    }
    if (const Fact* order = about(Kind::sorted, at.name); order && at.index.empty())
      std::sort(drawn.begin(), drawn.end());
    return drawn;
  }

  std::string characters_of(const std::string& name) const {
    std::string set;
    for (const Fact& one : facts_) {
      const bool names = one.kind == Kind::characters && std::count(one.parameters.begin(), one.parameters.end(), name);
      if (!names) continue;
      if (set.empty())
        set = one.characters;
      else
        std::erase_if(set, [&](char c) { return one.characters.find(c) == std::string::npos; });
    }
    if (set.empty()) set = seen(name).characters;
    return set.empty() ? "abc" : set;
  }

  // Those of this input; often only a few of them.
  const std::string& characters(const std::string& name) {
    std::string& set = characters_[name];
    if (!set.empty()) return set;
    set = characters_of(name);
    if (set.size() > 6 && !wish_.growing() && random_.chance(0.8)) {
      std::vector<char> letters(set.begin(), set.end());
      if (random_.chance(0.5)) random_.shuffle(letters);
      set.assign(letters.begin(), letters.begin() + long(1 + random_.below(4)));
    }
    return set;
  }

  Json nodes(Quantity at, const Shape& shape) {
    at.length = true;
    if (!at.index.empty()) known_.erase(at);
    const auto count = std::size_t(number(at));
    const Fact* distinct = about(Kind::distinct, at.name);
    const Fact* order = about(Kind::sorted, at.name);
    const bool search = shape.leaf == Leaf::tree && about(Kind::search_tree, at.name);
    std::set<Json> taken;
    std::vector<Json> values;
    shapes_.try_emplace("Node", Shape{0, Leaf::integer});
    widths_["Node"] = distinct || search ? double(count) * 2 : 0;
    for (std::size_t i = 0; i < count; ++i) {
      Json drawn;
      for (int tries = 0; tries < most_tries; ++tries) {
        known_.erase({"Node", {}, false});
        drawn = whole(number_of_node(at.name));
        if (taken.insert(drawn).second || !(distinct || search)) break;
      }
      values.push_back(drawn);
    }
    if (order || search) std::sort(values.begin(), values.end());
    if (order && order->falling) std::reverse(values.begin(), values.end());
    return shape.leaf == Leaf::tree ? tree_of(values, search, random_) : Json(values);
  }

  long double number_of_node(const std::string& name) {
    Bounds bounds = bounds_of({"Node", {}, false});
    const Bounds usual = seen(name).values;
    if (std::isinf(bounds.low)) bounds.low = std::isinf(usual.low) ? 0 : std::min(usual.low, bounds.high);
    if (std::isinf(bounds.high)) bounds.high = std::isinf(usual.high) ? 10 : std::max(usual.high, bounds.low);
    return value_in(bounds, {"Node", {}, false});
  }

  Json array(const Quantity& at, const Shape& shape) {
    const std::string& name = at.name;
    Quantity length = at;
    length.length = true;
    if (!at.index.empty()) known_.erase(length);
    const auto count = std::size_t(number(length));
    if (const Fact* permutation = about(Kind::permutation, name); permutation && shape.vectors == 1) {
      std::vector<Json> all;
      for (std::size_t i = 0; i < count; ++i) all.push_back(std::int64_t(i) + permutation->least);
      random_.shuffle(all);
      return all;
    }
    const bool tree = at.index.empty() && about(Kind::tree_edges, name);
    const long double lowest = tree ? bounds_of({name, {"i", "0"}, false}).low : 0;
    const std::int64_t least = std::isinf(lowest) ? 0 : whole(lowest).get<std::int64_t>();
    const bool innermost = int(at.index.size()) + 1 == shape.vectors;
    const bool outermost = at.index.empty();
    const Fact* pairs = outermost ? about(Kind::distinct_pairs, name) : nullptr;
    const Fact* distinct = outermost ? about(Kind::distinct, name) : nullptr;
    widths_[name] = distinct ? double(count) * 2 : 0;
    const bool columns = innermost && !outermost && has_columns(name);
    std::set<Json> taken;
    std::vector<Json> elements;
    for (std::size_t i = 0; i < count; ++i) {
      Json drawn;
      for (int tries = 0; tries < most_tries; ++tries) {
        Quantity inner = at;
        inner.index.push_back(columns ? std::to_string(i)
                                      : std::string("ijkl").substr(std::min<std::size_t>(3, at.index.size()), 1));
        if (!columns) forget_below(at);
        drawn = value(inner, shape);
        if (tree && drawn.is_array() && drawn.size() >= 2) join(drawn, i, least);
        Json key = drawn;
        if (pairs && drawn.is_array() && drawn.size() >= 2)
          key = {std::min(drawn[0], drawn[1]), std::max(drawn[0], drawn[1])};
        if (distinct && distinct->column >= 0 && drawn.is_array() && distinct->column < int(drawn.size()))
          key = drawn[std::size_t(distinct->column)];
        if (outermost && equal_columns(drawn, name)) continue;
        if (!(pairs || distinct) || taken.insert(key).second) break;
      }
      elements.push_back(std::move(drawn));
    }
    order(elements, name, at.index.empty());
    if (outermost && shape.vectors == 2) mirror(elements, name);
    return elements;
  }

  // What is said of rows[i][j] with rows[j][i], and of rows[i][i].
  void mirror(std::vector<Json>& rows, const std::string& name) const {
    const auto cell = [&](const Expression& one) -> const std::vector<std::string>* {
      const bool of_rows = one.operation == 'q' && !one.quantity.length && one.quantity.name == name;
      return of_rows && one.quantity.index.size() == 2 ? &one.quantity.index : nullptr;
    };
    for (const Fact& fact : facts_) {
      const auto *left = cell(fact.left), *right = cell(fact.right);
      if (fact.kind != Kind::comparison || fact.operation != "==" || !left) continue;
      const bool mirrored = right && (*left)[0] == (*right)[1] && (*left)[1] == (*right)[0];
      const auto diagonal = (*left)[0] == (*left)[1] && !is_number((*left)[0])
                                ? value_of(fact.right, [](const Quantity&) { return std::nullopt; })
                                : std::nullopt;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = 0; mirrored && j < i && i < rows[j].size() && j < rows[i].size(); ++j)
          rows[i][j] = rows[j][i];
        if (diagonal && i < rows[i].size()) rows[i][i] = whole(*diagonal);
      }
    }
  }

  static bool is_column(const Expression& one, const std::string& name) {
    return one.operation == 'q' && one.quantity.name == name && one.quantity.index.size() == 2 &&
           is_number(one.quantity.index[1]);
  }

  // Whether a row has the same in two columns that must differ: "ai != bi".
  bool equal_columns(const Json& row, const std::string& name) const {
    const auto column = [&](const Expression& one) {
      return is_column(one, name) ? std::stoul(one.quantity.index[1]) : row.size();
    };
    return row.is_array() && std::any_of(facts_.begin(), facts_.end(), [&](const Fact& fact) {
             if (fact.kind != Kind::comparison || fact.operation != "!=") return false;
             const std::size_t left = column(fact.left), right = column(fact.right);
             return left < row.size() && right < row.size() && row[left] == row[right];
           });
  }

  // What was drawn of another element is not what is drawn of this one.
  void forget_below(const Quantity& at) {
    std::erase_if(
        known_, [&](const auto& one) { return one.first.name == at.name && one.first.index.size() > at.index.size(); });
  }

  bool has_columns(const std::string& name) const {
    return std::any_of(facts_.begin(), facts_.end(), [&](const Fact& fact) {
      return fact.kind == Kind::comparison && (is_column(fact.left, name) || is_column(fact.right, name));
    });
  }

  // The edge from the next node of a tree to one that is there.
  void join(Json& edge, std::size_t number_of_edge, std::int64_t least) {
    edge[0] = std::int64_t(random_.below(number_of_edge + 1)) + least;
    edge[1] = std::int64_t(number_of_edge) + 1 + least;
    if (random_.chance(0.3)) std::swap(edge[0], edge[1]);
  }

  void order(std::vector<Json>& elements, const std::string& name, bool outermost) {
    const Fact* sorted = about(Kind::sorted, name);
    const Fact* rotated = about(Kind::rotated, name);
    const Fact* fact = sorted ? sorted : rotated;
    if (!outermost || !fact) return;
    const auto key = [&](const Json& one) -> const Json& {
      return one.is_array() && fact->column < int(one.size()) ? one[std::size_t(fact->column)] : one;
    };
    std::sort(elements.begin(), elements.end(), [&](const Json& a, const Json& b) {
      if (key(a) == key(b)) return a < b;
      return fact->falling ? key(b) < key(a) : key(a) < key(b);
    });
    if (fact->strictly)
      elements.erase(
          std::unique(elements.begin(), elements.end(), [&](const Json& a, const Json& b) { return key(a) == key(b); }),
          elements.end());
    if (rotated && !elements.empty())
      std::rotate(elements.begin(), elements.begin() + long(random_.below(elements.size())), elements.end());
  }

  const std::vector<Fact>& facts_;
  const std::map<std::string, Seen>& seen_;
  Random& random_;
  const DrawWish& wish_;
  std::map<Quantity, long double> known_;
  std::map<std::string, Shape> shapes_;
  std::vector<Quantity> open_;         // being drawn
  std::map<Quantity, Bounds> bounds_;  // of elements, where they are the same for all
  std::map<std::string, double> modes_, widths_;
  std::map<std::string, std::string> characters_;
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

Json tree_of(std::vector<Json> values, bool search, Random& random) {
  struct Node {
    int left = -1, right = -1;
    Json value;
  };
  std::vector<Node> nodes;
  const bool leaning = random.chance(0.2);
  for (std::size_t i = 0; i < values.size(); ++i) {
    nodes.emplace_back();
    if (i == 0) continue;
    for (;;) {
      const std::size_t parent = leaning ? i - 1 : random.below(i);
      int& place = random.chance(0.5) ? nodes[parent].left : nodes[parent].right;
      if (place >= 0) continue;
      place = int(i);
      break;
    }
  }
  std::size_t next = 0;
  const std::function<void(int)> fill = [&](int at) {
    if (at < 0) return;
    fill(nodes[std::size_t(at)].left);
    nodes[std::size_t(at)].value = values[next++];
    fill(nodes[std::size_t(at)].right);
  };
  if (!search) random.shuffle(values);
  if (!nodes.empty()) fill(0);
  Json levels = Json::array();
  std::vector<int> queue;
  if (!nodes.empty()) queue.push_back(0);
  for (std::size_t i = 0; i < queue.size(); ++i) {
    levels.push_back(queue[i] < 0 ? Json() : nodes[std::size_t(queue[i])].value);
    if (queue[i] < 0) continue;
    queue.push_back(nodes[std::size_t(queue[i])].left);
    queue.push_back(nodes[std::size_t(queue[i])].right);
  }
  while (!levels.empty() && levels.back().is_null()) levels.erase(levels.size() - 1);
  return levels;
}

std::vector<Json> drawn_arguments(const std::vector<Parameter>& parameters, const std::vector<Fact>& facts,
                                  const std::map<std::string, Seen>& seen, Random& random, const DrawWish& wish,
                                  std::map<Quantity, long double> known) {
  return Drawer(facts, seen, random, wish, std::move(known)).draw(parameters);
}

}  // namespace leetjudge
