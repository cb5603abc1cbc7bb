// Completion of words in a shell. The scripts know nothing: they ask the judge, which looks at its own definitions.
#include <iostream>

#include "commands/shared_options.hpp"

namespace leetjudge {
namespace {

using Words = std::vector<std::string>;

const std::map<std::string, const char*> scripts = {{"bash", R"(_leetjudge() {
  mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" completion -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _leetjudge judge
)"},
                                                    {"zsh", R"(_leetjudge() {
  local -a found=("${(@f)$(${words[1]} completion -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=(${found:#})
  if (( $#found )); then compadd -a found; else _files; fi
}
compdef _leetjudge judge
)"}};

// What may stand where the last of `typed` stands; nothing where the shell knows better.
Words candidates(const Words& typed) {
  CLI::App app;
  std::function<int(const Typed&)> ignored;
  define_verbs(app, ignored);
  CLI::App* verb = typed.size() > 1 ? verb_called(app, typed.front()) : nullptr;
  const std::size_t first = verb ? 1 : 0;
  if (!verb) verb = app.get_subcommand("run");
  Words words;
  if (typed.back().starts_with("-")) {
    for (const CLI::Option* one : verb->get_options()) words.push_back(one->get_name());
    return words;
  }
  const CLI::Option* before = typed.size() > 1 ? verb->get_option_no_throw(typed[typed.size() - 2]) : nullptr;
  const std::string waiting = before && before->get_items_expected_max() > 0 ? before->get_name() : "";
  const Kit kit = KitOption().kit();
  if (waiting.empty() && typed.size() == first + 1) {
    std::vector<BadCase> bad;
    for (const Problem& one : kit.problems(&bad)) words.push_back(std::to_string(one.id));
    for (const CLI::App* one : app.get_subcommands([&](CLI::App*) { return first == 0; }))
      words.push_back(one->get_name());
    return words;
  }
  const Problem problem = kit.problem(typed[first]);
  if (waiting == "--set") return set_names(problem);
  if (waiting == "--case") return names_of(all_cases(problem));
  if (waiting.empty() || waiting == "--reference" || waiting == "--by") words = names_of(kit.solutions(problem));
  return words;
}

struct CompletionOptions {
  std::string shell;
  Words rest;
  void add(CLI::App& verb) { option(verb, "SHELL", shell, "bash or zsh")->check(CLI::IsMember(scripts)); }
};

int complete(CompletionOptions& line) {
  if (!line.shell.empty()) std::cout << scripts.at(line.shell);
  if (line.rest.empty() && line.shell.empty()) throw BadInput("completion: say for which shell, bash or zsh");
  if (line.rest.empty()) return 0;
  try {
    for (const std::string& word : candidates(line.rest)) {
      if (word.starts_with(line.rest.back())) std::cout << word << "\n";
    }
  } catch (const BadInput&) {  // a problem that does not exist has nothing to offer
  }
  return 0;
}

}  // namespace

Verb completion_verb() {
  return verb("completion", "a script that completes words for bash or zsh", "source <(harness/judge completion bash)",
              complete);
}

}  // namespace leetjudge
