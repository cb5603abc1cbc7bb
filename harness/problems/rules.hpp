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
#include <vector>

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

// Every member may stay empty.
struct Rules {
  // Why `input` breaks the problem's constraints.
  std::optional<std::string> (*refuse)(std::string_view input) = nullptr;

  // What `judge cases` proves of an input that keeps the constraints.
  Finding (*prove)(std::string_view input) = nullptr;

  // Why `answer` is wrong. Without it an answer must equal the expected one.
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

  // An answer in the layout of the case that it answers, with its last line end.
  std::string (*write_text)(std::string_view answer, int layout) = nullptr;
};

// The rules of the problem with that id; empty ones if it has no file.
const Rules& rules_of(int problem_id);

struct Registered {
  Registered(int problem_id, const Rules& rules);
};

}  // namespace leetjudge
