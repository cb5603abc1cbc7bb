// The verbs of the command line: a file each, and a name in verbs.cpp. CLI11 is met through this header only.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leetjudge {

// What a command line has besides options.
struct Typed {
  std::string again;              // " --time-limit 2s --fresh": what whoever runs a case again has to type again
  std::vector<std::string> rest;  // the words behind "--"
};

struct Verb {
  const char* name;
  const char* what;     // it does
  const char* example;  // a command line
  bool takes_rest;
  // Says which options there are. What it returns does the work, once they are filled in, and returns the
  // exit status: 0 all is well, 1 a solution was not accepted, 2 the judge could not judge. It throws BadInput
  // or JudgeFault, which come to 2 as well.
  std::function<std::function<int(const Typed&)>(CLI::App& verb)> define;
};

// A verb whose options are an O: with a member add(), and `run`, which gets them with what was typed. They may have
// `again` and `rest`, as Typed.
template <class O>
Verb verb(const char* name, const char* what, const char* example, int (*run)(O& options)) {
  constexpr bool takes_rest = requires(O& own) { own.rest; };
  return {name, what, example, takes_rest, [run](CLI::App& verb) {
            const auto own = std::make_shared<O>();
            own->add(verb);
            return [own, run](const Typed& typed) {
              if constexpr (takes_rest) own->rest = typed.rest;
              if constexpr (requires { own->again; }) own->again = typed.again;
              return run(*own);
            };
          }};
}

// Texts that begin with '[' are no lists of CLI11's: run_command_line() marks them, and this takes the mark away.
CLI::Validator as_typed();
// Digits, which are decimal and fit into 64 bits: CLI11 takes 010 for eight, and what is negative for the largest.
CLI::Validator whole_number();
// A number, which nan is not; as a transform it takes "2%" as well.
CLI::Validator number_in(double least, double most);

// An option, "--for TIME", or a word, "PROBLEM"; `to` stays as it is where nothing is typed.
template <class T, class Value = T>
CLI::Option* option(CLI::App& verb, const std::string& name, T& to, const char* what) {
  const std::size_t space = name.find(' ');
  const auto take = [&to](const Value& typed) { to = typed; };
  CLI::Option* one = verb.add_option_function<Value>(name.substr(0, space), take, what)->transform(as_typed());
  if constexpr (std::is_same_v<Value, std::uint64_t>) one->transform(whole_number());
  return space == std::string::npos ? one : one->option_text(name.substr(space + 1));
}
template <class T>
CLI::Option* option(CLI::App& verb, const std::string& name, std::optional<T>& to, const char* what) {
  return option<std::optional<T>, T>(verb, name, to, what);
}

// All verbs, with their options. That which is parsed sets `act`, which has to outlive `app`.
void define_verbs(CLI::App& app, std::function<int(const Typed&)>& act);
CLI::App* verb_called(CLI::App& app, const std::string& name);  // nullptr if there is none

// Does what the words of a command line say, and returns the exit status; without a verb it is "run". Throws
// BadInput for what it does not understand.
int run_command_line(std::vector<std::string> words);

}  // namespace leetjudge
