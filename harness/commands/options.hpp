// What may be typed behind a verb. CLI11 is met in options.cpp only.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace leetjudge {

// In what a time or size is kept; a plain number is in the same.
enum class Unit { milliseconds, seconds, megabytes };

// The options of one verb. Each writes what was typed where it is told to, and leaves that alone otherwise;
// `value` stands for the value in help. What is not understood ends parsing with BadInput.
class Options {
 public:
  explicit Options(CLI::App& verb) : verb_(verb) {}

  Options& word(const char* name, std::string& to, const char* what, bool required = true);
  Options& words(const char* name, std::vector<std::string>& to, const char* what, bool required = false);
  Options& flag(const char* name, bool& to, const char* what);
  Options& flag(const char* name, std::function<void()> take, const char* what);
  template <class Text>  // a string, one that may be missing, or a path
  Options& text(const char* name, const char* value, Text& to, const char* what) {
    const auto take = [&to](const std::string& typed) { return to = typed, ""; };
    return parsed(name, value, take, what);
  }
  // Taken as it is, whatever it begins with.
  Options& literal(const char* name, const char* value, std::optional<std::string>& to, const char* what);
  // May be repeated.
  Options& texts(const char* name, const char* value, std::vector<std::string>& to, const char* what);
  Options& one_of(const char* name, const char* value, std::string& to, std::vector<std::string> allowed,
                  const char* what);
  // Separated by commas.
  Options& some_of(const char* name, const char* value, std::vector<std::string>& to, std::vector<std::string> allowed,
                   const char* what);
  Options& whole(const char* name, const char* value, std::optional<std::uint64_t>& to, std::uint64_t least,
                 std::uint64_t most, const char* what);
  Options& number(const char* name, const char* value, std::optional<double>& to, double least, double most,
                  const char* what);
  // 500ms, 2s, 1.5GB.
  Options& quantity(const char* name, const char* value, std::optional<double>& to, Unit unit, double least,
                    double most, const char* what);
  // `take` returns what is wrong with a text, or nothing.
  Options& parsed(const char* name, const char* value, std::function<std::string(const std::string&)> take,
                  const char* what);
  // The words behind "--".
  void rest(std::vector<std::string>& to) { rest_ = &to; }

  // The heading in help of what is added from now on.
  Options& group(const char* heading);

  // Of the option that was added last.
  Options& needs(const char* other);
  Options& excludes(const char* other);
  Options& required();
  Options& repeated();  // whoever runs a case again has to type it again

  // " --time-limit 2s --fresh": these, as they were typed.
  std::string repeated_words() const;

 private:
  friend class Parsing;
  Options& added(CLI::Option* option, const char* value = nullptr);

  CLI::App& verb_;
  CLI::Option* last_ = nullptr;
  std::vector<CLI::Option*> repeated_;
  std::map<std::string, std::optional<std::string>*> literals_;
  std::vector<std::string>* rest_ = nullptr;
};

// Does what the words of a command line say, and returns the exit status; without a verb it is "run". Throws
// BadInput for what it does not understand.
int run_command_line(std::vector<std::string> words);

// One verb as it is defined, for completing words.
struct VerbWords {
  std::string name;
  std::map<std::string, bool> options;   // "--json", and whether a value follows
  std::vector<std::string> positionals;  // "PROBLEM", "SOLUTION"
};
std::vector<VerbWords> verb_words();

}  // namespace leetjudge
