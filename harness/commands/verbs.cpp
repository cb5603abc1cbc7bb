#include "commands/verbs.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include "commands/output.hpp"
#include "problem/kit.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

Verb new_verb(), watch_verb(), run_verb(), hint_verb(), stress_verb(), debug_verb(), compare_verb(), grow_verb(),
    add_verb(), init_verb(), list_verb(), review_verb(), cases_verb(), generate_verb(), solve_verb(), completion_verb();

namespace {

const std::vector<Verb>& all_verbs() {
  // In the order of use.
  static const std::vector<Verb> all = {new_verb(),    watch_verb(),    run_verb(),     hint_verb(),
                                        stress_verb(), debug_verb(),    compare_verb(), grow_verb(),
                                        add_verb(),    init_verb(),     list_verb(),    review_verb(),
                                        cases_verb(),  generate_verb(), solve_verb(),   completion_verb()};
  return all;
}

// What says how a case is judged, and whether a value follows.
const std::map<std::string, bool> said_again = {{"--cases", true},      {"--method", true},       {"--reference", true},
                                                {"--time-limit", true}, {"--memory-limit", true}, {"--fresh", false},
                                                {"--fast", false},      {"--checked", false},     {"--compiler", true},
                                                {"--kit", true},        {"--unfenced", false}};

// Throws BadInput for the first of the words, which stand in reverse, that is an option of another name.
void refuse_unknown_option(const CLI::App* command, const std::vector<std::string>& words) {
  std::vector<std::string> names;
  for (const CLI::Option* one : command ? command->get_options() : std::vector<const CLI::Option*>())
    for (const std::string& name : one->get_lnames()) names.push_back("--" + name);
  for (auto word = words.rbegin(); command && word != words.rend(); ++word) {
    const std::string name = word->substr(0, word->find('='));
    if (name.starts_with("--") && name.size() > 2 && std::ranges::count(names, name) == 0)
      throw BadInput(fmt::format("no option {}: {} ({} {} --help lists them)", name,
                                 nearest(name, names).empty() ? "see its options" : suggest(name, names),
                                 judge_command(), command->get_name()));
  }
}

std::string words_again(const std::vector<std::string>& words) {
  std::string again;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const auto found = said_again.find(words[i].substr(0, equals));
    if (found == said_again.end()) continue;
    again += " " + found->first;
    if (equals != std::string::npos)
      again += " " + shell_quoted(words[i].substr(equals + 1));
    else if (found->second && i + 1 < words.size())
      again += " " + shell_quoted(words[++i]);
  }
  return again;
}

// Options about building are shown by --help-all only.
void hide_building(CLI::App& app) {
  for (CLI::App* verb : app.get_subcommands({}))
    for (CLI::Option* one : verb->get_options())
      if (one->get_group() == "Building") one->group("");
}

}  // namespace

CLI::Validator as_typed() {
  const auto unmark = [](std::string& text) {
    if (text.starts_with(" [")) text.erase(0, 1);
    return std::string();
  };
  return CLI::Validator(unmark, "");
}

CLI::Validator whole_number() {
  const auto plain = [](std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) return fmt::format("{} is no whole number from 0 to 2^64 - 1", text);
    text = std::to_string(number);
    return std::string();
  };
  return CLI::Validator(plain, "");
}

CLI::Validator number_in(double least, double most) {
  const auto refuse = [=](std::string& text) {
    double number = 0;
    if (text.ends_with('%')) text.pop_back();
    const bool good = CLI::detail::lexical_cast(text, number) && number >= least && number <= most;
    return good ? "" : fmt::format("{} is no number from {} to {}", text, least, most);
  };
  return CLI::Validator(refuse, "");
}

void define_verbs(CLI::App& app, std::function<int(const Typed&)>& act) {
  for (const Verb& verb : all_verbs()) {
    CLI::App* command = app.add_subcommand(verb.name, verb.what);
    command->footer(std::string("Example:\n  ") + verb.example);
    command->callback([&act, own = verb.define(*command)] { act = own; });
  }
}

CLI::App* verb_called(CLI::App& app, const std::string& name) {
  const auto found = app.get_subcommands([&](CLI::App* one) { return one->get_name() == name; });
  return found.empty() ? nullptr : found.front();
}

int run_command_line(std::vector<std::string> words) {
  CLI::App app("Judges LeetCode solutions in C++ on this machine. Without arguments: every shipped solution.",
               "harness/judge");
  app.set_version_flag("--version", "leetjudge 1.0");
  app.require_subcommand(1);
  app.footer("\"harness/judge COMMAND --help\" lists a command's options, --help-all also those about building.");
  std::function<int(const Typed&)> act;
  define_verbs(app, act);
  if (const auto all = std::ranges::find(words, "--help-all"); all != words.end())
    *all = "--help";
  else if (std::ranges::count(words, "--help") + std::ranges::count(words, "-h") > 0)
    hide_building(app);
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {  // "$BASE", which is not set
    const bool none = words[i].empty() || (words[i].starts_with("--") && words[i].find('=') + 1 == words[i].size());
    const std::string before = words[i].empty() && i > 0 ? words[i - 1] : words[i];
    if (none)
      throw BadInput(fmt::format("there is an empty word{}: leave it out, or give it a value",
                                 before.empty() ? "" : " behind " + before));
  }
  if (!words.empty() && words[0] == "help") {
    words.erase(words.begin());
    words.insert(words.begin() + (words.empty() ? 0 : 1), "--help");
  }
  // "harness/judge 37 mine" is "harness/judge run 37 mine".
  const bool named = !words.empty() && (verb_called(app, words[0]) || app.get_option_no_throw(words[0]));
  const std::string first = words.empty() ? "" : words[0];
  if (!named) words.insert(words.begin(), "run");
  Typed typed;
  const auto verb = std::ranges::find(all_verbs(), words[0], &Verb::name);
  const auto dashes = std::ranges::find(words, "--");
  if (verb != all_verbs().end() && verb->takes_rest && dashes != words.end()) {
    typed.rest.assign(dashes + 1, words.end());
    words.erase(dashes, words.end());
  }
  typed.again = words_again(words);
  for (std::string& word : words) {
    const std::size_t value = word.starts_with("--") ? word.find('=') + 1 : 0;
    if (value < word.size() && word[value] == '[') word.insert(value, " ");
  }
  std::ranges::reverse(words);  // as CLI11 wants them
  try {
    app.parse(words);
  } catch (const CLI::Success& done) {
    return app.exit(done);
  } catch (const CLI::ParseError& error) {
    refuse_unknown_option(verb_called(app, verb == all_verbs().end() ? "" : verb->name), words);
    throw BadInput(fmt::format("{} (harness/judge {}--help)", error.what(),
                               verb == all_verbs().end() ? "" : std::string(verb->name) + " "));
  }
  try {
    return act(typed);
  } catch (const UnknownProblem& error) {
    std::vector<std::string> verbs;
    for (const Verb& one : all_verbs()) verbs.push_back(one.name);
    if (const auto near = nearest(named ? "" : first, verbs); !near.empty())
      throw BadInput(fmt::format("no command {}: did you mean {}?", first, near[0]));
    const std::string words = error.what();
    throw BadInput(words + (words.ends_with('?')
                                ? ""
                                : fmt::format(": copy its page into a file, then {} add FILE", judge_command())));
  }
}

}  // namespace leetjudge
