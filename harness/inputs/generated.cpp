#include "inputs/generated.hpp"

#include <algorithm>
#include <cmath>
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

std::int64_t whole(const Json& value) {
  if (!value.is_number_integer()) throw BadInput(fmt::format("{} is no whole number", dumped(value)));
  return value.get<std::int64_t>();
}

// What is missing, or of another type, ends in an exception of the library's.
class Drawing {
 public:
  explicit Drawing(std::uint64_t seed) : random_(seed) {}

  Json value(const Json& from) {
    if (from.is_object() && from.contains("gen")) return generator(from);
    if (!from.is_structured()) return count(1), from;
    Json all = from;
    for (Json& one : all) one = value(one);
    return all;
  }

 private:
  void count(std::size_t values) {
    values_ += values;
    if (values_ > most_values) throw BadInput("more values are drawn than an input may have");
  }

  Json generator(const Json& from) {
    const std::string kind = from.at("gen").get<std::string>();
    if (kind == "array") return array(from);
    if (kind == "int") return count(1), integer(from);
    if (kind == "bool") return count(1), random_.below(2) == 1;
    if (kind == "char") return count(1), letter(from.at("variety"));
    if (kind == "str") {
      std::string drawn;
      const std::size_t wanted = length(from.at("len"));
      for (count(wanted); drawn.size() < wanted;) drawn += letter(from.at("alphabet"));
      return drawn;
    }
    if (kind != "float") throw BadInput(fmt::format("there is no generator \"{}\"", kind));
    const double least = from.at("min").get<double>(), most = from.at("max").get<double>();
    const double unit = std::pow(10, from.value("precision", 0.0));
    return count(1), std::round((least + (most - least) * random_.fraction()) * unit) / unit;
  }

  // One of a list of characters, or of a text of them.
  std::string letter(const Json& from) {
    const std::size_t among = from.is_string() ? from.get_ref<const std::string&>().size() : from.size();
    if (among == 0) throw BadInput("there is no character to draw");
    const std::size_t drawn = random_.below(among);
    if (from.is_string()) return std::string(1, from.get_ref<const std::string&>()[drawn]);
    return from.at(drawn).get<std::string>();
  }

  std::int64_t integer(const Json& from) {
    const std::int64_t least = whole(from.at("min")), most = whole(from.at("max"));
    if (least > most) throw BadInput("min is larger than max");
    const std::uint64_t beyond = std::uint64_t(most) - std::uint64_t(least) + 1;  // 0: any number
    return std::int64_t(std::uint64_t(least) + random_.below(beyond ? beyond : ~std::uint64_t(0)));
  }

  std::size_t length(const Json& from) {
    const std::int64_t length = from.is_object() ? integer(from) : whole(from);
    if (length < 0) throw BadInput("a length is negative");
    return std::size_t(length);
  }

  Json array(const Json& from) {
    const bool distinct = from.value("distinct", false), sorted = from.value("sorted", false);
    const std::size_t wanted = length(from.at("len"));
    std::vector<Json> all;
    std::unordered_set<std::string> seen;
    for (std::size_t tries = 0; all.size() < wanted; ++tries) {
      if (tries > draws_for_each * wanted) throw BadInput("there are not so many elements that differ");
      const std::size_t before = values_;
      Json one = value(from.at("of"));
      if (!distinct || seen.insert(dumped(one)).second)
        all.push_back(std::move(one));
      else
        values_ = before;
    }
    if (sorted) std::ranges::sort(all);
    return all;
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
    return Drawing(seed).value(value);
  } catch (const Json::exception& error) {
    throw BadInput(reason_of(error));
  }
}

}  // namespace leetjudge
