// Which of a problem's cases are asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "commands/verbs.hpp"
#include "problem/kit.hpp"

namespace leetjudge {

// Those of a file, a set or by name, otherwise the problem's own.
struct CaseOptions {
  std::string file;
  std::string set;                   // a named set of the problem, or "all"
  std::vector<std::string> names;    // empty: all of the set
  std::optional<std::string> input;  // what one types into LeetCode's box; "-" is standard input
  std::optional<std::string> expect;
  std::string method;
  void add(CLI::App& verb);  // --cases
  void add_choice(CLI::App& verb);
  void add_input(CLI::App& verb);  // --input, --expect and --method, which exclude the others
  MethodWish wish();               // reads standard input where that is the input
  bool all() const { return file.empty() && set.empty() && names.empty() && !input; }  // of the problem's own
  std::string selection() const;  // " --set hard", where that chose them
  // There is one that is not bad. Throws BadInput for what is not there. What was given and breaks a constraint is said
  // on standard error.
  CaseList of(const Problem& problem) const;
};

// The problem's own, and then those of its sets.
std::vector<Case> all_cases(const Problem& problem);

// Why the problem never has that input: which constraint it breaks, or what the page says in words.
std::optional<std::string> never_given(const Problem& problem, const Constraints& constraints,
                                       const std::string& input);
// Says on standard error which of the constraints cases break that somebody gave: they are judged, but the problem
// never gives them.
void tell_what_breaks(const Problem& problem, const std::vector<Case>& cases);
// "all", and the names of its sets.
std::vector<std::string> set_names(const Problem& problem);

template <class Range>
std::vector<std::string> names_of(const Range& all) {
  std::vector<std::string> names;
  for (const auto& one : all) names.push_back(one.name);
  return names;
}

}  // namespace leetjudge
