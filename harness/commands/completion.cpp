// Completion of words in a shell. The scripts know nothing: they ask the judge, which looks at its own
// definitions and at the kit.
#include <algorithm>
#include <iostream>

#include "commands/shared_options.hpp"
#include "commands/verbs.hpp"
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

Words problem_words() {
  Words words;
  std::vector<BadCase> bad;
  for (const Problem& one : KitOption().kit().problems(&bad)) words.push_back(std::to_string(one.id));
  return words;
}

// What may stand where a `kind` is wanted, "SOLUTION" or an option's name; empty where the shell knows
// better.
Words words_for(const std::string& kind, const Words& positionals) {
  if (kind == "PROBLEM") return problem_words();
  if (kind == "SHELL") return {"bash", "zsh"};
  if (positionals.empty()) return {};
  const Kit kit = KitOption().kit();
  const auto problem = [&] { return kit.problem(positionals.front()); };
  if (kind == "SOLUTION" || kind == "--reference" || kind == "--by") return names_of(kit.solutions(problem()));
  if (kind == "CASE" || kind == "--case") return names_of(all_cases(problem()));
  if (kind == "--set") return set_names(problem());
  return {};
}

// What the last of `typed` may become, whatever it begins with.
Words candidates(const Words& typed) {
  const std::vector<VerbWords> commands = verb_words();
  const auto named = [&](const std::string& name) { return std::ranges::find(commands, name, &VerbWords::name); };
  const bool has_command = typed.size() > 1 && named(typed.front()) != commands.end();
  const VerbWords& command = *named(has_command ? typed.front() : "run");
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
  if (!waiting.empty()) return words_for(waiting, positionals);
  Words words;
  if (typed.back().starts_with("-")) {
    for (const auto& [name, has_value] : command.options) words.push_back(name);
    return words;
  }
  if (typed.size() == 1) {
    for (const VerbWords& one : commands) words.push_back(one.name);
  }
  const std::size_t last = command.positionals.size() - 1;
  if (command.positionals.empty()) return words;
  const bool open_ended = command.name == "run";
  if (positionals.size() > last && !open_ended) return words;
  const Words more = words_for(command.positionals[std::min(positionals.size(), last)], positionals);
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

struct CompletionOptions {
  std::string shell;
  void add(Options& options) { options.one_of("SHELL", nullptr, shell, {"bash", "zsh"}, "bash or zsh").required(); }
};

int print_script(CompletionOptions& line) {
  std::cout << (line.shell == "zsh" ? for_zsh : for_bash);
  return 0;
}

struct CompleteOptions {
  Words typed;
  void add(Options& options) { options.rest(typed); }
};

int complete(CompleteOptions& line) {
  const Words typed = line.typed.empty() ? Words{""} : line.typed;
  try {
    for (const std::string& word : candidates(typed)) {
      if (word.starts_with(typed.back())) std::cout << word << "\n";
    }
  } catch (const BadInput&) {  // a problem that does not exist has nothing to offer
  }
  return 0;
}

}  // namespace

Verb completion_verb() {
  return verb("completion", "a script that completes words for bash or zsh", "source <(harness/judge completion bash)",
              print_script);
}

// Only the scripts need it.
Verb complete_verb() { return verb("complete", "", "harness/judge complete -- 37 s", complete); }

}  // namespace leetjudge
