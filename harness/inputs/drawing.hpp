// Draws inputs from what is understood of a problem's constraints: random ones, and ones of any size, up to the largest
// that there are, brought into shapes that hurt. The same is drawn for the same seed on every machine.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "inputs/constraints.hpp"
#include "util/random.hpp"

namespace leetjudge {

// What kind of input is drawn.
struct DrawWish {
  double difficulty = 0.5;  // from 0 to 1, for sizes that are not given
  // Where sizes are given (lengths, numbers, of a design "calls"), the rest is as large as it may be: elements come
  // from all of their range, and numbers lie at that part of theirs.
  std::map<Quantity, long double> sizes = {};
  double level = 0.5;
  bool checked = true;                    // otherwise what is drawn may break constraints
  static constexpr double anywhere = -1;  // at random
  static constexpr double by_size = -2;   // at half of `size`, as far as they may
  static constexpr double apart = -3;     // the first one at the least, the others at the most
  double size = 0;                        // of what grows
  // Instead: of so many elements (characters, nodes, calls) that are left, and as they are drawn ever fewer; with so
  // many numbers, those nearest to 0, and letters. With Choices for chance, these are all.
  struct Small {
    std::size_t left, numbers, letters;
  };
  Small* small = nullptr;

  bool growing() const { return !sizes.empty(); }
};

// Draws a value for each parameter of a call. What is known are numbers and lengths that there are already, of a
// design's constructor. Throws CannotBeDrawn where there are not so many that differ, or chance does not find them.
using ArgumentDrawer = std::function<std::vector<Json>(const std::vector<Parameter>&, const DrawWish&,
                                                       const std::map<Quantity, long double>& known)>;
ArgumentDrawer argument_drawer(const Constraints& constraints, Random& random);
struct CannotBeDrawn {};

// The arguments of an input, of a design its calls. They may break constraints. Throws as well.
Json drawn_values(const Constraints& constraints, const ArgumentDrawer& drawer, Random& random, const DrawWish& wish);

// Drawn values so that they keep what is said of them together: elements of that parameter sorted or rotated; what is
// said of rows[i][j] with rows[j][i], and of rows[i][i].
void put_in_order(std::vector<Json>& elements, const std::string& name, const std::vector<Fact>& facts, Random& random);
void mirror(std::vector<Json>& rows, const std::string& name, const std::vector<Fact>& facts);
// Of lists what is said of their elements at the same place: "startTime[i] < endTime[i]". Those that are equal may come
// to lie beyond their bounds.
void order_across(std::vector<Json>& values, const std::vector<Parameter>& parameters, const std::vector<Fact>& facts);
// What facts say of numbers at fixed places: "grid[0][0] == grid[m - 1][n - 1] == 0".
void put_in_places(Json& argument, const std::string& name, const std::vector<Fact>& facts);

// Makes drawn rows, one after the other, the edges of a graph as facts want it: of a tree, in one piece, without a
// cycle.
class DrawnEdges {
 public:
  DrawnEdges(const std::string& rows, const std::vector<Fact>& facts, Random& random);

  // Whether edges have to join nodes, of which `nodes` then tells the numbers.
  bool joins() const { return tree_ || connected_; }
  void set_nodes(const Bounds& nodes) { nodes_ = nodes; }
  // The edge of that number, from 0 on; what is no row stays.
  void fit(Json& edge, std::size_t number);
  // Gives the nodes that edges join other numbers, and the edges another order: no node stands for how near it is.
  void mix(std::vector<Json>& edges) const;

