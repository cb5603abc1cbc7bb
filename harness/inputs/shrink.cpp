#include "inputs/shrink.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include "inputs/constraints.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace {

std::size_t count(const Json& value) {
  if (!value.is_array()) return value.is_null() ? 0 : 1;
  std::size_t all = 0;
  for (const Json& one : value) all += count(one);
  return all;
}

void erase_range(Json& list, std::size_t begin, std::size_t size) {
  if (list.is_string()) {
    list = list.get<std::string>().erase(begin, size);
    return;
  }
  const auto first = list.begin() + long(begin);
  list.erase(first, first + long(std::min(size, list.size() - begin)));
}

std::size_t length(const Json& list) {
  return list.is_string() ? list.get_ref<const std::string&>().size() : list.is_array() ? list.size() : 0;
}

class Simplifying {
 public:
  Simplifying(const std::string& input, bool design, const std::function<bool(const std::string&)>& fails,
              const Rules& rules)
      : best_(parsed_or_thrown(input)), design_(design), fails_(fails), rules_(rules) {}

  const Json& run() {
    try {
      while (rules_.reduced ? leave_out_pieces() : step()) {
      }
    } catch (const EnoughSimplified&) {
    }
    return best_;
  }

 private:
  bool leave_out_pieces() {
    return leave_out([&] { return rules_.pieces(dumped(best_)); }, 0,
                     [&](Json& input, std::size_t begin, std::size_t size) {
                       input = parsed(rules_.reduced(dumped(input), begin, size));
                     });
  }

  bool step() {
    bool smaller = leave_out_together();
    std::vector<Json::json_pointer> places;
    if (design_)
      for (std::size_t i = 0; i < best_[1].size(); ++i) collect_below(Json::json_pointer("/1") / i, places);
    else
      collect_below(Json::json_pointer(), places);
    for (const Json::json_pointer& place : places) smaller = simplify(place) || smaller;
    for (std::size_t i = 0; !design_ && i < best_.size(); ++i) smaller = leave_out_nodes(i) || smaller;
    return smaller;
  }

  bool try_one(const Json& candidate) {
    if (!fails_(dumped(candidate))) return false;
    best_ = candidate;
    return true;
  }

  bool try_value(const Json::json_pointer& place, const Json& value) {
    Json candidate = best_;
    candidate[place] = value;
    return try_one(candidate);
  }

  // Tries to leave out parts of half the length, then ever smaller ones; `erase` takes a part away from a copy.
  template <class Length, class Erase>
  bool leave_out(const Length& length_now, std::size_t least, const Erase& erase) {
    bool any = false;
    for (std::size_t size = std::max<std::size_t>(1, length_now() / 2); size > 0; size /= 2) {
      for (std::size_t begin = least; begin + size <= length_now();) {
        Json candidate = best_;
        erase(candidate, begin, size);
        if (try_one(candidate))
          any = true;
        else
          begin += size;
      }
    }
    return any;
  }

  // The same of elements and characters at a place.
  bool leave_out_elements(const Json::json_pointer& place) {
    return leave_out([&] { return length(best_[place]); }, 0,
                     [&](Json& all, std::size_t begin, std::size_t size) { erase_range(all[place], begin, size); });
  }

  // The same places of all arguments of one length, and numbers that are this length; of a design's two lists a call,
  // but for the constructor's.
  bool leave_out_together() {
    bool any = false;
    for (std::size_t i = 0; i < (design_ ? 1 : best_.size()); ++i) {
      const auto erase = [&](Json& all, std::size_t begin, std::size_t size) {
        const std::size_t before = length(all[i]);
        for (Json& one : all) {
          if (length(one) == before)
            erase_range(one, begin, size);
          else if (one.is_number_integer() && one == before)
            one = before - size;
        }
      };
      any = leave_out([&] { return length(best_[i]); }, design_, erase) || any;
    }
    return any;
  }

  // Where the rows of an argument begin with the numbers of two nodes: one of them with its edges. Those behind it move
  // up, and so does what tells how many there are, and lists that are as long.
  bool leave_out_nodes(std::size_t graph) {
    const auto is_number = [](const Json& value) { return value.is_number_integer() && value >= 0; };
    const auto is_graph = [&](const Json& rows) {
      return rows.is_array() && !rows.empty() && std::ranges::all_of(rows, [&](const Json& row) {
               return row.is_array() && row.size() >= 2 && is_number(row[0]) && is_number(row[1]);
             });
    };
    bool any = false;
    std::set<std::int64_t, std::greater<>> nodes;
    if (is_graph(best_[graph]))
      for (const Json& row : best_[graph]) nodes.insert({row[0].get<std::int64_t>(), row[1].get<std::int64_t>()});
    for (const std::int64_t node : nodes) any = (is_graph(best_[graph]) && try_one(without_node(node, graph))) || any;
    return any;
  }

