// What JSON cannot say of a problem. An ordinary problem, whose answers compare exactly, needs none of this.
//
// A problem that does has a file in rules/, named after its number and those like it, which defines a Rules and
// registers it:
//
//     const Registered registered(37, rules);
//
// What inputs fit may be registered apart from how answers are checked.
//
// Inputs and answers come as JSON text (problem/problem.hpp). An input may be anything until `refuse` was
// asked, an answer always.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "paste/binding.hpp"
#include "util/random.hpp"

namespace leetjudge {

// A case read from a text format: its input, the line on which it starts, and how it was written, for the
// answer.
struct TextCase {
  std::string input;
  std::size_t line = 0;
  int layout = 0;
};

// What was found out about a test case, in words: "1 solution".
struct Finding {
  bool good = false;
  std::string words;
};

// A value as it is shown to people: rows of cells.
struct Drawing {
  std::vector<std::string> rows;                             // a character for each cell
  std::vector<std::size_t> bars_right, bars_below;           // columns and rows with a line behind them
  std::vector<std::pair<std::size_t, std::size_t>> differs;  // rows and columns of cells that stand out
};

// What a generator can be told, as an option "--minimal" or "--clues N[-M]".
struct GeneratorOption {
  const char* name;
  const char* value;  // what is expected; null for a flag
  const char* what;
};

// What kind of random input is wanted.
struct Wanted {
  double difficulty = 0.5;                     // from 0, hardly anything to do, to 1; where the options do not say more
  std::map<std::string, std::string> options;  // by name, those that were given; of a flag ""

  // The value "24" or "24-28" of an option; nothing where it was not given. Throws BadInput.
  std::optional<std::pair<int, int>> range(const std::string& option) const;
};

// Every member may stay empty.
struct Rules {
  // Why `input` breaks the problem's constraints: "… (constraint: board.length == 9)".
  std::optional<std::string> (*refuse)(std::string_view input) = nullptr;

  // What `judge cases` proves of an input that keeps the constraints.
  Finding (*prove)(std::string_view input) = nullptr;

  // Why `answer` is wrong. It decides, whatever a case expects; without it an answer must equal the expected
  // one.
  std::optional<std::string> (*check)(std::string_view input, std::string_view answer) = nullptr;

  // The right answer; nothing where there is none or more than one.
  std::optional<std::string> (*answer)(std::string_view input) = nullptr;

  // An input; and an answer, in which all differs that is not as in `other`, the expected answer or the
  // input's counterpart.
  Drawing (*drawing_of_input)(std::string_view input) = nullptr;
  Drawing (*drawing_of_answer)(std::string_view answer, std::string_view other) = nullptr;

  // The cases in a text, in the formats of the problem's field. Throws BadInput: `name`, a colon and the
  // line.
  std::vector<TextCase> (*read_text)(std::string_view text, const std::string& name) = nullptr;

  // An answer, or an input, in the layout of the case that it answers (0: the shortest), with its last line
  // end.
  std::string (*write_text)(std::string_view answer, int layout) = nullptr;

  // A random input that keeps the constraints and that `prove` finds good; the same for the same state of
  // `random` on every machine. Nothing when chance did not come to what is wanted, and another try may.
  // Throws BadInput for what can never be had.
  std::optional<std::string> (*generate)(Random& random, const Wanted& wanted) = nullptr;
  std::vector<GeneratorOption> generator_options = {};

  // Without `generate`: whether an input that was drawn from the constraints keeps what the page says beside them, and
  // one that does so, or more likely does, made of one that does not.
  bool (*fits)(std::string_view drawn) = nullptr;
  std::string (*fitted)(Random& random, std::string_view drawn) = nullptr;

  // For finding the smallest case that fails: how many pieces of `input` can be left out, and the input without `count`
  // of them from `begin` on, which is as good as `input` is.
  const char* piece = "piece";  // what they are called
  std::size_t (*pieces)(std::string_view input) = nullptr;
  std::string (*reduced)(std::string_view input, std::size_t begin, std::size_t count) = nullptr;
};

// The rules of the problem with that id; empty ones if it has no file.
const Rules& rules_of(int problem_id);

// What was drawn from the constraints, fitted by the rules; nothing where it does not fit even so.
std::optional<std::string> fitted_by_rules(const Rules& rules, Random& random, std::string drawn);

// The options of all generators, each once.
std::vector<GeneratorOption> all_generator_options();

struct Registered {
  Registered(int problem_id, const Rules& rules);
};

// What LeetCode keeps out of sight of a solution: functions that it calls (isBadVersion), and arguments of a case that
// its method does not take ("bad = 4"). Headers in rules/ say it, named after the numbers of their problems.
//
// A part of such a header begins with the numbers of the problems that it is for, "// 0157, 0158"; what stands above
// the first part is for all. That is compiled before the solution, up to the line "// Behind the solution:". Behind it
// is the function that cases call: it takes what a case gives, calls the solution, leetjudge_solution, and returns what
// is judged; without that function cases call the solution itself. Nothing of it includes anything.
//
// That of the problem with that number, where the header has the name of one of the stub's methods; `stub` becomes that
// of the class that cases call.
std::optional<Hidden> hidden_interface(int id, Stub& stub);

}  // namespace leetjudge
