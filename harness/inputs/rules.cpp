#include "inputs/rules.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

std::map<int, Rules>& registry() {
  static std::map<int, Rules> rules;
  return rules;
}

// "0157_0158_read4.hpp" is that of 157 and 158.
std::map<int, fs::path> headers() {
  std::map<int, fs::path> found;
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(fs::path(LEETJUDGE_HOST_DIR).parent_path() / "rules", error)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".hpp")) continue;
    for (std::size_t at = 0; at + 5 < name.size() && is_digit(name[at]); at += 5)
      found[std::stoi(name.substr(at, 4))] = entry.path();
  }
  return found;
}

// What stands above the header's parts, and the parts that begin with that number: "// 0157, 0158".
std::string text_for(int id, const std::string& header) {
  std::string text;
  bool own = true;
  for (const std::string_view line : split_lines(header)) {
    if (line.starts_with("// ") && line.size() > 3 && is_digit(line[3])) own = contains(line, fmt::format("{:04}", id));
    if (own) text += std::string(line) + "\n";
  }
  return text;
}

}  // namespace

const Rules& rules_of(int problem_id) {
  static const Rules none;
  const auto found = registry().find(problem_id);
  return found == registry().end() ? none : found->second;
}

std::optional<std::string> fitted_by_rules(const Rules& rules, Random& random, std::string drawn) {
  if (rules.fitted) drawn = rules.fitted(random, drawn);
  return rules.fits && !rules.fits(drawn) ? std::nullopt : std::optional(std::move(drawn));
}

std::vector<GeneratorOption> all_generator_options() {
  std::vector<GeneratorOption> all;
  for (const auto& [id, rules] : registry()) {
    for (const GeneratorOption& one : rules.generator_options) {
      if (!std::ranges::count(all, std::string_view(one.name), &GeneratorOption::name)) all.push_back(one);
    }
  }
  return all;
}

std::optional<std::pair<int, int>> Wanted::range(const std::string& option) const {
  const auto given = options.find(option);
  if (given == options.end()) return std::nullopt;
  const std::string& text = given->second;
  const char* const end = text.data() + text.size();
  int least = 0;
  std::from_chars_result read = std::from_chars(text.data(), end, least);
  int most = least;
  if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-') read = std::from_chars(read.ptr + 1, end, most);
  if (read.ec != std::errc() || read.ptr != end || least < 0 || most < least)
    throw BadInput(fmt::format("{}: a number or a range like 24-28 is expected, not \"{}\"", option, text));
  return {{least, most}};
}

Registered::Registered(int problem_id, const Rules& rules) {
  Rules& all = registry()[problem_id];
  const Rules before = std::exchange(all, rules);
  if (!all.check) all.check = before.check;
  if (!all.fits) all.fits = before.fits;
  if (!all.fitted) all.fitted = before.fitted;
}

std::optional<Hidden> hidden_interface(int id, Stub& stub) {
  static const std::map<int, fs::path> known = headers();
  const auto found = known.find(id);
  if (found == known.end()) return std::nullopt;
  const std::string text = text_for(id, read_file(found->second));
  const bool named = std::ranges::any_of(stub.solution.methods, [&](const Method& one) {
    return !one.constructor && word_at(text, one.name) != std::string::npos;
  });
  if (!named) return std::nullopt;  // another problem of this number
  constexpr std::string_view mark = "// Behind the solution:\n";
  const std::size_t at = text.find(mark);
  Hidden hidden{text.substr(0, at), "", stub};
  if (at == std::string::npos) return hidden;
  hidden.behind = "class leetjudge_case {\n public:\n" + text.substr(at + mark.size()) + "};\n";
  stub = parse_stub(hidden.behind);
  stub.design = false;  // it has the one method
  for (const Stub::Definition& one : hidden.solution.definitions) {
    if (!stub.defines(one.name)) stub.definitions.push_back(one);
  }
  return hidden;
}

}  // namespace leetjudge
