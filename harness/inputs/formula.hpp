// The formulas in constraints: "1 <= k <= nums.length", "0 <= ai, bi < n", "n == grid[i].length".
#pragma once

#include <array>
#include <compare>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leetjudge {

// A number that belongs to an input: a value in it, a length in it, or what only constraints name ("m").
struct Quantity {
  std::string name;                // of the parameter, or the name alone; "Node" until it is known of which parameters
  std::vector<std::string> index;  // "i", "j", a number, or last_index: nums[i], edges[i][0]
  bool length = false;             // how many elements, characters or nodes that has
  bool sum = false;                // of all there are
  auto operator<=>(const Quantity&) const = default;

  std::string words() const;  // "edges[i][0].length", "sum(words[i].length)"
};

inline constexpr const char* last_index = "last";  // "m - 1" of grid[m - 1]
// Where a number or last_index stands among so many; nothing for a letter.
std::optional<std::size_t> place_of(const std::string& index, std::size_t count);

struct Expression {
  char operation = 0;  // '#': a number, 'q': a quantity, otherwise one of + - * / % ^ with two operands
  long double number = 0;
  Quantity quantity;
  std::vector<Expression> operands;
};
std::vector<const Quantity*> quantities_in(const Expression& one);
// Nothing where `quantity` gives nothing for one of its quantities; without that, where it has any.
std::optional<long double> value_of(const Expression& one,
                                    const std::function<std::optional<long double>(const Quantity&)>& quantity = {});

// For all indices.
struct Comparison {
  Expression left, right;
  std::string operation;  // "<", "<=", "==", "!="

  // Each side with the other one; whether that bounds it from above, where it is no equality.
  struct Side {
    const Expression &own, &other;
    bool above;
  };
  std::array<Side, 2> sides() const { return {{{left, right, true}, {right, left, false}}}; }
  // Whether that is the place itself of an element that is compared: i, of "edges[i] != i".
  bool is_place(const Quantity& one) const;
};
std::vector<const Quantity*> quantities_in(const Comparison& one);
// All in a sentence, which may be several with commas between them; none where it is no formula.
std::vector<Comparison> comparisons_in(std::string_view sentence);
// Nothing where the text is none.
std::optional<Expression> expression_in(std::string_view text);

}  // namespace leetjudge
