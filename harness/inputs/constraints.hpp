// The sentences below "Constraints:" on a problem's page, as far as they are understood: what inputs are checked
// against (here), drawn from (inputs/drawing.hpp) and made smaller within (inputs/shrink.hpp).
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "inputs/formula.hpp"
#include "paste/stub.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

// What a parameter's type holds: so many vectors around the innermost type.
struct Shape {
  enum class Leaf { integer, real, boolean, character, text, list, tree, branches, nodes, other };
  int vectors = 0;
  Leaf leaf = Leaf::other;

  bool nodes() const {
    return leaf == Leaf::list || leaf == Leaf::tree || leaf == Leaf::branches || leaf == Leaf::nodes;
  }
  bool characters() const { return leaf == Leaf::character || leaf == Leaf::text; }
  bool integers() const { return vectors == 1 && leaf == Leaf::integer; }
  bool many() const { return vectors >= 1 || nodes(); }
  bool has_length() const { return many() || leaf == Leaf::text; }
  bool number() const { return vectors == 0 && (leaf == Leaf::integer || leaf == Leaf::real); }
  bool rows() const { return vectors >= 2 && leaf == Leaf::integer; }
  bool operator==(const Shape&) const = default;
};
Shape shape_of(const Parameter& parameter);
// Of the only Node that a method is given, what hangs at it by the stub's definition: a tree, or branches.
Shape shape_of(const Stub& stub, const Parameter& parameter);

// A comparison, or {{}, kind, parameters}.
struct Fact : Comparison {
  enum class Kind {
    comparison,
    characters,  // of all texts in the parameters
    listed,      // what the parameters hold is one of the values
    no_leading_zero,
    distinct,         // the elements; of a text its characters, of lists and trees their values
    distinct_within,  // the elements of each row
    distinct_cells,   // those of all rows
    distinct_pairs,   // the first two of each row, in whichever order
    sorted,           // the elements, rows by `column`
    rotated,          // sorted, and then rotated
    search_tree,
    tree_edges,  // the first two of each row are the ends of a tree's edge
    connected,   // those of a graph in one piece
    acyclic,     // of one where no way comes back
    spaced,      // texts are words with one space between two of them
    worded,      // texts have more in them than spaces
    sorted_rows,
    counted,     // the only one of `values`, from `least` to `most` times
    members,     // elements of the parameter in `values`
    parents,     // of each node of a tree its parent, of the root, the first one, -1
    most_calls,  // right
    filled,      // the methods in `parameters` are called when something is in it (inputs/call_order.hpp)
    rising       // the parameters, of the methods in `values` if there are any, from call to call
  };
  Kind kind = Kind::comparison;
  std::vector<std::string> parameters = {};  // that it is about, where it is no comparison
  std::vector<std::string> values = {};      // JSON
  std::string characters = {};
  std::string sentence = {};  // as it stands on the page
  int column = -1;            // -1: the whole row
  bool pair = false;          // of a row its first two elements, in this order
  bool falling = false, strictly = false;
  bool rows = false, columns = false;  // which of them are sorted
  std::size_t least = 0, most = 0;
  bool divided = false;  // follows from a product: of "m * n <= 100" m <= 100 / n

  // Whether a comparison is true of these two values.
  bool holds(long double a, long double b) const {
    return operation == "<" ? a < b : operation == "<=" ? a <= b : operation == "!=" ? a != b : a == b;
  }
  bool about(const std::string& parameter) const { return std::ranges::count(parameters, parameter) > 0; }
  const Json& key(const Json& element) const;  // by which it is in order: its column, where it has that
  Json identity(const Json& element) const;    // by which it is another one than others
};

struct Bounds {
  long double low = -INFINITY, high = INFINITY;
};

// What cases hold of one parameter: where constraints say nothing, that is what is drawn.
struct Seen {
  Bounds values, lengths[4];
  std::string characters;

  void add(const Json& value, std::size_t level);
};

// Whether a sentence bounds the answer, one number, and says nothing else: "The answer fits in a 32-bit integer." Where
// nothing else is not understood, an input is none of the problem's only if its answer is larger.
bool bounds_answer(const std::string& sentence);

struct Rules;  // inputs/rules.hpp
const Rules& rules_of(int problem_id);

// What breaks a constraint, and the sentence that says so.
struct Broken {
  std::string words, sentence;
};

// What is known of a problem's inputs.
class Constraints {
 public:
  // A sentence may also name the columns of rows: "edges[i] = [ai, bi]". One that the page's own `examples` break was
  // misread, and is not understood. `inputs` are those of all cases.
  Constraints(const Stub& stub, const std::vector<std::string>& sentences,
              const std::vector<std::string>& examples = {}, const std::vector<std::string>& inputs = {},
              const Rules& rules = rules_of(0));

