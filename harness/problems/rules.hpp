// What JSON cannot say of a problem. An ordinary problem, whose answers compare exactly, needs none of this.
//
// A problem that does has one file in this folder, named like its test cases, which defines a Rules and
// registers it:
//
//     const Registered registered(37, rules);
//
// Values come as bytes (host/wire.hpp) of the types that the problem's metadata gives.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// What kind of random input is wanted.
struct Wanted {
  double difficulty = 0.5;  // from 0, hardly anything to do, to 1; where the rest does not say more
  std::optional<std::pair<int, int>> clues;  // at least and at most so many cells are given
  bool minimal = false;                      // no clue can be left out
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

  // An input as lines of text; nothing for one that cannot be drawn.
  std::vector<std::string> (*draw_input)(std::string_view input) = nullptr;

  // An answer as lines of text, with a '*' behind all that differs from `other`, the expected answer or the
  // input's counterpart.
  std::vector<std::string> (*draw_answer)(std::string_view answer, std::string_view other) = nullptr;

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

  // For finding the smallest case that fails. How many pieces of `input` can be left out, and the input that
  // only has those that are kept; whatever is kept, it is as good as `input` is.
  const char* piece = "piece";  // what they are called
  std::size_t (*pieces)(std::string_view input) = nullptr;
  std::string (*reduced)(std::string_view input, const std::vector<bool>& kept) = nullptr;
};

// The rules of the problem with that id; empty ones if it has no file.
const Rules& rules_of(int problem_id);

struct Registered {
  Registered(int problem_id, const Rules& rules);
};

}  // namespace leetjudge
