#include "commands/case_options.hpp"

#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "problem/typed_text.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::size_t most_of_words = 300;  // of a page

std::vector<Case> named_set(const Problem& problem, const std::string& name) {
  if (name == "all") return all_cases(problem);
  if (const auto found = problem.named_sets.find(name); found != problem.named_sets.end()) return found->second;
  throw BadInput(fmt::format("no set \"{}\" of problem {}: {}", name, problem.id, suggest(name, set_names(problem))));
}

}  // namespace

std::optional<std::string> never_given(const Problem& problem, const Constraints& constraints,
                                       const std::string& input) {
  const Rules& rules = *problem.rules;
  std::optional<std::string> broken = rules.refuse ? rules.refuse(input) : constraints.broken_by(input);
  if (!broken && rules.fits && !rules.fits(input)) {
    broken = "it breaks what the page says of inputs in words";
    if (const std::string words = joined(constraints.not_understood(), " "); !words.empty())
      *broken += ", one of: " + shortened(words, most_of_words);
  }
  return broken;
}

void tell_what_breaks(const Problem& problem, const std::vector<Case>& cases) {
  constexpr std::size_t most_told = 5;
  if (problem.rules->refuse) return;  // that has looked at them
  const Constraints constraints = constraints_of(problem, false);
  std::size_t told = 0;
  for (const Case& one : cases) {
    const std::optional<std::string> broken = never_given(problem, constraints, one.input);
    if (broken && ++told <= most_told)
      std::cerr << fmt::format("judge: {}: the problem never gives this: {}\n", one.where, *broken);
  }
  if (told > most_told) std::cerr << fmt::format("judge: and {} more like these\n", told - most_told);
}

namespace {

// Those with these names. Throws BadInput for a name that none has.
CaseList pick(const CaseList& list, const std::vector<std::string>& names) {
  CaseList picked;
  for (const std::string& name : names) {
    const auto found = std::ranges::find(list.cases, name, &Case::name);
    const auto bad = std::ranges::find(list.bad, name, &BadCase::name);
    if (found == list.cases.end() && bad == list.bad.end())
      throw BadInput(fmt::format("no case \"{}\": {}", name, suggest(name, names_of(list.cases))));
    if (bad != list.bad.end()) picked.bad.push_back(*bad);
    if (found == list.cases.end()) continue;
    if (std::ranges::find(picked.cases, name, &Case::name) == picked.cases.end()) picked.cases.push_back(*found);
  }
  return picked;
}

}  // namespace

std::vector<Case> all_cases(const Problem& problem) {
  std::vector<Case> all = problem.cases;
  for (const auto& [name, set] : problem.named_sets) all.insert(all.end(), set.begin(), set.end());
  return all;
}

std::vector<std::string> set_names(const Problem& problem) {
  std::vector<std::string> names = {"all"};
  for (const auto& [name, set] : problem.named_sets) names.push_back(name);
  return names;
}

void CaseOptions::add(CLI::App& verb) {
  verb.option_defaults()->group("Cases");
  option(verb, "--cases FILE", file, "use the cases in FILE: JSON, or text puzzles; - is standard input");
}

void CaseOptions::add_choice(CLI::App& verb) {
  option(verb, "--set NAME", set, "judge on a named set of the problem's cases, or on \"all\"")->excludes("--cases");
  option(verb, "--case NAME", names, "judge on this case only; may be repeated")->allow_extra_args(false)->take_all();
}

void CaseOptions::add_input(CLI::App& verb) {
  option(verb, "--input TEXT", input, "judge on what one types into LeetCode's test-case box; - is standard input")
      ->excludes("--cases")
      ->excludes("--set")
      ->excludes("--case");
  option(verb, "--expect ANSWER", expect, "the right answer to --input, as JSON")->needs("--input");
  option(verb, "--method NAME", method, "of a file without a known problem, the method to call, where it has several");
}

MethodWish CaseOptions::wish() {
  if (input == "-") input = read_standard_input("Paste a case");
  return {method, names_in(input.value_or(""))};
}

std::string CaseOptions::selection() const { return set.empty() ? "" : " --set " + shell_quoted(set); }

CaseList CaseOptions::of(const Problem& problem) const {
  CaseList list;
  std::vector<Case>& cases = list.cases;
  if (input) {
    cases = typed_cases(*input, problem, "--input");
    if (expect && cases.size() > 1) throw BadInput("--expect: one case at a time");
    if (expect) {
      cases[0].expected = answer_at({parse_json(*expect, "--expect"), "--expect"}, problem, cases[0].input);
      cases[0].typed += " --expect " + shell_quoted(*expect);
    }
  } else if (!file.empty()) {
    list = load_cases(file, problem);
  } else {
    cases = set.empty() && names.empty() ? problem.cases : named_set(problem, set.empty() ? "all" : set);
    list.bad = problem.bad_cases;
  }
  if (!names.empty()) list = pick(list, names);
  if (!input || expect) leave_out_bad_cases(problem, list);
  list.need_one();
  if (cases.empty() && !problem.typed.empty())
    throw BadInput(
        fmt::format("{}: neither its comments nor its name tell a problem of this kit, and it holds no examples: "
                    "{} PROBLEM {}, or --input",
                    problem.typed, judge_command(), problem.typed));
  if (cases.empty())
    throw BadInput(
        fmt::format("problem {} has no cases: it has no example, or none that was understood; --input or "
                    "--cases FILE gives some",
                    problem.id));
  if (input || !file.empty()) tell_what_breaks(problem, cases);
  return list;
}

}  // namespace leetjudge
