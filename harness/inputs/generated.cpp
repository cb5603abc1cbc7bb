#include "inputs/generated.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/random.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_values = 8'000'000;  // of an input: elements and characters
constexpr std::size_t draws_for_each = 60;      // of those that have to differ

using Drawer = std::function<Json()>;

std::int64_t whole(const LocatedJson& place) {
  if (!place.value.is_number_integer()) place.refuse("a whole number is expected here");
  return place.value.get<std::int64_t>();
}

// A list of characters, or a text of them.
std::vector<std::string> letters_at(const LocatedJson& place) {
  std::vector<std::string> all;
  if (place.value.is_string()) {
    for (const char c : place.text()) all.emplace_back(1, c);
  } else {
    for (const LocatedJson& one : place.elements()) all.push_back(one.text());
  }
  if (all.empty()) place.refuse("a character is expected here");
  return all;
}

// Reads each generator once, and draws from it as often as it is wanted.
class Drawing {
 public:
  explicit Drawing(std::uint64_t seed) : random_(seed) {}

  Drawer value(const LocatedJson& from) {
    if (from.value.is_object() && from.value.contains("gen")) return generator(from);
    if (!is_drawn(from.value)) return [this, value = from.value] { return count(1), value; };
    std::vector<Drawer> elements;
    for (const auto& [key, one] : from.value.items()) elements.push_back(value({one, from.where + "/" + key}));
    return [shape = from.value, elements] {
      Json all = shape;
      std::size_t i = 0;
      for (Json& one : all) one = elements[i++]();
      return all;
    };
  }

 private:
  void count(std::size_t values) {
    values_ += values;
    if (values_ > most_values) throw BadInput("more values are drawn than an input may have");
  }

  Drawer generator(const LocatedJson& from) {
    const std::string kind = from.at("gen").text();
    if (kind == "array") return array(from);
    if (kind == "str") {
      const auto all = letters_at(from.at("alphabet"));
      return [this, all, length = length(from)] {
        std::string drawn;
        for (std::size_t left = length(); left > 0; --left) drawn += all[random_.below(all.size())];
        return Json(drawn);
      };
    }
    if (kind == "int") return [this, drawn = integer(from)] { return count(1), Json(drawn()); };
    if (kind == "bool") return [this] { return count(1), Json(random_.below(2) == 1); };
    if (kind == "char") {
      const auto all = letters_at(from.at("variety"));
      return [this, all] { return count(1), Json(all[random_.below(all.size())]); };
    }
    if (kind != "float") from.refuse(fmt::format("there is no generator \"{}\"", kind));
    const double least = from.at("min").number(), most = from.at("max").number();
    const double unit = std::pow(10, from.has("precision") ? from.at("precision").number() : 0);
    return [this, least, most, unit] {
      return count(1), Json(std::round((least + (most - least) * random_.fraction()) * unit) / unit);
    };
  }

  std::function<std::int64_t()> integer(const LocatedJson& from) {
    const std::int64_t least = whole(from.at("min")), most = whole(from.at("max"));
    if (least > most) from.refuse("min is larger than max");
    const std::uint64_t beyond = std::uint64_t(most) - std::uint64_t(least) + 1;  // 0: any number
    return [this, least, beyond] {
      return std::int64_t(std::uint64_t(least) + random_.below(beyond ? beyond : ~std::uint64_t(0)));
    };
  }

  std::function<std::size_t()> length(const LocatedJson& from) {
    const LocatedJson len = from.at("len");
    const auto drawn = len.value.is_object() ? integer(len) : [fixed = whole(len)] { return fixed; };
    return [this, drawn, len] {
      const std::int64_t length = drawn();
      if (length < 0) len.refuse("a length is negative");
      count(std::size_t(length));
      return std::size_t(length);
    };
  }

  Drawer array(const LocatedJson& from) {
    const bool distinct = from.value.value("distinct", false), sorted = from.value.value("sorted", false);
    return [length = length(from), element = value(from.at("of")), distinct, sorted] {
      const std::size_t wanted = length();
      std::vector<Json> all;
      std::unordered_set<std::string> seen;
      for (std::size_t tries = 0; all.size() < wanted; ++tries) {
        if (tries > draws_for_each * wanted) throw BadInput("there are not so many elements that differ");
        Json one = element();
        if (!distinct || seen.insert(dumped(one)).second) all.push_back(std::move(one));
      }
      if (sorted) std::ranges::sort(all);
      return Json(std::move(all));
    };
  }

  Random random_;
  std::size_t values_ = 0;
};

}  // namespace

bool is_drawn(const Json& value) {
  if (!value.is_structured()) return false;
  return (value.is_object() && value.contains("gen")) || std::any_of(value.begin(), value.end(), is_drawn);
}

Json drawn_value(const Json& value, std::uint64_t seed) {
  try {
    Drawing drawing(seed);
    return drawing.value({value, "in"})();
  } catch (const Json::exception& error) {
    throw BadInput(reason_of(error));
  }
}

}  // namespace leetjudge
