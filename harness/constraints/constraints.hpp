// The sentences below "Constraints:" on a problem's page, as far as they are understood: what inputs are checked
// against (here), drawn from (problem/random_input.hpp) and made smaller within (stress/shrink.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "constraints/formula.hpp"
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
  bool integers() const { return vectors == 1 && leaf == Leaf::integer; }
  bool many() const { return vectors >= 1 || nodes(); }
  bool rows() const { return vectors >= 2 && leaf == Leaf::integer; }
};
Shape shape_of(const Parameter& parameter);

// A comparison, or {{}, kind, parameters}.
struct Fact : Comparison {
  enum class Kind {
    comparison,
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
    most_calls,  // right
    filled,      // the methods in `parameters` are called when something is in it (constraints/call_order.hpp)
    rising       // the parameters, of the methods in `values` if there are any, from call to call
  };
  Kind kind = Kind::comparison;
  std::vector<std::string> parameters = {};  // that it is about, where it is no comparison
  std::vector<std::string> values = {};      // JSON
  std::string characters = {};
  std::string sentence = {};  // as it stands on the page
  int column = -1;            // -1: the whole row
  int least = 0;
  bool falling = false, strictly = false;

  bool about(const std::string& parameter) const { return std::ranges::count(parameters, parameter) > 0; }
  const Json& key(const Json& element) const;  // by which it is in order: its column, where it has that
  Json identity(const Json& element) const;    // by which it is another one than others
};

// What breaks a constraint, and the sentence that says so.
struct Broken {
  std::string words, sentence;
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
  std::optional<Broken> first_broken(std::string_view input) const;

  Stub stub_;
  std::vector<Fact> facts_;
  std::vector<std::string> not_understood_;
};

}  // namespace leetjudge