  const Stub& stub() const { return stub_; }
  const std::vector<Fact>& facts() const { return facts_; }
  const std::vector<std::string>& not_understood() const { return not_understood_; }
  // Of these, which random inputs may break: none where the problem's rules see to it.
  std::vector<std::string> may_be_broken() const;
  const Seen& seen(const std::string& parameter) const;
  const std::vector<std::string>& first_inputs() const { return first_inputs_; }  // two examples, at most
  const Rules& rules() const { return *rules_; }

  // The first sentence that a case's input breaks, in words. What does not fit the stub's types breaks none.
  std::optional<std::string> broken_by(std::string_view input) const;
  // Whether a large one breaks none, of which only some elements of each array are looked at.
  bool seems_kept_by(std::string_view input) const { return !first_broken(input, true, few_looked_at); }

  // Whether it breaks none, whatever its calls answer. What nobody typed has to.
  bool surely_kept_by(std::string_view input) const { return !first_broken(input, true); }

  // How large that is in an input, of elements the first one; nothing where it is not in it.
  std::optional<double> size_in(const Quantity& quantity, std::string_view input) const;

 private:
  static constexpr std::size_t few_looked_at = 100;
  std::optional<Broken> first_broken(std::string_view input, bool surely = false,
                                     std::size_t looked_at = SIZE_MAX) const;

  Stub stub_;
  std::vector<Fact> facts_;
  std::vector<std::string> not_understood_;
  std::map<std::string, Seen> seen_;  // by parameter
  std::vector<std::string> first_inputs_;
  const Rules* rules_;
};

// The calls of a design (its constructor's, too), and how many there are.
inline const Quantity the_calls{"calls", {}, true};

// What an input calls: of a design each of its calls as far as the stub has it, otherwise the one method.
struct Call {
  std::size_t number = 0;  // from 0
  const Method* method = nullptr;
  const Json* arguments = nullptr;  // an array
};
std::vector<Call> calls_in(const Stub& stub, const Json& input);

// The arguments in `input` one by one.
std::vector<Json> arguments_in(std::string_view input);

// Of 64 bits, signed where that is enough.
Json whole_number(long double number);

// The first fact of that kind about a parameter; null for none.
const Fact* fact_about(const std::vector<Fact>& facts, Fact::Kind kind, const std::string& parameter);

// Those that the texts and characters of a parameter are made of; where constraints say nothing, as cases have them.
std::string characters_of(const Constraints& constraints, const std::string& parameter);

// The largest that it may be (or the smallest), as far as constraints bound it by numbers or by what numbers bound.
std::optional<long double> limit_of(const Quantity& quantity, const std::vector<Fact>& facts, bool upper,
                                    int depth = 0);

// Where a quantity of an equality is all there is on the other side: what "n" is where "n == nums.length".
std::optional<Quantity> defined_as(const std::string& name, const std::vector<Fact>& facts);

// Whether what is said of `general` is said of `one`: of nums[i] and of rows[i][0].
bool covers(const Quantity& general, const Quantity& one);
bool covers(const Expression& general, const Quantity& one);  // where that is a quantity

// What sentences say of a quantity that is drawn; it points into the facts.
struct Said {
  struct Limit {
    const Expression* bound;
    bool above, below, strict;
  };
  struct Rest {  // of a division
    const Expression* divisor;
    long double rest;
  };
  std::vector<Limit> limits;
  std::vector<Rest> rests;
  std::vector<const Expression*> never;
  bool by_elements = false;  // what bounds it changes from element to element
  bool tells_a_length = false;
};
Said said_of(const Quantity& one, const std::vector<Fact>& facts);

// What they say of the columns of rows: it points into the facts.
struct SaidOfRows {
  bool any = false;                  // of one of them: "edges[i][0]"
  bool within = true;                // and in no comparison of columns is another row's element, or a place
  std::vector<const Fact*> of_one;   // of columns of one row, where drawing one after the other does not keep it
  std::vector<const Fact*> ordered;  // of two columns of one row, where it does

  bool broken_by(const Json& row) const;  // "ai != bi", "1 < bi - ai"
  // Puts two columns that are drawn without each other into their order: "starti < endi". Whether that keeps it.
  bool put_in_order(Json& row) const;
};
SaidOfRows said_of_rows(const std::string& rows, const std::vector<Fact>& facts);

}  // namespace leetjudge