  Json without_node(std::int64_t node, std::size_t graph) const {
    std::int64_t most = 0;
    for (const Json& row : best_[graph])
      most = std::max({most, row[0].get<std::int64_t>(), row[1].get<std::int64_t>()});
    const auto tells_count = [&](const Json& value) { return value == most || value == most + 1; };
    const auto told = std::ranges::find_if(best_, tells_count);
    const std::int64_t count = told == best_.end() ? std::int64_t(best_[graph].size()) + 1 : told->get<std::int64_t>();
    const std::int64_t place = node - (count == most ? 1 : 0);  // where their numbers begin
    Json all = best_;
    for (std::size_t i = 0; i < all.size(); ++i) {
      Json& value = all[i];
      if (i == graph) {
        std::erase_if(value.get_ref<Json::array_t&>(),
                      [&](const Json& row) { return row[0] == node || row[1] == node; });
        for (Json& row : value)
          for (const std::size_t end : {0, 1})
            if (row[end] > node) row[end] = row[end].get<std::int64_t>() - 1;
      } else if (value.is_number_integer() && value > 0 && (value == count || value > node)) {
        value = value.get<std::int64_t>() - 1;
      } else if (value.is_array() && std::int64_t(value.size()) == count && place >= 0 && place < count) {
        value.erase(std::size_t(place));
      }
    }
    return all;
  }

  // The places of everything below `place`, outer ones first.
  void collect_below(const Json::json_pointer& place, std::vector<Json::json_pointer>& places) const {
    const std::size_t count = best_[place].is_array() ? best_[place].size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
      places.push_back(place / i);
      collect_below(place / i, places);
    }
  }

  bool simplify(const Json::json_pointer& place) {
    if (!best_.contains(place)) return false;  // left out meanwhile
    const Json& value = best_[place];
    if (value.is_array()) {
      const bool any = leave_out_elements(place);
      return leave_out_columns(place) || any;
    }
    if (value.is_string()) return simplify_text(place);
    return value.is_number() && simplify_number(place);
  }

  bool leave_out_columns(const Json::json_pointer& place) {
    const auto columns = [&] {
      const Json& rows = best_[place];
      if (rows.size() < 2) return std::size_t(0);
      const std::size_t width = length(rows[0]);
      return std::ranges::all_of(rows, [&](const Json& row) { return length(row) == width; }) ? width : 0;
    };
    return leave_out(columns, 0, [&](Json& all, std::size_t begin, std::size_t size) {
      for (Json& row : all[place]) erase_range(row, begin, size);
    });
  }

  bool simplify_text(const Json::json_pointer& place) {
    bool any = leave_out_elements(place);
    const std::string text = best_[place].get<std::string>();
    const auto least = std::min_element(text.begin(), text.end());
    for (std::size_t i = 0; i < text.size(); ++i) {
      for (const char simple : {'a', '0', *least}) {
        std::string other = best_[place].get<std::string>();
        if (simple >= other[i]) continue;
        other[i] = simple;
        any = try_value(place, other) || any;
      }
    }
    return any;
  }

  bool simplify_number(const Json::json_pointer& place) {
    const bool whole = best_[place].is_number_integer();
    const auto value = [&] { return best_[place].get<long double>(); };
    const auto try_number = [&](long double number) {
      return try_value(place, whole ? whole_number(number) : Json(double(number)));
    };
    const long double before = value();
    if (!(std::abs(before) < (whole ? 0x1p63L : 1e15L))) return whole && try_number(0);
    if (before < 0) try_number(-before);
    if (!whole) try_number(std::trunc(value()));
    for (long double step = std::trunc(value()); step != 0;)
      if (std::abs(step) > std::abs(value()) || !try_number(value() - step)) step = std::trunc(step / 2);
    return value() != before;
  }

  Json best_;
  bool design_;
  const std::function<bool(const std::string&)>& fails_;
  const Rules& rules_;
};

}  // namespace

std::string simplest_failing(const std::string& input, bool design,
                             const std::function<bool(const std::string&)>& fails, const Rules& rules) {
  return dumped(Simplifying(input, design, fails, rules).run());
}

std::size_t values_in(std::string_view input) { return count(parsed(input)); }

}  // namespace leetjudge
