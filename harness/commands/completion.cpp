// Completion of words in a shell. The scripts know nothing: they ask the judge, which looks at its own definitions.
#include <iostream>

#include "commands/shared_options.hpp"

namespace leetjudge {
namespace {

using Words = std::vector<std::string>;

constexpr const char* script = R"(if [ -n "$ZSH_VERSION" ]; then
  _leetjudge() {
    local -a found=("${(@f)$(${words[1]} completion -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    found=(${found:#})
    if (( $#found )); then compadd -a found; else _files; fi
  }
  compdef _leetjudge judge
else
  _leetjudge() {
    mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" completion -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  }
  complete -o default -F _leetjudge judge
fi
)";

// What may stand where the last of `typed` stands; nothing where the shell knows better.
Words candidates(const Words& typed) {
  CLI::App app;
  std::function<int(const Typed&)> ignored;
  define_verbs(app, ignored);
  CLI::App* verb = verb_called(app, typed.front());
  const std::size_t first = verb && typed.size() > 1 ? 1 : 0;
  if (!first) verb = app.get_subcommand("run");
  Words words;
  const CLI::Option* before = typed.size() > 1 ? verb->get_option_no_throw(typed[typed.size() - 2]) : nullptr;
  const std::string waiting = before && before->get_items_expected_max() > 0 ? before->get_name() : "";
  const Kit kit = KitOption().kit();
  if (typed.back().starts_with("-")) {
    for (const CLI::Option* one : verb->get_options()) words.push_back(one->get_name());
  } else if (waiting.empty() && typed.size() == first + 1) {
    for (const KnownProblem& one : kit.known()) words.push_back(std::to_string(one.id));
    for (const CLI::App* one : app.get_subcommands([&](CLI::App*) { return first == 0; }))
      words.push_back(one->get_name());
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
  Words rest;
  void add(CLI::App& verb) { option(verb, "SHELL", shell, "bash or zsh")->check(CLI::IsMember({"bash", "zsh"})); }
};

int complete(CompletionOptions& line) try {
  if (line.rest.empty()) std::cout << script;
  for (const std::string& word : line.rest.empty() ? Words() : candidates(line.rest)) std::cout << word << "\n";
  return 0;
} catch (const BadInput&) {  // a problem that does not exist has nothing to offer
  return 0;
}

}  // namespace

Verb completion_verb() {
  return verb("completion", "a script that completes words for bash or zsh", "source <(harness/judge completion bash)",
              complete);
}

}  // namespace leetjudge
