#include "commands/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <utility>

#include "commands/verbs.hpp"
#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

const std::map<Unit, std::map<std::string, double>> units = {
    {Unit::milliseconds, {{"ms", 1}, {"s", 1000}}},
    {Unit::seconds, {{"ms", 1e-3}, {"s", 1}, {"min", 60}, {"h", 3600}}},
    {Unit::megabytes, {{"MB", 1}, {"GB", 1024}}}};

// CLI11 takes nan to lie in every range.
std::string not_a_number(const std::string& text) {
  return text.find_first_of("nN") == std::string::npos ? "" : "a number is expected";
}

std::string not_among(const std::vector<std::string>& allowed, const std::string& word) {
  return std::ranges::count(allowed, word) ? "" : fmt::format("{} not in {{{}}}", word, joined(allowed, ","));
}

}  // namespace

Options& Options::added(CLI::Option* option, const char* value) {
  last_ = option;
  if (value) option->option_text(value);
  return *this;
}

// CLI11 compiles slowly for each type that it is to convert to: it gets texts only.
Options& Options::word(const char* name, std::string& to, const char* what, bool required) {
  const auto take = [&to](const std::string& typed) { to = typed; };
  return added(verb_.add_option_function<std::string>(name, take, what)->required(required));
}

Options& Options::words(const char* name, std::vector<std::string>& to, const char* what, bool required) {
  const auto take = [&to](const std::vector<std::string>& typed) { to = typed; };
  return added(verb_.add_option_function<std::vector<std::string>>(name, take, what)->required(required));
}

Options& Options::texts(const char* name, const char* value, std::vector<std::string>& to, const char* what) {
  words(name, to, what);
  return added(last_->allow_extra_args(false)->take_all(), value);
}

Options& Options::flag(const char* name, std::function<void()> take, const char* what) {
  return added(verb_.add_flag_callback(name, std::move(take), what));
}

Options& Options::flag(const char* name, bool& to, const char* what) {
  return flag(
      name, [&to] { to = true; }, what);
}

Options& Options::parsed(const char* name, const char* value, std::function<std::string(const std::string&)> take,
                         const char* what) {
  const auto parse = [name, take = std::move(take)](const std::string& typed) {
    std::string wrong;
    try {
      wrong = take(typed);
    } catch (const CLI::ValidationError& error) {
      wrong = error.what();
    }
    if (!wrong.empty()) throw CLI::ValidationError(std::string(name) + ": " + wrong);
  };
  return added(verb_.add_option_function<std::string>(name, parse, what), value);
}

Options& Options::literal(const char* name, const char* value, std::optional<std::string>& to, const char* what) {
  literals_[name] = &to;
  return text(name, value, to, what);
}

Options& Options::one_of(const char* name, const char* value, std::string& to, std::vector<std::string> allowed,
                         const char* what) {
  const auto take = [&to, allowed = std::move(allowed)](const std::string& typed) {
    std::string wrong = not_among(allowed, typed);
    if (wrong.empty()) to = typed;
    return wrong;
  };
  return parsed(name, value, take, what);
}

Options& Options::some_of(const char* name, const char* value, std::vector<std::string>& to,
                          std::vector<std::string> allowed, const char* what) {
  const auto take = [&to, allowed = std::move(allowed)](const std::string& typed) -> std::string {
    std::istringstream words(typed);
    for (std::string word; std::getline(words, word, ',');) {
      if (std::string wrong = not_among(allowed, word); !wrong.empty()) return wrong;
      to.push_back(word);
    }
    return "";
  };
  return added(parsed(name, value, take, what).last_->take_all());
}

Options& Options::whole(const char* name, const char* value, std::optional<std::uint64_t>& to, std::uint64_t least,
                        std::uint64_t most, const char* what) {
  const auto take = [&to, least, most](const std::string& typed) -> std::string {
    const bool digits = !typed.empty() && typed.find_first_not_of("0123456789") == std::string::npos;
    if (!digits || typed.size() >= 20) return "a whole number of at most 19 digits is expected";
    const std::uint64_t number = std::stoull(typed);
    if (number < least || number > most) return fmt::format("{} is not from {} to {}", typed, least, most);
    to = number;
    return "";
  };
  return parsed(name, value, take, what);
}

Options& Options::number(const char* name, const char* value, std::optional<double>& to, double least, double most,
                         const char* what) {
  const auto take = [&to, least, most](const std::string& typed) {
    std::string wrong = not_a_number(typed);
    std::string plain = typed.ends_with('%') ? typed.substr(0, typed.size() - 1) : typed;
    if (wrong.empty()) wrong = CLI::Range(least, most)(plain);
    if (wrong.empty()) to = std::stod(plain);
    return wrong;
  };
  return parsed(name, value, take, what);
}