 private:
  Random& random_;
  bool tree_, connected_, acyclic_;
  bool rises_;          // "ai < bi"
  std::uint64_t turn_;  // gives an order that all edges follow
  Bounds nodes_;
};

// Sometimes one of two arguments of one shape becomes what the other one is, a part of it, or nearly that.
void make_two_alike(std::vector<Json>& values, const std::vector<Parameter>& parameters, const Stub& stub,
                    Random& random);
// Sometimes words of a list become nearly alike, and texts beside the list one of its words, or made of them.
void take_words(std::vector<Json>& values, const std::vector<Parameter>& parameters, const Stub& stub, Random& random);
// Nodes in LeetCode's form, as chance wants it: a tree that has these values from left to right, or nodes with any
// number of children that have them level by level; of one child each as often as `chains` says.
Json tree_of(const std::vector<Json>& values, Random& random, double chains);
Json branches_of(const std::vector<Json>& values, Random& random, double chains);

// What grows is checked up to here; of larger ones some elements are looked at.
constexpr std::size_t most_checked_bytes = 1 << 14;

// Why inputs are not drawn: "a Node* is not drawn"; empty where they are, or the problem has a generator of its own.
std::string why_not_drawn(const Constraints& constraints);

// An input that keeps the constraints; what they leave open is as in the problem's cases. Nothing where chance broke a
// constraint.
std::optional<std::string> random_input(const Constraints& constraints, Random& random, const DrawWish& wish);

// The input of that number that belongs to the seed, from 1 on and of growing difficulty, by the problem's own
// generator or from its constraints. Throws BadInput where hundreds of draws all break one.
std::string random_input(const Constraints& constraints, std::uint64_t seed, std::size_t number);

// One of `own` with a few small changes: an element twice, two that changed places, a number that is one more, a word
// or a part in brackets for another. Nothing where chance did not come to one that keeps the constraints.
std::optional<std::string> near_input(const Constraints& constraints, const std::vector<std::string>& own,
                                      Random& random);

// Whether texts in `own` have a form, such as "3[a]" or "1 + 2", and not all sentences are understood: what is drawn
// otherwise hardly ever has it.
bool form_is_open(const Constraints& constraints, const std::vector<std::string>& own);

// The kinds of input that hurt: what was drawn at random, brought into an order or a form.
struct InputShape {
  const char* words;                                      // "sorted input"
  double level = 0.5;                                     // where numbers lie in their range, or by_size
  void (*change)(std::vector<Json>& elements) = nullptr;  // of lists
  enum class Form {
    as_drawn,
    chain,
    comb,
    full,
    star,
    dense,
    intervals,
    widest,
    runs,
    neighbours,
    kinds,
    filled,
    keys,
    values,
    twins
  };
  Form form = Form::as_drawn;  // of trees, graphs, words, grids, calls and equal arguments
  std::size_t example = 0;     // from 1 on: as that one is
};
// The arguments with arrays and texts as long as they are, and the elements of the example's, repeated, or `going_on`
// to larger numbers each time.
Json repeated(Json sized, const Json& example, bool going_on);

// Words of one letter, each longer than the one before, and texts of that letter but for the last one; or words of a
// length, each with neighbours that differ by a letter, and texts of that length as the ends of a way between them.
// False where there is no list of words.
bool spell_words(InputShape::Form form, const Constraints& constraints, Json& arguments);

// The first one is random; the last ones, but for the examples, are tried first where there is little time.
const std::vector<InputShape>& input_shapes();
const InputShape& shape_called(const std::string& words);  // one of these

// `input` in that shape. Nothing where it has nothing of the kind, or would break the constraints.
std::optional<std::string> shaped(const InputShape& shape, const std::string& input, const Constraints& constraints);

// A size in which the inputs of a problem can grow: a length, a number, what elements are at most, or the calls of a
// design.
struct Dimension {
  Quantity quantity = {};
  double least = 0, most = 0;                 // by the constraints
  std::map<Quantity, long double> held = {};  // the other sizes, while this one grows
  double measured_from = 0;                   // the smallest size to measure: others are held at that
  std::vector<Quantity> along = {};           // of those, the lengths that go along with another size that grows
  std::vector<Quantity> equal = {};           // other lengths that are as long, one after the other
  bool assumed = false;                       // the constraints do not bound it from above, and `most` is a guess
  bool checked = true;                        // otherwise inputs may break constraints that chance does not keep
  // Of the problem's own generator, "--clues", and what a size is subtracted from: the fewer, the harder.
  std::string option = {};
  double whole = 0;
  std::vector<Quantity> up_to = {};       // that it may not be more than: "k <= nums.length"
  std::vector<std::string> limited = {};  // of a number, the parameters whose elements it limits: "coins[i] <= target"
  bool nodes = false;                     // it counts those of a list or a tree
  bool characters = false;                // or those of a text
  bool calls() const { return quantity == the_calls; }                           // of a design
  bool is_number() const { return !quantity.length && quantity.index.empty(); }  // one that is given
  std::string words() const;  // "nums.length", "n", "max(nums)", "calls"
};

// Those in which inputs can be drawn, the first ones first in the stub. A length that always goes along with an
// earlier one is left out. To `all` belong, at the end, the lengths of arguments of one kind that grow together, since
// what differs in length may be seen to differ at once. Where chance keeps the constraints in none, they are not
// checked. Where the problem has a generator of its own, they are what that takes numbers for.
std::vector<Dimension> dimensions_of(const Constraints& constraints, bool all = false);

// Whether any size or element may differ much, by the constraints; otherwise all inputs are as large.
bool can_grow(const Constraints& constraints);

// The one of that name, which is there.
const Dimension& dimension_called(const std::string& words, const std::vector<Dimension>& dimensions);

// The sizes to measure at, or all where there are few: the largest one, halved again and again, and others between two
// of these, evenly; lengths as multiples of 6 or 12, of texts from 16 on. Sizes are halved, so a vector's spare
// capacity is the same share at each size.
std::vector<double> sizes_of(const Dimension& dimension);

// An input of about that size; nothing where tens of draws all broke a constraint.
struct SizedInput {
  double size = 0;
  std::string input;
};
std::optional<SizedInput> input_of_size(const Constraints& constraints, const Dimension& dimension, double size,
                                        double level, std::uint64_t seed);

// Inputs of growing size that belong to a seed; each is drawn once, for all solutions and shapes.
class SizedInputs {
 public:
  SizedInputs(const Constraints& constraints, std::uint64_t seed) : constraints_(constraints), seed_(seed) {}

  // Another one for each `draw`; of a number that grows, others that are hardly smaller: it depends on more than its
  // size how many steps it takes, as on whether it is a prime, a power, or has all bits set.
  std::optional<SizedInput> in_shape(const InputShape& shape, const Dimension& dimension, double size,
                                     std::uint64_t draw);

 private:
  std::size_t other_numbers(const Dimension& dimension) const;  // than the one that grows, that are not held

  using Draw = std::tuple<std::string, std::map<Quantity, long double>, double, double, std::uint64_t>;

  const Constraints& constraints_;
  std::uint64_t seed_;
  std::map<Draw, std::optional<SizedInput>> drawn_;
};

// The largest input that there is: every length at its most, as far as they go together; and what its sizes are. With
// numbers in the middle, lengths behind the first one are at half of it.
struct LargestInput {
  std::string input, words;
  bool assumed = false;  // a bound of a size, where the constraints say none
  std::map<std::string, double> sizes;
};
// With numbers at the top of their range (of a design first with calls that are given any numbers), those at the bottom
// that may not be more than others, all at the bottom and in the middle, as far as they differ and until there was
// enough, which is asked with how many there are: not always are the largest ones the hardest. Empty where none can be
// drawn.
std::vector<LargestInput> largest_inputs(const Constraints& constraints, std::uint64_t seed,
                                         const std::function<bool(std::size_t drawn)>& enough = {});

}  // namespace leetjudge
