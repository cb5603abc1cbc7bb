// The sentences below "Constraints:" on a problem's page, as far as they are understood: what inputs are checked
// against (here), drawn from (problem/random_input.hpp) and made smaller within (stress/simplify.hpp).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paste/stub.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// What a parameter's type holds: so many vectors around the innermost type.
struct Shape {
  enum class Leaf { integer, real, boolean, character, text, list, tree, other };
  int vectors = 0;
  Leaf leaf = Leaf::other;

  bool nodes() const { return leaf == Leaf::list || leaf == Leaf::tree; }
  bool characters() const { return leaf == Leaf::character || leaf == Leaf::text; }
};
Shape shape_of(const Parameter& parameter);

// A number that belongs to an input: a value in it, a length in it, or what only constraints name ("m").
struct Quantity {
  std::string name;                // of the parameter, "Node" for the value of any node, or the name alone
  std::vector<std::string> index;  // "i", "j", or a number: nums[i], edges[i][0]
  bool length = false;             // how many elements, characters or nodes that has
  auto operator<=>(const Quantity&) const = default;

  std::string words() const;  // "edges[i][0].length"
};

struct Expression {
  char operation = 0;  // '#': a number, 'q': a quantity, otherwise one of + - * / % ^ with two operands
  long double number = 0;
  Quantity quantity;
  std::vector<Expression> operands;
};
// Nothing where `value_of` gives nothing for one of its quantities.
std::optional<long double> value_of(const Expression& one,
                                    const std::function<std::optional<long double>(const Quantity&)>& value_of);

struct Fact {
  enum class Kind {
    comparison,  // left, operation, right: for all indices
    characters,  // of all texts in the parameters
    listed,      // what the parameters hold is one of the values
    no_leading_zero,
    distinct,        // the elements; of a text its characters, of lists and trees their values
    distinct_pairs,  // the first two of each row, in whichever order
    sorted,          // the elements, rows by `column`
    rotated,         // sorted, and then rotated
    permutation,     // of the numbers from `least` on
    search_tree,
    tree_edges,  // the first two of each row are the ends of a tree's edge
    most_calls   // right
  };
  Kind kind = Kind::comparison;
  std::string sentence;                 // as it stands on the page
  std::vector<std::string> parameters;  // that it is about, where it is no comparison
  Expression left, right;
  std::string operation;  // "<", "<=", "==", "!="
  std::string characters;
  std::vector<std::string> values;  // JSON
  int column = -1;                  // -1: the whole row
  int least = 0;
  bool falling = false, strictly = false;
};

class Constraints {
 public:
  // A sentence may also name the columns of rows: "edges[i] = [ai, bi]". One that the page's own `examples` break was
  // misread, and is not understood.
  Constraints(const Stub& stub, const std::vector<std::string>& sentences,
              const std::vector<std::string>& examples = {});

  const Stub& stub() const { return stub_; }
  const std::vector<Fact>& facts() const { return facts_; }
  const std::vector<std::string>& not_understood() const { return not_understood_; }

  // The first sentence that a case's input breaks, in words. What does not fit the stub's types breaks none.
  std::optional<std::string> broken_by(std::string_view input) const;

 private:
  struct Broken {
    std::string words, sentence;
  };
  std::optional<Broken> first_broken(std::string_view input) const;

  Stub stub_;
  std::vector<Fact> facts_;
  std::vector<std::string> not_understood_;
};

// Where a quantity of an equality is all there is on the other side: what "n" is where "n == nums.length".
std::optional<Quantity> defined_as(const std::string& name, const std::vector<Fact>& facts);

}  // namespace leetjudge
