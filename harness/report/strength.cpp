#include "stress/strength.hpp"

#include <algorithm>

#include "report/report.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

using Fate = JudgedMutant::Fate;

constexpr std::size_t longest_input = 60, longest_different = 500, most_stopped_named = 2, most_left_named = 3,
                      most_disputed = 3, most_kinds_named = 4;
constexpr std::size_t many_inputs = 200;  // so that what they do not tell apart may be the same

// "nums = [3,3], target = 6"
std::string input_words(const Case& test, const Problem& problem) {
  if (problem.stub.design) return test.input;
  const std::vector<std::string> names = problem.stub.input_names();
  std::string words;
  for (std::size_t i = 0; i < names.size(); ++i)
    words += fmt::format("{}{} = {}", i ? ", " : "", names[i], argument_text(test.input, i));
  return words;
}

std::string mutant_words(const Strength& strength, const JudgedMutant& one) {
  const bool several = strength.solutions.size() > 1;
  return (several ? strength.solutions[one.solution].name + ", " : "") + one.mutant.words();
}

constexpr const char* fate_words[] = {"not judged", "does not compile", "stopped", "endless",
                                      "found",      "not taken",        "left"};

// "3 cases stop 9 of 14 mutants of hash_map"
std::string strength_words(const Strength& strength) {
  std::vector<std::string> names;
  for (const Solution& one : strength.solutions) names.push_back(one.name);
  if (strength.judged() == 0 && !strength.mutants.empty())
    return fmt::format("no mutant of {} was judged", joined(names));
  const std::size_t endless = strength.count(Fate::endless);
  return fmt::format("{} {} {} of {} mutants of {}{}", plural(strength.cases, "case"),
                     strength.cases == 1 ? "stops" : "stop", strength.stopped(), strength.judged(), joined(names),
                     endless ? fmt::format(" ({} by ten times the time of the slowest case)", endless) : "");
}

}  // namespace

std::string render_disagreement(const Disagreement& one, const Problem& problem) {
  const std::string typed = input_words(one.test, problem), shown = shortened(typed, longest_different);
  if (one.answers.size() == 1)
    return fmt::format("{}: {} is wrong, though the cases accept it: {} on\n  {}\n", problem.heading(),
                       one.answers[0].first, one.why, shown);
  std::string text =
      fmt::format("{}: {} and {} do not agree, so one of them is wrong, though the cases accept both\n  {}\n",
                  problem.heading(), one.answers[0].first, one.answers[1].first, shown);
  std::size_t width = 0;
  for (const auto& [name, answer] : one.answers) width = std::max(width, columns(name));
  for (const auto& [name, answer] : one.answers)
    text += fmt::format("    {}  answers {}\n", pad_right(name, width), shortened(answer, longest_different));
  return text + "  --reference names the one that is right\n";
}

std::string stopped_words(const Strength& strength, const std::vector<std::size_t>& mutants, std::size_t most) {
  std::string words;
  for (std::size_t i = 0; i < std::min(most, mutants.size()); ++i)
    words += (i ? ", " : "") + mutant_words(strength, strength.mutants[mutants[i]]);
  return words + (mutants.size() > most ? fmt::format(", and {} more", mutants.size() - most) : "");
}

