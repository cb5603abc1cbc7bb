// What a test-case file says: a problem and its cases.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/type.hpp"

namespace leetjudge {

struct Parameter {
  std::string name;
  Type type;
};

// LeetCode's metadata: which method is called, and what of the call is the answer.
struct Signature {
  std::string method;
  std::vector<Parameter> parameters;
  Type returns;
  std::optional<std::size_t> in_place;  // the parameter that the method changes and that is judged, if one is

  const Type& answer_type() const { return in_place ? parameters[*in_place].type : returns; }
  // "void solveSudoku(vector<vector<char>>& board)"
  std::string declaration() const;
};

// What a traced run looks at: the cells of one character[][] parameter. A placement is a store of one of
// `symbols` into a cell that was `blank` when the method was called.
struct Watch {
  std::size_t parameter = 0;
  char blank = '.';
  std::string symbols;
};

struct Limits {
  double time_ms = 2000;  // CPU time of one case
  long memory_mb = 256;
};

// What a case expects a traced run of one shipped solution to count, by the counter's name.
using RecordedCounters = std::map<std::string, std::uint64_t>;

struct Case {
  std::string name;
  std::string why;
  std::string input;                                 // the arguments in order, util/wire.hpp
  std::optional<std::string> expected;               // the expected answer's bytes, where given
  std::map<std::string, RecordedCounters> counters;  // by solution
  Limits limits;
  std::string where;  // file with line or JSON pointer, for messages
  std::string typed;  // how to choose it on the command line; empty: --case and its name
};

struct Rules;  // problem/rules.hpp
const Rules& rules_of(int problem_id);

struct Problem {
  int id = 0;
  std::string slug;   // "0037_sudoku_solver", the stem of its file
  std::string title;  // "Sudoku Solver"
  std::string url;
  std::vector<std::string> constraints;  // LeetCode's, one each
  std::string reference;                 // the shipped solution that others are compared with, if one is named
  Signature signature;
  std::optional<Watch> watch;
  Limits limits;
  std::vector<Case> cases;                              // judged by default
  std::map<std::string, std::vector<Case>> named_sets;  // judged when asked for by name
  const Rules* rules = &rules_of(0);                    // its own, or empty ones

  // The arguments in `input` one by one, as JSON.
  std::vector<Json> arguments(std::string_view input) const;
};

// The problem in the JSON file at `path`; the file's stem is its slug. Throws BadInput with the JSON pointer.
Problem load_problem(const std::filesystem::path& path);

// The same for a text that was read already; `name` stands for the file in messages.
Problem parse_problem(const std::string& text, const std::string& name, const std::string& slug);

// The cases of `problem` in the JSON file at `path`: a whole test-case file, or only its list of cases.
// `name` stands for the file in messages, `text` is what it holds. The file's own limits count, where it has
// some.
std::vector<Case> parse_json_cases(const std::string& text, const std::string& name, const Problem& problem);

}  // namespace leetjudge
