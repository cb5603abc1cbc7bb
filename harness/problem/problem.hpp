// What a test-case file says: a problem and its cases.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "inputs/constraints.hpp"
#include "inputs/rules.hpp"
#include "paste/binding.hpp"
#include "util/error.hpp"
#include "util/json_fwd.hpp"

namespace leetjudge {

struct LocatedJson;  // util/located_json.hpp

struct Limits {
  double time_ms = 2000;  // CPU time of one case
  long memory_mb = 256;
};

// What a case expects a counted run of one shipped solution to count, by the counter's name.
using RecordedCounters = std::map<std::string, std::uint64_t>;

// In which order the elements of an answer come: as expected; in any; those within each of them in any; both.
enum class AnswerOrder { given, free, free_within, free_at_every_level };

struct Case {
  std::string name = {};
  std::string why = {};
  std::string input = {};                    // JSON: the arguments in order, "[[2,7,11,15],9]"
  std::optional<std::string> expected = {};  // JSON: the expected answer, where given
  std::string answered_by = {};              // the one solution whose answer that is, where nothing else confirmed it
  bool doubtful = false;                     // the input was drawn, and the problem may never give it
  std::vector<std::string> also_right = {};  // others that are as right
  std::optional<AnswerOrder> order = {};     // where it is not the problem's
  std::map<std::string, RecordedCounters> counters = {};  // by solution
  Limits limits = {};
  std::string where = {};  // file with line or JSON pointer, for messages
  std::string typed = {};  // how to choose it on the command line; empty: --case and its name

  // Whether it is an example of LeetCode's page, which its name tells: "example-1", "leetcode-example".
  bool is_example() const;
};

// A list of cases that does not change any more. Who shows one of them keeps all.
struct SharedCases : std::shared_ptr<const std::vector<Case>> {
  SharedCases(std::vector<Case> cases = {}) : shared_ptr(std::make_shared<const std::vector<Case>>(std::move(cases))) {}
  std::shared_ptr<const Case> at(std::size_t index) const { return {*this, &(**this)[index]}; }
};

// What cannot be judged, and why: a case, or, without a name, a whole problem.
struct BadCase : BadInput {
  BadCase(const std::string& name, const std::string& why);
  std::string name, why;
};

// Some cases, and those that would be among them, could they be judged.
struct CaseList {
  std::vector<Case> cases;
  std::vector<BadCase> bad;

  // Leaves out those of which `why` says something.
  void leave_out(const std::function<std::optional<std::string>(Case&)>& why);
  void need_one();  // throws BadInput with what is wrong where no case is left
};

struct Problem {
  int id = 0;
  std::filesystem::path file;  // where it was read from, if it was a file
  std::string slug;            // "0037_sudoku_solver", the stem of its file
  std::string title;           // "Sudoku Solver"
  std::string url;
  std::string typed;       // how to choose it on the command line; empty: by its number
  std::string difficulty;  // "Hard"; empty where nobody said it
  std::vector<std::string> topics, hints;
  std::vector<std::string> constraints;  // LeetCode's, one each
  std::vector<std::string> generate;     // more of them, which random cases keep as well
  std::string reference;                 // the shipped solution that others are compared with, if one is named
  std::optional<Stub> reference_stub;    // how a collection's is called, if not like the others
  Stub stub;                             // what a case calls
  std::optional<Hidden> hidden;          // where that is not what one writes
  std::optional<std::size_t> in_place;   // the argument that is judged; otherwise what the method returns
  using Order = AnswerOrder;
  Order order = Order::given;
  Order perhaps = Order::given;  // the same where the page does not say: an answer that is only right so is Different
  bool prefix = false;           // of the argument that is judged, so many elements count as the method returned
  std::string several;  // the page's words that allow several answers, of which it shows one; nobody knows the others
  std::optional<Watch> watch;
  Limits limits;
  std::vector<Case> cases;                              // judged by default
  std::vector<BadCase> bad_cases;                       // of the file, also of its sets
  std::map<std::string, std::vector<Case>> named_sets;  // judged when asked for by name
  const Rules* rules = &rules_of(0);                    // its own, or empty ones

  std::string heading() const;           // "37. Sudoku Solver"; without a number the title
  std::string choice() const;            // what is typed to choose it
  bool has_examples_only() const;        // no other case that anything confirmed
  std::string reference_option() const;  // what `stress` wants beside a solution, as it is typed; "" where rules judge
  const Stub& written() const { return hidden ? hidden->solution : stub; }
  // How the solution in that file is called: a collection's reference, which lies beside the problem's file, may have
  // types of its own.
  const Stub& stub_of(const std::filesystem::path& solution) const;
};

// What is known of its inputs, with or without what its file says for generating. Only what its examples ("example-1")
// keep was understood.
Constraints constraints_of(const Problem& problem, bool generating = true);

// The text of one of the arguments in `input`.
std::string argument_text(std::string_view input, std::size_t index);
// All of them by name, as files give them.
Json named_arguments(std::string_view input, const Problem& problem);

// A case's input from its arguments by name; a problem with one parameter may give the value itself. Throws
// BadInput, also for what the stub's types cannot be.
std::string input_at(const LocatedJson& place, const Problem& problem);
// The expected answer to that input, likewise.
std::string answer_at(const LocatedJson& place, const Problem& problem, std::string_view input);
// What of an answer does not depend on the order, so far as it is free.
Json ordered(Json answer, Problem::Order order);
// As files say it: "any order".
std::string order_words(Problem::Order order);

// The problem in the JSON file at `path`; the file's stem is its slug. Throws BadInput with the JSON pointer; what is
// wrong with a single case leaves that one out.
Problem load_problem(const std::filesystem::path& path);

// The same without its cases, of which a file that `add` wrote is not read.
Problem load_header(const std::filesystem::path& path);

// The same for a text that was read already; `name` stands for the file in messages.
Problem parse_problem(const std::string& text, const std::string& name, const std::string& slug);

// The cases of `problem` in the JSON file at `path`: a whole test-case file, or only its list of cases.
// `name` stands for the file in messages, `text` is what it holds. The file's own limits count, where it has
// some.
CaseList parse_json_cases(const std::string& text, const std::string& name, const Problem& problem);

// `text`, a test-case file of `problem` called `file` in messages, with `added` as the last of its cases; all that was
// there stays as it is. An empty text begins a file that only adds cases. Throws BadInput when there is a case of that
// name or the file has no list of cases.
std::string with_case(const std::string& text, const std::string& file, const Problem& problem, const Case& added);

}  // namespace leetjudge
