#include <algorithm>
#include <iostream>

#include "commands/output.hpp"
#include "commands/practice.hpp"
#include "problem/kit.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

struct ListOptions {
  std::string problem, topic;
  bool unsolved = false, json = false;
  KitOption kit;

  void add(CLI::App& verb) {
    add_problem(verb, problem);
    verb.add_flag("--unsolved", unsolved, "only problems that you have not solved");
    option(verb, "--topic WORD", topic, "only problems of a topic with this word: tree");
    verb.add_flag("--json", json, "the list as JSON");
    kit.add(verb);
  }
};

const char* state_of(const Tries& tries) {
  return !tries.accepted.empty() ? "solved" : tries.tries > 0 ? "tried" : "untouched";
}

std::string tries_words(const Tries& tries) {
  return tries.tries == 1 ? "1 try" : fmt::format("{} tries", tries.tries);
}

struct Listed {
  Problem problem;
  Tries tries;

  bool wanted(const ListOptions& line) const {
    const auto called = [&](const std::string& topic) { return contains(lower(topic), lower(line.topic)); };
    return !(line.unsolved && !tries.accepted.empty()) &&
           (line.topic.empty() || std::ranges::any_of(problem.topics, called));
  }

  Json json() const {
    return {{"id", problem.id},
            {"title", problem.title},
            {"difficulty", problem.difficulty},
            {"topics", problem.topics},
            {"state", state_of(tries)},
            {"tries", tries.tries},
            {"first", tries.first},
            {"last", tries.last},
            {"verdict", tries.verdict},
            {"accepted", tries.accepted},
            {"by", tries.by}};
  }

  std::string row() const {
    const std::string last =
        tries.last.empty() ? "" : fmt::format("{} {}, {}", tries.verdict, date_of(tries.last), tries_words(tries));
    const std::string text = fmt::format("{:4}. {}  {:6}  {:9}  {}", problem.id, pad_right(problem.title, 50),
                                         problem.difficulty, state_of(tries), last);
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }
};

// The tries of all problems; none, and it is said, where they cannot be read.
Practice practice_of(const Kit& kit) try { return PracticeFile(kit).read(); } catch (const std::exception& error) {
  std::cerr << fmt::format("judge: {}\n", error.what());
  return {};
}

// One problem with its cases and solutions.
std::string told(const Problem& problem, const Kit& kit, const Tries& tries) {
  std::string text = fmt::format("{}\n    {}, {:g} ms and {} MB for a case\n    {}", problem.heading(),
                                 problem.written().declaration(), problem.limits.time_ms, problem.limits.memory_mb,
                                 plural(problem.cases.size(), "case"));
  for (const auto& [name, set] : problem.named_sets) text += fmt::format(", {} in the set {}", set.size(), name);
  if (!problem.difficulty.empty()) text += fmt::format("\n    {}: {}", problem.difficulty, joined(problem.topics));
  if (tries.tries > 0)
    text += fmt::format("\n    {}, last {} on {}", tries_words(tries), tries.verdict, date_of(tries.last));
  if (!tries.accepted.empty()) text += fmt::format("; first Accepted on {} by {}", date_of(tries.accepted), tries.by);
  text += "\n";
  for (const Solution& one : kit.solutions(problem)) text += fmt::format("  {}\n", one.name);
  return text;
}

int list(ListOptions& line) {
  const Kit kit = line.kit.kit();
  Practice practice = practice_of(kit);
  if (!line.problem.empty()) {
    const Problem problem = kit.problem(line.problem);
    std::cout << told(problem, kit, practice[problem.id]);
    return 0;
  }
  std::vector<BadCase> bad;
  std::map<std::string, std::size_t> count;
  Json all = Json::array();
  for (const KnownProblem& known : kit.known()) {
    try {
      const Listed one{load_header(known.file), practice[known.id]};
      if (!one.wanted(line)) continue;
      ++count[state_of(one.tries)];
      if (line.json)
        all.push_back(one.json());
      else
        std::cout << one.row() << "\n";
    } catch (const BadInput& error) {
      bad.emplace_back("", error.what());
    }
  }
  if (line.json)
    std::cout << all.dump(1) << "\n";
  else
    std::cout << fmt::format("{} solved, {} tried, {} untouched\n", count["solved"], count["tried"],
                             count["untouched"]);
  return tell_of(bad, 0);
}

}  // namespace

Verb list_verb() { return verb("list", "problems: solved, tried, untouched", "harness/judge list --unsolved", list); }

}  // namespace leetjudge
