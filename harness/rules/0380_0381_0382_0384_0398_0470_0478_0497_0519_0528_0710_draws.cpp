// What is drawn at random is one of those that may come, and each comes about as often as it should.
#include "rules/checker_tools.hpp"
#include "util/format.hpp"
#include "util/json.hpp"

namespace leetjudge {
namespace {

constexpr long long few = 64;  // outcomes of which each is counted

// What is drawn, each by its weight, and how often it came.
struct Urn {
  std::map<long long, double> weights, counts;

  // Draws `found`; false where it cannot come.
  bool draw(const Json& found) {
    if (!found.is_number_integer() || !weights.contains(found.get<long long>())) return false;
    ++counts[found.get<long long>()];
    return true;
  }
  bool fair() const {
    std::vector<double> came, by;
    for (const auto& [value, weight] : weights) {
      by.push_back(weight);
      came.push_back(counts.contains(value) ? counts.at(value) : 0);
    }
    return !unlikely(came, by);
  }
};

// A design whose only method draws; `fill` takes the constructor's arguments.
Reason check_urn(const Json& calls, const Json& answers, void (*fill)(Urn&, const Json& arguments), const char* wrong,
                 const char* unfair) {
  Urn urn;
  const Reason first = check_calls(
      calls, answers, [&](const Json& given) { fill(urn, given); },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        return urn.draw(found) ? std::nullopt : Reason(wrong);
      });
  return first || urn.fair() ? first : Reason(unfair);
}

template <bool duplicates>
Reason check_set(const Json& calls, const Json& answers) {
  Urn held;
  bool fair = true;
  std::size_t draws = 0;  // since the last change
  const Reason wrong = check_calls(
      calls, answers, [](const Json&) {},
      [&](const std::string& method, const Json& given, const Json& found) -> Reason {
        draws += method == "getRandom";
        if (method == "getRandom") return held.draw(found) ? std::nullopt : Reason("this one is not in it");
        const long long value = given.at(0).get<long long>();
        const bool there = held.weights.contains(value);
        if (draws >= held.weights.size()) fair = fair && held.fair();  // fewer tell nothing, and it takes its time
        held.counts.clear();
        draws = 0;
        if (method == "insert" && (duplicates || !there)) ++held.weights[value];
        if (method == "remove" && there && --held.weights[value] == 0) held.weights.erase(value);
        const bool wanted = (method == "insert") != there;
        return found == Json(wanted) ? std::nullopt : Reason(wanted ? "true is expected" : "false is expected");
      });
  if (wrong) return wrong;
  return fair && held.fair() ? std::nullopt : Reason("not all elements are as likely");
}

// A point that was drawn; nothing where it is none.
struct Point {
  double x, y;
};
std::optional<Point> point_in(const Json& found) {
  if (!found.is_array() || found.size() != 2 || !found[0].is_number() || !found[1].is_number()) return std::nullopt;
  return Point{found[0].get<double>(), found[1].get<double>()};
}

// A tenth of the inputs repeats its last drawing call: half of them 200 times, the others 5000 times, which tells a
// third from a half.
constexpr double many_draws = 0.1;
constexpr std::size_t draws_to_tell = 200, draws_to_tell_more = 5000;
constexpr const char* drawing[] = {"getRandom", "shuffle", "pick", "pickIndex", "randPoint"};

void draw_often(Random& random, Drawn& drawn) {
  Json &calls = drawn.at(0), &arguments = drawn.at(1);
  if (calls.empty() || !random.chance(many_draws)) return;
  std::size_t last = calls.size() - 1;
  while (last > 0 && !std::ranges::count(drawing, calls[last])) --last;
  if (last == 0) return;
  const Json call = calls[last], own = arguments.at(last);
  const std::size_t more = random.chance(0.5) ? draws_to_tell : draws_to_tell_more;
  calls.insert(calls.begin() + long(last), more, call);
  arguments.insert(arguments.begin() + long(last), more, own);
}

// 497: of points in two rectangles nothing tells from which they were drawn.
bool are_apart(const Drawn& drawn) {
  const Json& all = drawn.at(1).at(0).at(0);
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const Json &a = all[i], &b = all[k];
      if (a.at(0) <= b.at(2) && b.at(0) <= a.at(2) && a.at(1) <= b.at(3) && b.at(1) <= a.at(3)) return false;
    }
  return true;
}
void put_apart(Random& random, Drawn& drawn) {
  draw_often(random, drawn);
  constexpr long long rightmost = 1000000000, widest = 2001;
  Json& all = drawn.at(1).at(0).at(0);
  long long next = rightmost - widest * (long long)(all.size());  // where the first one begins at most
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto left = all[i].at(0).get<long long>(), width = all[i].at(2).get<long long>() - left;
    const long long at = i == 0 ? std::min(left, next) : std::max(left, next);
    all[i][0] = at, all[i][2] = at + width;
    next = at + width + 1;
  }
}

