// CLI11 is met here and in options.cpp only.
#include "commands/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "commands/options.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace {

std::string from_environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value && *value ? value : otherwise;
}

// "harness/judge 37 mine" is "harness/judge run 37 mine".
bool names_command(const CLI::App& app, const std::string& word) {
  if (word == "-h" || word == "--help" || word == "--version") return true;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    if (command->get_name() == word) return true;
  }
  return false;
}

// Takes out of `words` what CLI11 would change: what stands behind --, and texts that may begin with '['.
void set_aside(std::vector<std::string>& words, CommandLine& line,
               std::map<std::string, std::string>& texts) {
  if (words.empty()) return;
  if (words.front() == "complete" || words.front() == "debug") {
    const auto dashes = std::find(words.begin(), words.end(), "--");
    if (dashes != words.end()) line.rest.assign(dashes + 1, words.end());
    words.erase(dashes, words.end());
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (const std::string option : {"--input", "--why"}) {
      if (words[i] == option && i + 1 < words.size() && words[i + 1] != "-") {
        texts[option] = std::exchange(words[i + 1], "text");
      } else if (words[i].starts_with(option + "=")) {
        texts[option] = words[i].substr(option.size() + 1);
        words[i] = option + "=text";
      }
    }
  }
}

// GoogleTest's protocol, which ctest, Bazel and others speak: the same cases everywhere, each in one shard.
std::optional<Shard> shard_of_environment() {
  const std::string total = from_environment("GTEST_TOTAL_SHARDS", "");
  if (total.empty()) return std::nullopt;
  const std::string index = from_environment("GTEST_SHARD_INDEX", "");
  const Shard shard{std::size_t(std::strtoull(index.c_str(), nullptr, 10)) + 1,
                    std::size_t(std::strtoull(total.c_str(), nullptr, 10))};
  if (index != std::to_string(shard.index - 1) || total != std::to_string(shard.count) ||
      shard.index > shard.count)
    throw BadInput(fmt::format("GTEST_TOTAL_SHARDS={}, GTEST_SHARD_INDEX={}: the index is 0 to the total - 1",
                               total, index));
  if (const std::string file = from_environment("GTEST_SHARD_STATUS_FILE", ""); !file.empty())
    write_file(file, "");
  return shard;
}

const char* const description =
    "Judges LeetCode solutions in C++ on this machine. Without arguments: every shipped solution.";

}  // namespace

CommandLine parse_command_line(int argc, char** argv) {
  CommandLine line;
  line.compiler = from_environment("LEETJUDGE_COMPILER", "");
  line.kit = from_environment("LEETJUDGE_KIT", LEETJUDGE_KIT_DIR);
  line.cache = from_environment("LEETJUDGE_CACHE", LEETJUDGE_CACHE_DIR);

  CLI::App app(description);
  define_options(app, line);
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || !names_command(app, words.front())) words.insert(words.begin(), "run");
  std::map<std::string, std::string> texts;
  set_aside(words, line, texts);
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(words);
    for (const CLI::App* command : app.get_subcommands()) {
      for (const CLI::Option* option : command->get_options()) {
        if (option->count() > 0) line.typed.insert(option->get_name());
      }
    }
  } catch (const CLI::Success& done) {
    app.exit(done);
    line.command.clear();
  } catch (const CLI::ParseError& error) {
    throw BadInput(std::string(error.what()) + " (harness/judge --help)");
  }
  if (const auto text = texts.find("--input"); text != texts.end()) line.input = text->second;
  if (const auto text = texts.find("--why"); text != texts.end()) line.why = text->second;
  const bool takes_shards = line.command == "run" || line.command == "compare";
  if (takes_shards && !line.shard && !line.input) line.shard = shard_of_environment();
  return line;
}

std::vector<CommandWords> command_words() {
  CommandLine line;
  CLI::App app(description);
  define_options(app, line);
  std::vector<CommandWords> all;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    if (command->get_group().empty()) continue;
    CommandWords& one = all.emplace_back(CommandWords{command->get_name(), {}, {}});
    for (const CLI::Option* option : command->get_options()) {
      if (option->get_positional()) {
        one.positionals.push_back(option->get_name());
      } else {
        one.options[option->get_name()] = option->get_items_expected_max() > 0;
      }
    }
  }
  return all;
}

}  // namespace leetjudge
