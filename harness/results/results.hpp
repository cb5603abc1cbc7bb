// What judging comes to: statuses with LeetCode's names and codes, results of cases, solutions and problems.
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compile/host.hpp"
#include "problem/kit.hpp"
#include "problem/problem.hpp"

namespace leetjudge {

enum class Status {
  not_run = 0,        // of a case only: judging stopped before it
  finished = 1,       // it answered, and nothing tells right from wrong
  different = 2,      // another answer than the expected one, where several are right
  count_changed = 3,  // the answer is right, but a recorded count is another
  accepted = 10,
  wrong_answer = 11,
  memory_limit_exceeded = 12,
  output_limit_exceeded = 13,
  time_limit_exceeded = 14,
  runtime_error = 15,
  internal_error = 16,  // the judge's own fault
  compile_error = 20,
};

const char* status_message(Status status);  // "Wrong Answer"
std::optional<Status> status_of_code(std::int64_t code);
// Whether nothing is wrong as far as anybody can tell: what exit status 0 stands for.
bool is_right(Status status);
// Whether the answer is right as far as can be known where several may be.
bool may_be_right(Status status);

// What a counted run came to. Placements and undos only where the problem has something to watch.
struct Counters {
  std::optional<std::uint64_t> placements = {}, undos = {}, steps = {};
};

// Every counter: whatever shows, sums or compares them goes through this table.
struct Counter {
  const char* name;
  const char* title;  // of a column
  std::optional<std::uint64_t> Counters::* value;
  bool of_search;  // what the search did: the same however it is written, and with every compiler
};
inline constexpr Counter all_counters[] = {
    {"placements", "Placements", &Counters::placements, true},
    {"undos", "Undos", &Counters::undos, true},
    {"steps", "Steps", &Counters::steps, false},
};

// Figures that are read back as they were written, with nine decimals.
double as_written(double figure);

// Those that a problem has: what its search did, or the others.
std::vector<Counter> counters_of(const Problem& problem, bool of_search);

// What the board looked like while a counted run solved it.
struct Replay {
  struct Moment {
    std::string cells;  // row by row
    Counters counters;
  };
  std::uint64_t stores = 0;  // into cells, all of them
  std::uint64_t stride = 1;  // there is a moment for every so many of them, and one before and after
  std::vector<Moment> moments;
};

// A place in a file of the user's. Line 0: none; column 0: not known.
struct Place {
  std::string file;
  int line = 0, column = 0;
  std::string words() const;  // "mine.cpp:6:19", from the current directory
};

// Whether sanitizers had a look.
enum class Checks { not_made, passed, failed };

struct CaseResult {
  std::shared_ptr<const Case> test;
  Status status = Status::not_run;
  double runtime_ms = NAN;            // CPU time; NAN where it was not measured
  std::string reason;                 // empty when accepted
  std::optional<std::string> answer;  // bytes, if it answered
  std::string standard_output, standard_error;
  std::optional<Counters> counters;
  std::optional<double> time_us = {};  // of one call among many (compare/measure.hpp)
  std::optional<Replay> replay = {};
  Checks checks = Checks::not_made;
  std::string unchecked = {};           // why not, where they were to look
  std::string finding = {};             // what they found, where, and by which calls, or what it answered with them
  std::vector<std::string> after = {};  // it fails only after these cases
  bool by_chance = false;               // it fails in some runs and not in others
  std::optional<std::string> expected = {};  // the right answer's bytes, where the case does not bring it
  // Of a failure: what the reason is about, which then begins with it; or where the method begins.
  Place place = {};

  bool failed() const { return !is_right(status) && status != Status::not_run; }
  const std::optional<std::string>& right_answer() const { return expected ? expected : test->expected; }
  std::optional<std::uint64_t> count(const Counter& counter) const;
};

struct SolutionResult {
  Solution solution;
  // That of the cases, unless it did not compile, failed in being measured, or the judge failed; not_run
  // until it is judged.
  Status status = Status::not_run;
  std::vector<CaseResult> cases;
  std::optional<long> memory_kb;  // beyond a host in which nothing has run; nothing when it could not be measured
  std::string compile_error;
  std::string isolation;   // what protected the machine; empty if nothing ran
  std::string fault;       // what went wrong in the judge, for an Internal Error
  std::string note;        // what else the user should know; behind it, each on a line, what the compiler warns of
  bool undefined = false;  // a verdict that depends on something undefined, or on chance
  std::vector<double> rounds_ms = {};  // CPU time of one pass over the measured cases, in each round
  std::string not_timed = {};          // why it was not measured, where others were
  std::optional<Host> host = {};       // that was judged; nothing if there is none
  std::string judged = {};             // when, if it was kept (results/kept.hpp): "2026-11-22T21:30:05.123Z"
  bool taken_over = false;             // it was not judged again