template <class Check>
Registered drawn(int problem_id, Check check) {
  Rules rules;
  rules.fitted = [](Random& random, std::string_view calls) { return fitted(draw_often, random, calls); };
  return checked(problem_id, check, rules);
}

}  // namespace

const Registered registered_0380 = drawn(380, [](const Json& a, const Json& b) { return check_set<false>(a, b); });
const Registered registered_0381 = drawn(381, [](const Json& a, const Json& b) { return check_set<true>(a, b); });

const Registered registered_0382 = drawn(382, [](const Json& calls, const Json& answers) {
  const auto fill = [](Urn& urn, const Json& given) {
    for (const long long one : numbers_in(given.at(0))) ++urn.weights[one];
  };
  return check_urn(calls, answers, fill, "no value of the list", "not all nodes are as likely");
});

const Registered registered_0528 = drawn(528, [](const Json& calls, const Json& answers) {
  const auto fill = [](Urn& urn, const Json& given) {
    for (std::size_t i = 0; i < given.at(0).size(); ++i) urn.weights[(long long)(i)] = given[0][i].get<double>();
  };
  return check_urn(calls, answers, fill, "there is no such index", "the indices are not drawn by their weights");
});

const Registered registered_0384 = drawn(384, [](const Json& calls, const Json& answers) -> Reason {
  Numbers nums;
  std::vector<Urn> places;  // of the first six numbers
  Urn orders;               // of all, where there are few
  const auto number_of = [](const Numbers& order) {
    return std::accumulate(order.begin(), order.end(), 0LL, [](long long all, long long at) { return all * 10 + at; });
  };
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        nums = numbers_in(given.at(0));
        places.assign(std::min<std::size_t>(6, nums.size()), {});
        for (Urn& one : places)
          for (std::size_t i = 0; i < nums.size(); ++i) one.weights[(long long)(i)] = 1;
        Numbers order(nums.size() <= 4 ? nums.size() : 0);
        std::iota(order.begin(), order.end(), 0);
        do orders.weights[number_of(order)] = 1;
        while (std::ranges::next_permutation(order).found);
      },
      [&](const std::string& method, const Json&, const Json& found) -> Reason {
        const Numbers numbers = numbers_in(found);
        if (!same_elements(numbers, nums)) return "not the same numbers";
        if (method == "reset") return numbers == nums ? std::nullopt : Reason("not the array as it was");
        Numbers order;
        for (std::size_t i = 0; i < places.size(); ++i) {
          order.push_back(std::ranges::find(numbers, nums[i]) - numbers.begin());
          places[i].draw(order.back());
        }
        orders.draw(number_of(order));
        return std::nullopt;
      });
  if (wrong || std::set<long long>(nums.begin(), nums.end()).size() != nums.size()) return wrong;
  return std::ranges::all_of(places, &Urn::fair) && orders.fair() ? std::nullopt
                                                                  : Reason("not all orders are as likely");
});

const Registered registered_0398 = drawn(398, [](const Json& calls, const Json& answers) -> Reason {
  std::map<long long, Urn> indices;  // by target
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        const Numbers nums = numbers_in(given.at(0));
        for (std::size_t i = 0; i < nums.size(); ++i) indices[nums[i]].weights[(long long)(i)] = 1;
      },
      [&](const std::string&, const Json& given, const Json& found) -> Reason {
        const long long target = given.at(0).get<long long>();
        return indices[target].draw(found) ? std::nullopt : Reason(fmt::format("not an index of {}", target));
      });
  if (wrong) return wrong;
  for (const auto& [target, urn] : indices)
    if (!urn.fair()) return fmt::format("not all indices of {} are as likely", target);
  return std::nullopt;
});

const Registered registered_0470 = checked(470, [](const Json& given, const Json& found) -> Reason {
  const Numbers numbers = numbers_in(found);
  if (numbers.size() != given.at(0).get<std::size_t>()) return "not so many numbers";
  Urn urn;
  for (int one = 1; one <= 10; ++one) urn.weights[one] = 1;
  for (const long long one : numbers)
    if (!urn.draw(one)) return fmt::format("{} is not in the range [1, 10]", one);
  return urn.fair() ? std::nullopt : Reason("not all numbers are as likely");
});