std::string render_strength(const Strength& strength, const Problem& problem, const TableStyle& style) {
  if (strength.disagreement) return render_disagreement(*strength.disagreement, problem);
  std::string text = fmt::format("{}: {}", problem.heading(), strength_words(strength));
  if (const std::size_t more = strength.count(Fate::found))
    text += fmt::format("; with {} more {}", strength.found.size(), strength.stopped() + more);
  text += "\n";
  if (strength.judged() == 0 && strength.count(Fate::no_program) > 0) text += "  no mutant compiles\n";
  if (strength.mutants.empty()) text += "  there is nothing in it that can be changed\n";
  std::vector<std::pair<std::string, const FoundCase*>> shown;
  std::size_t width = 0;
  for (const FoundCase& one : strength.found) {
    if (one.stops.empty()) continue;
    shown.emplace_back(shortened(input_words(one.test, problem), longest_input), &one);
    width = std::max(width, columns(shown.back().first));
  }
  for (const auto& [input, one] : shown)
    text += fmt::format("  {}  stops {} more  {}\n", pad_right(input, width), one->stops.size(),
                        stopped_words(strength, one->stops, most_stopped_named));
  std::vector<std::string> kinds;  // the first one of each case that is there for its kinds
  for (const FoundCase& one : strength.found) {
    if (!one.kinds.empty()) kinds.push_back(one.kinds.front());
  }
  if (const std::size_t again = strength.found.size() - shown.size() - kinds.size())
    text += fmt::format("  {} {} again what others stop: mistakes that no mutant resembles are met likelier\n",
                        plural(again, "more case"), again == 1 ? "stops" : "stop");
  if (!kinds.empty()) {
    const std::size_t all = kinds.size();
    if (all > most_kinds_named) kinds.resize(most_kinds_named);
    text += wrapped(fmt::format("{} {} what no other one is: {}{}", plural(all, "more case"), all == 1 ? "is" : "are",
                                joined(kinds, "; "), all > kinds.size() ? "; …" : ""),
                    2, style.width);
  }
  if (const std::size_t left = strength.count(Fate::left); left > 0) {
    std::vector<std::size_t> some;
    for (std::size_t i = 0; i < strength.mutants.size(); ++i) {
      if (strength.mutants[i].fate == Fate::left) some.push_back(i);
    }
    const std::string tried = strength.inputs ? fmt::format(" by {} inputs", strength.inputs) : "";
    text += wrapped(fmt::format("{} not told apart{}{}: {}", left, tried,
                                strength.inputs >= many_inputs ? ", perhaps the same program" : "",
                                stopped_words(strength, some, most_left_named)),
                    2, style.width);
  }
  if (const std::size_t others = strength.count(Fate::not_taken); others > 0)
    text += fmt::format("  {} more stopped by inputs that are not taken\n", others);
  if (!strength.small_words.empty())
    text += fmt::format("  {} inputs tried, {}\n", strength.inputs, strength.small_words);
  if (!strength.not_drawn.empty()) text += wrapped("no other inputs: " + strength.not_drawn, 2, style.width);
  if (strength.interrupted) text += "  interrupted\n";
  if (const std::size_t left_out = strength.count(Fate::not_judged); left_out > 0)
    text += fmt::format("  {}{} not judged in that time (--for)\n",
                        plural(left_out, strength.judged() > 0 ? "more mutant" : "mutant"),
                        left_out == 1 ? " was" : " were");
  for (const std::string& one : strength.dropped) text += wrapped("not heard any more: " + one, 2, style.width);
  return text + disputed_words(strength.disputed, style.width);
}

std::string disputed_words(const std::vector<std::string>& disputed, std::size_t width) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most_disputed, disputed.size()); ++i)
    text += wrapped("not taken: " + disputed[i], 2, width);
  return text;
}

Json strength_json(const Strength& strength, const Problem& problem) {
  Json mutants = Json::array(), found = Json::array(), solutions = Json::array();
  for (const Solution& one : strength.solutions) solutions.push_back(one.name);
  for (const JudgedMutant& one : strength.mutants) {
    Json mutant = {{"solution", strength.solutions[one.solution].name},
                   {"line", one.mutant.line},
                   {"kind", one.mutant.kind},
                   {"before", escape_binary(one.mutant.before)},
                   {"after", escape_binary(one.mutant.after)},
                   {"fate", fate_words[std::size_t(one.fate)]}};
    if (!one.by.empty()) mutant["by"] = one.by;
    mutants.push_back(std::move(mutant));
  }
  for (const FoundCase& one : strength.found) {
    found.push_back({{"name", one.test.name}, {"input", parsed(one.test.input)}});
    if (one.test.expected) found.back()["expected"] = parsed(*one.test.expected);
    found.back()["stops"] = one.stops;
    found.back()["stops_too"] = one.others;
    found.back()["kinds"] = one.kinds;
  }
  Json disagreement;
  if (strength.disagreement) {
    disagreement["input"] = parsed(strength.disagreement->test.input);
    for (const auto& [name, answer] : strength.disagreement->answers)
      disagreement["answers"].push_back({{"solution", name}, {"answer", answer.empty() ? Json() : parsed(answer)}});
  }
  return {{"problem", problem.id},
          {"seed", strength.seed},
          {"solutions", solutions},
          {"cases", strength.cases},
          {"judged", strength.judged()},
          {"stopped", strength.stopped()},
          {"stopped_with_found", strength.stopped() + strength.count(Fate::found)},
          {"inputs", strength.inputs},
          {"seconds", strength.seconds},
          {"mutants", mutants},
          {"found", found},
          {"differ", strength.differ},
          {"disputed", strength.disputed},
          {"dropped", strength.dropped},
          {"disagreement", disagreement}};
}

}  // namespace leetjudge
