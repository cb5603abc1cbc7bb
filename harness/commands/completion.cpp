// Completion of words in a shell. The scripts know nothing: they ask the judge, which looks at its own
// definitions and at the kit.
#include <algorithm>
#include <iostream>

#include "commands/commands.hpp"
#include "problem/kit.hpp"
#include "util/error.hpp"

namespace leetjudge {
namespace {

constexpr const char* for_bash = R"(# bash completion of the judge: source <(harness/judge completion bash)
_leetjudge() {
  mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _leetjudge judge
)";

constexpr const char* for_zsh = R"(#compdef judge
# zsh completion of the judge: source <(harness/judge completion zsh), after compinit
_leetjudge() {
  local -a found
  found=("${(@f)$(${words[1]} complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=(${found:#})
  if (( $#found )); then compadd -a found; else _files; fi
}
compdef _leetjudge judge
)";

using Words = std::vector<std::string>;

Words problem_words(const CommandLine& line) {
  Words words, bad;
  for (const Problem& one : Kit(line.kit).problems(&bad)) words.push_back(std::to_string(one.id));
  return words;
}

Words solution_words(const CommandLine& line, const std::string& problem) {
  const Kit kit(line.kit);
  Words words;
  for (const Solution& one : kit.solutions(kit.problem(problem))) words.push_back(one.name);
  return words;
}

Words case_words(const CommandLine& line, const std::string& problem) {
  const Problem found = Kit(line.kit).problem(problem);
  Words words;
  for (const Case& one : found.cases) words.push_back(one.name);
  for (const auto& [name, set] : found.named_sets) {
    for (const Case& one : set) words.push_back(one.name);
  }
  return words;
}

Words set_words(const CommandLine& line, const std::string& problem) {
  Words words = {"all"};
  for (const auto& [name, set] : Kit(line.kit).problem(problem).named_sets) words.push_back(name);
  return words;
}

// What may stand where a `kind` is wanted, "SOLUTION" or an option's name; empty where the shell knows
// better.
Words words_for(const std::string& kind, const CommandLine& line, const Words& positionals) {
  if (kind == "PROBLEM") return problem_words(line);
  if (kind == "SHELL") return {"bash", "zsh"};
  if (kind == "--isolation") return {"auto", "bubblewrap", "filter"};
  if (positionals.empty()) return {};
  const std::string& problem = positionals.front();
  if (kind == "SOLUTION" || kind == "--reference" || kind == "--by") return solution_words(line, problem);
  if (kind == "CASE" || kind == "--case") return case_words(line, problem);
  if (kind == "--set") return set_words(line, problem);
  return {};
}

// What the last of `typed` may become, whatever it begins with.
Words candidates(const CommandLine& line, const Words& typed) {
  const std::vector<CommandWords> commands = command_words();
  const auto named = [&](const std::string& name) {
    return std::find_if(commands.begin(), commands.end(),
                        [&](const CommandWords& one) { return one.name == name; });
  };
  const bool has_command = typed.size() > 1 && named(typed.front()) != commands.end();
  const CommandWords& command = *named(has_command ? typed.front() : "run");
  Words positionals;
  std::string waiting;  // the option whose value comes next
  for (std::size_t i = has_command; i + 1 < typed.size(); ++i) {
    const auto option = command.options.find(typed[i]);
    if (!waiting.empty()) {
      waiting.clear();
    } else if (option != command.options.end()) {
      if (option->second) waiting = typed[i];
    } else if (!typed[i].starts_with("--")) {
      positionals.push_back(typed[i]);
    }
  }
  if (!waiting.empty()) return words_for(waiting, line, positionals);
  Words words;
  if (typed.back().starts_with("-")) {
    for (const auto& [name, has_value] : command.options) words.push_back(name);
    return words;
  }
  if (typed.size() == 1) {
    for (const CommandWords& one : commands) words.push_back(one.name);
  }
  const std::size_t last = command.positionals.size() - 1;
  if (command.positionals.empty()) return words;
  const bool open_ended = command.name == "run";
  if (positionals.size() > last && !open_ended) return words;
  const Words more = words_for(command.positionals[std::min(positionals.size(), last)], line, positionals);
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

int completion(const CommandLine& line) {
  std::cout << (line.shell == "zsh" ? for_zsh : for_bash);
  return 0;
}

int complete(const CommandLine& line) {
  const Words typed = line.rest.empty() ? Words{""} : line.rest;
  try {
    for (const std::string& word : candidates(line, typed)) {
      if (word.starts_with(typed.back())) std::cout << word << "\n";
    }
  } catch (const BadInput&) {  // a problem that does not exist has nothing to offer
  }
  return 0;
}

}  // namespace leetjudge