const Registered registered_0478 = drawn(478, [](const Json& calls, const Json& answers) -> Reason {
  double radius = 0, x = 0, y = 0;
  Urn parts;  // of the same area: quarters, and of each what is nearer to the centre
  for (int part = 0; part < 8; ++part) parts.weights[part] = 1;
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        radius = given.at(0).get<double>(), x = given.at(1).get<double>(), y = given.at(2).get<double>();
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const auto point = point_in(found);
        if (!point) return "not a point";
        const double dx = point->x - x, dy = point->y - y, square = dx * dx + dy * dy;
        const double rounding = 1e-15 * (1 + std::abs(x) + std::abs(y));
        if (std::sqrt(square) > radius * (1 + 1e-9) + rounding) return "not in the circle";
        parts.draw((dx > 0) + 2 * (dy > 0) + 4 * (square > radius * radius / 2));
        return std::nullopt;
      });
  return wrong || parts.fair() ? wrong : Reason("not all parts of the circle are as likely");
});

constexpr auto check_points = [](const Json& calls, const Json& answers) -> Reason {
  Json rectangles;
  Urn urn;  // the quarters of each
  const auto middle = [](const Numbers& at, std::size_t axis) {
    return at.at(axis) + (at.at(axis + 2) - at.at(axis)) / 2;
  };
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        rectangles = given.at(0);
        for (std::size_t i = 0; i < rectangles.size(); ++i) {
          const Numbers at = numbers_in(rectangles[i]);
          for (int part = 0; part < 4; ++part) {
            const auto length = [&](std::size_t axis, bool upper) {
              return double(upper ? at.at(axis + 2) - middle(at, axis) : middle(at, axis) - at.at(axis) + 1);
            };
            const double points = length(0, part & 1) * length(1, part & 2);
            if (points > 0) urn.weights[4 * (long long)(i) + part] = points;
          }
        }
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const Numbers at = numbers_in(found);
        if (at.size() != 2) return "not a point";
        const auto around = std::ranges::find_if(rectangles, [&](const Json& one) {
          return one.at(0) <= at[0] && at[0] <= one.at(2) && one.at(1) <= at[1] && at[1] <= one.at(3);
        });
        if (around == rectangles.end()) return "not in one of the rectangles";
        const Numbers in = numbers_in(*around);
        urn.draw(4 * (around - rectangles.begin()) + (at[0] > middle(in, 0)) + 2 * (at[1] > middle(in, 1)));
        return std::nullopt;
      });
  return wrong || urn.fair() ? wrong : Reason("not all points of the rectangles are as likely");
};
const Registered registered_0497 = checked(497, check_points, drawn_inputs<are_apart, put_apart>());

const Registered registered_0519 = checked(519, [](const Json& calls, const Json& answers) -> Reason {
  long long rows = 0, columns = 0;
  std::set<Json> flipped;
  Urn urn;  // of what is flipped first
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        rows = given.at(0).get<long long>();
        columns = given.at(1).get<long long>();
        for (long long i = 0; i < rows * columns && rows * columns <= few; ++i) urn.weights[i] = 1;
      },
      [&](const std::string& method, const Json&, const Json& found) -> Reason {
        if (method == "reset") return flipped.clear(), std::nullopt;
        const Numbers at = numbers_in(found);
        if (at.size() != 2 || at[0] < 0 || at[0] >= rows || at[1] < 0 || at[1] >= columns) return "not in the matrix";
        if (!flipped.insert(found).second) return "this one is 1 already";
        if (flipped.size() == 1) urn.draw(at[0] * columns + at[1]);
        return std::nullopt;
      });
  return wrong || urn.fair() ? wrong : Reason("not all cells are as likely");
});

const Registered registered_0710 = drawn(710, [](const Json& calls, const Json& answers) -> Reason {
  long long n = 0;
  std::set<long long> blacklist;
  Urn urn;
  const Reason wrong = check_calls(
      calls, answers,
      [&](const Json& given) {
        n = given.at(0).get<long long>();
        const Numbers black = numbers_in(given.at(1));
        blacklist.insert(black.begin(), black.end());
        for (long long i = 0; i < n && n - (long long)(blacklist.size()) <= few; ++i)
          if (!blacklist.contains(i)) urn.weights[i] = 1;
      },
      [&](const std::string&, const Json&, const Json& found) -> Reason {
        const long long drawn = found.is_number_integer() ? found.get<long long>() : -1;
        if (drawn < 0 || drawn >= n) return "not in the range [0, n - 1]";
        if (blacklist.contains(drawn)) return "this one is in the blacklist";
        urn.draw(drawn);
        return std::nullopt;
      });
  return wrong || urn.fair() ? wrong : Reason("not all numbers are as likely");
});

}  // namespace leetjudge
