// Completion of words in a shell. The script knows nothing: it asks the judge, which looks at its own definitions.
#include <iostream>

#include "commands/shared_options.hpp"

namespace leetjudge {
namespace {

constexpr const char* script = R"([ -z "${ZSH_VERSION-}" ] || { autoload -U +X bashcompinit && bashcompinit; }
_leetjudge() {
  local IFS=$'\n'
  COMPREPLY=($("${COMP_WORDS[0]}" completion -- "${COMP_WORDS[@]:1:$COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _leetjudge judge)";

// What may stand where the last of `typed` stands, nothing where the shell knows better; the script for nothing typed.
std::vector<std::string> candidates(const std::vector<std::string>& typed) {
  if (typed.empty()) return {script};
  CLI::App app;
  std::function<int(const Typed&)> ignored;
  define_verbs(app, ignored);
  const CLI::App* named = typed.size() > 1 ? verb_called(app, typed.front()) : nullptr;
  const CLI::App* verb = named ? named : app.get_subcommand("run");
  const std::size_t first = named ? 1 : 0;
  const CLI::Option* before = typed.size() > 1 ? verb->get_option_no_throw(typed[typed.size() - 2]) : nullptr;
  const std::string waiting = before && before->get_items_expected_max() > 0 ? before->get_name() : "";
  const Kit kit = KitOption().kit();
  std::vector<std::string> words;
  if (typed.back().starts_with("-")) {
    for (const CLI::Option* one : verb->get_options()) words.push_back(one->get_name());
  } else if (waiting.empty() && typed.size() == first + 1) {
    for (const KnownProblem& one : kit.known()) {
      words.push_back(std::to_string(one.id));
      if (!typed.back().empty()) words.push_back(one.name);
    }
    for (const CLI::App* one : app.get_subcommands([&](CLI::App*) { return !named; })) words.push_back(one->get_name());
  } else if (const Problem problem = kit.problem(typed[first]); waiting == "--set" || waiting == "--case") {
    words = waiting == "--set" ? set_names(problem) : names_of(all_cases(problem));
  } else if (waiting.empty() || waiting == "--reference") {
    words = names_of(kit.solutions(problem));
  }
  std::erase_if(words, [&](const std::string& one) { return !one.starts_with(typed.back()); });
  return words;
}

struct CompletionOptions {
  std::string shell;
  std::vector<std::string> rest;
  void add(CLI::App& verb) { option(verb, "SHELL", shell, "bash or zsh")->check(CLI::IsMember({"bash", "zsh"})); }
};

int complete(CompletionOptions& line) {
  for (const std::string& word : candidates(line.rest)) std::cout << word << "\n";
  return 0;
}

}  // namespace

Verb completion_verb() {
  return verb("completion", "completes words in bash or zsh", "source <(harness/judge completion bash)", complete);
}

}  // namespace leetjudge