  // Adds to `note`; empty words add nothing.
  void add_note(const std::string& words);
  // What was not wrong is not therefore right, where nothing but the solution itself confirms it: Finished.
  void take_back_acceptance();
  bool take_back_refusal(
      const std::string& reference);  // of answers that differ from the reference's; whether any does
  void take_back_own_answers();       // the same, if that is so of each of its cases (Case::answered_by)
  std::size_t correct() const;        // cases that were accepted
  // That of the first which was not answered rightly, otherwise whether a count changed; then accepted, or
  // finished.
  Status status_of_cases() const;
  // It did not compile, it failed in being measured, or the judge did.
  bool failed_as_a_whole() const { return status != status_of_cases(); }
  double runtime_ms() const;    // all cases together that were measured, as they are written; NAN if none was
  std::size_t checked() const;  // cases that passed the checks
  Checks checks() const;        // passed: of all cases that could be checked
};

// How a solution that was measured stands to the others (compare/standing.hpp).
struct Standing {
  enum class Kind { not_timed, fastest, alike, slower };
  Kind kind = Kind::not_timed;
  // CPU time for one case, on average over the measured ones: the median of the rounds and their quartiles.
  double median_us = 0, low_us = 0, high_us = 0;
  double ratio = 1;  // to the fastest, in each round: their median
  // Of that ratio, with 95 % confidence; of fewer than 9 rounds the range of their ratios.
  double ratio_low = 1, ratio_high = 1;
  double probability = 1;  // of rounds as lopsided as these if neither were faster
  std::string words;       // "2.30× slower (2.21–2.41)"
};

// How solutions were measured side by side.
struct Rounds {
  std::uint64_t seed = 0;
  std::size_t wanted = 0;  // there are fewer when somebody ended it early
  bool operator==(const Rounds&) const = default;
};

struct ProblemResult {
  std::shared_ptr<const Problem> problem;
  SharedCases cases;  // all that were to be judged
  std::vector<SolutionResult> solutions;
  std::optional<Rounds> rounds = {};  // where the solutions were measured side by side
  std::string reference = {};         // the solution whose answers are the expected ones, where cases bring none
  // Then, once that is over (compare/standing.hpp): of each solution, and what else there is to know.
  std::vector<Standing> standings = {};
  std::vector<std::string> remarks = {};
  std::string at_size = {};  // "hash is 45 times faster than pairs at nums.length = 10,000; …", from a larger input

  const SolutionResult* solution(const std::string& name) const;  // nullptr if there is none

  // What cases were given and answered that every solution was accepted on: over thousands of problems that is too much
  // to keep. And times and memory, which were taken while others ran.
  void forget_accepted();

  // What a solution was judged on where that says little: "the page's examples only", or cases beside them of which
  // only its own answers are known. Empty otherwise.
  std::string judged_on_little(const Solution& solution) const;

  // Whether the case at `index` is one that was timed: every solution that takes part answered it rightly.
  bool measured(std::size_t index) const;
  std::vector<std::size_t> measured_cases() const;
  std::size_t measured_count() const;
};

// Where all solutions in folders were judged, each by the problem that it was found to solve.
struct Folder {
  struct Without {
    std::string file, reason;
  };
  std::vector<Without> without;  // a problem
};

// By what results of one problem are known: its number, and without one its title, for files of their own have none.
std::pair<int, std::string> identity_of(const Problem& problem);

struct Report {
  std::vector<ProblemResult> problems;
  std::string compiler;        // "clang 19.1.7 -std=c++23 -O2"
  bool unknown = false;        // nothing tells which answers are right
  std::string processor = {};  // what it ran on: "AMD EPYC, 2 processors"
  std::string partial = {};    // why it is not whole: "interrupted"; empty when it is
  std::string file = {};       // that it was read from
  std::optional<Folder> folder = {};

  const ProblemResult* problem(const Problem& same) const;  // by its identity; nullptr if there is none
  std::vector<std::pair<const ProblemResult*, const SolutionResult*>> solutions() const;  // of all problems
  bool all_right() const;                                                                 // every solution is
  bool judge_failed() const;  // some result is the judge's own fault
};

}  // namespace leetjudge