Options& Options::quantity(const char* name, const char* value, std::optional<double>& to, Unit unit, double least,
                           double most, const char* what) {
  const auto take = [&to, unit, least, most](std::string typed) {
    std::string wrong = CLI::AsNumberWithUnit(units.at(unit), CLI::AsNumberWithUnit::CASE_INSENSITIVE)(typed);
    if (wrong.empty()) wrong = not_a_number(typed);
    if (wrong.empty()) wrong = CLI::Range(least, most)(typed);
    if (wrong.empty()) to = std::stod(typed);
    return wrong;
  };
  return parsed(name, value, take, what);
}

Options& Options::group(const char* heading) {
  verb_.option_defaults()->group(heading);
  return *this;
}

Options& Options::needs(const char* other) { return added(last_->needs(verb_.get_option(other))); }

Options& Options::excludes(const char* other) { return added(last_->excludes(verb_.get_option(other))); }

Options& Options::required() { return added(last_->required()); }

Options& Options::repeated() {
  repeated_.push_back(last_);
  return *this;
}

std::string Options::repeated_words() const {
  std::string words;
  for (const CLI::Option* option : repeated_) {
    if (option->count() == 0) continue;
    words += " " + option->get_name();
    if (option->get_items_expected_max() > 0) words += " " + shell_quoted(option->results().front());
  }
  return words;
}

// A command line on its way through CLI11.
class Parsing {
 public:
  Parsing() {
    app_.name("harness/judge");
    app_.set_version_flag("--version", "leetjudge 1.0");
    app_.require_subcommand(1);
    app_.footer("\"harness/judge COMMAND --help\" lists a command's options, and has an example.");
    for (const Verb& verb : all_verbs()) {
      CLI::App* command = app_.add_subcommand(verb.name, verb.what);
      command->footer(std::string("Example:\n  ") + verb.example);
      if (!*verb.what) command->group("");
      Options& options = options_.emplace(verb.name, *command).first->second;
      const std::function<int()> act = verb.define(options);
      command->callback([this, act] { act_ = act; });
    }
  }

  int run(std::vector<std::string> words) {
    // "harness/judge 37 mine" is "harness/judge run 37 mine".
    const bool named = !words.empty() && (options_.contains(words.front()) || words.front() == "-h" ||
                                          words.front() == "--help" || words.front() == "--version");
    if (!named) words.insert(words.begin(), "run");
    if (const auto options = options_.find(words.front()); options != options_.end()) set_aside(words, options->second);
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    try {
      app_.parse(words);
    } catch (const CLI::Success& done) {
      app_.exit(done);
      return 0;
    } catch (const CLI::ParseError& error) {
      throw BadInput(std::string(error.what()) + " (harness/judge --help)");
    }
    for (const auto& [to, text] : literals_) *to = text;
    return act_();
  }

  std::vector<VerbWords> words() const {
    std::vector<VerbWords> all;
    for (const CLI::App* command : app_.get_subcommands(nullptr)) {
      if (command->get_group().empty()) continue;
      VerbWords& one = all.emplace_back(VerbWords{command->get_name(), {}, {}});
      for (const CLI::Option* option : command->get_options()) {
        if (option->get_positional())
          one.positionals.push_back(option->get_name());
        else
          one.options[option->get_name()] = option->get_items_expected_max() > 0;
      }
    }
    return all;
  }

 private:
  // Takes out of `words` what CLI11 would change: what stands behind --, and texts that may begin with '['.
  void set_aside(std::vector<std::string>& words, Options& options) {
    if (options.rest_) {
      const auto dashes = std::find(words.begin(), words.end(), "--");
      if (dashes != words.end()) options.rest_->assign(dashes + 1, words.end());
      words.erase(dashes, words.end());
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
      for (const auto& [option, to] : options.literals_) {
        if (words[i] == option && i + 1 < words.size() && words[i + 1] != "-") {
          literals_.emplace_back(to, std::exchange(words[i + 1], "text"));
        } else if (words[i].starts_with(option + "=")) {
          literals_.emplace_back(to, words[i].substr(option.size() + 1));
          words[i] = option + "=text";
        }
      }
    }
  }

  CLI::App app_{"Judges LeetCode solutions in C++ on this machine. Without arguments: every shipped solution."};
  std::map<std::string, Options> options_;
  std::function<int()> act_;
  std::vector<std::pair<std::optional<std::string>*, std::string>> literals_;
};

int run_command_line(std::vector<std::string> words) { return Parsing().run(std::move(words)); }

std::vector<VerbWords> verb_words() { return Parsing().words(); }

}  // namespace leetjudge
