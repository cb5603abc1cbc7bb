#include "commands/clangd.hpp"

#include <algorithm>
#include <cctype>

#include "paste/outline.hpp"
#include "problem/attribution.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

const std::string head = "# Written by harness/judge, which changes it as solutions come and go.\n";
const fs::path everywhere = fs::path(LEETJUDGE_HOST_DIR).parent_path() / "editors" / "clangd";

// By patterns of files' names what is said of them; of one that says nothing there is no part.
using Settings = std::vector<std::pair<std::string, std::string>>;

// Puts them into the folder's .clangd. False where somebody else wrote that, which then stays as it is.
bool say(const fs::path& folder, const Settings& settings) {
  const fs::path clangd = folder / ".clangd";
  const std::string before = fs::exists(clangd) ? read_file(clangd, most_source_bytes) : head;
  if (!before.starts_with(head)) return false;
  std::string text = before;
  for (const auto& [pattern, says] : settings) {
    const std::string begin = fmt::format("---\nIf:\n  PathMatch: '{}'\n", pattern);
    const std::size_t at = std::min(text.find(begin), text.size());
    if (at < text.size()) text.erase(at, text.find("---\n", at + 1) - at);
    if (!says.empty()) text.insert(at, begin + says);
  }
  if (text == before) return true;
  fs::create_directories(folder);
  write_file(clangd, text);
  return true;
}

// What holds for all files; in the judge's own folder the .clangd at the top says it.
Settings for_all(const fs::path& folder) {
  if ((folder / "").string().starts_with(LEETJUDGE_KIT_DIR "/")) return {};
  return {{".*", fmt::format("CompileFlags:\n  CompilationDatabase: '{}'\nDiagnostics:\n  UnusedIncludes: None\n"
                             "  MissingIncludes: None\n  ClangTidy:\n    Remove: '*'\n",
                             everywhere.string())}};
}

std::string flags(const Texts& all) {
  return all.empty() ? "" : fmt::format("CompileFlags:\n  Add: [{}]\n", joined(all));
}

std::string pattern_of(const fs::path& file) {
  std::string pattern;
  for (const char c : file.filename().string()) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80);
    pattern += plain ? std::string(1, c) : c == '\'' ? "['']" : fmt::format("[{}]", c);  // YAML's quotes
  }
  return pattern;
}

// Of files that are named after the problem: its number, or its title's words however they are joined.
std::string pattern_of(const Problem& problem) {
  std::string words;
  for (const char c : problem.title)
    words += std::isalnum(static_cast<unsigned char>(c))
                 ? fmt::format("[{}{}]", char(std::toupper(c)), char(std::tolower(c)))
                 : "[^/]?";
  const std::string number = problem.id > 0 ? fmt::format("|(.*/)?[^0-9/]*0*{}([^0-9/].*)?", problem.id) : "";
  return fmt::format("(.*{}[^/]*{})[.]cpp", words, number);
}

bool is_known(const std::string& type) {
  return std::ranges::count(leetcode_definitions(), type, &Stub::Definition::name) > 0;
}

// What LeetCode declares for this problem alone.
std::string declarations(const Problem& problem) {
  std::string text = problem.hidden ? problem.hidden->before : "";
  for (const Stub::Definition& one : problem.stub.definitions) {
    if (is_known(one.name) || contains(text, "class " + one.name + " {")) continue;
    text = fmt::format("#ifndef LEETJUDGE_OWN_{0}\n{1}\n#endif\n", one.name, one.text) + text;
  }
  return text.empty() ? ""
                      : fmt::format("// What LeetCode declares for {}.\n#pragma once\n{}", problem.heading(), text);
}

// That the file brings its own nodes.
Texts flags_of_own(const Problem& problem, const fs::path& file) {
  Texts flags;
  if (!fs::is_regular_file(file)) return flags;
  for (const Class& one : outline_of(read_file(file, most_source_bytes)).classes) {
    const bool node = problem.stub.defines(one.name) || is_known(one.name);
    if (node) flags.push_back("-DLEETJUDGE_OWN_" + one.name);
  }
  return flags;
}

}  // namespace

void tell_clangd(const Kit& kit, const Problem& problem, const fs::path& file) {
  const fs::path folder = file.parent_path();
  const bool own = folder == kit.root() / "solutions" / problem.slug;
  const fs::path header = folder / fmt::format(".{}.hpp", problem.slug);
  const std::string declared = declarations(problem);
  Settings settings = for_all(folder);
  // Flags are read in the folder that the compilation database is in.
  const fs::path include = settings.empty() ? header.lexically_relative(everywhere) : header;
  const std::string reads = declared.empty() ? "" : flags({"-include", fmt::format("'{}'", include.string())});
  settings.emplace_back(own ? ".*[.]cpp" : fmt::format("({})", pattern_of(file)), reads);
  if (!own) settings.emplace_back(pattern_of(problem), reads);
  settings.emplace_back(pattern_of(file), flags(flags_of_own(problem, file)));
  if (say(folder, settings) && !declared.empty()) write_file(header, declared);
}

bool tell_clangd(const Kit& kit, const fs::path& folder) {
  const bool own = say(folder, for_all(folder));
  const Attributing attributing(kit.known());
  std::vector<fs::path> closed;
  for (const fs::path& file : cpp_files(folder, closed)) {
    try {
      const Attribution found = attributing.of(file, read_file(file, most_source_bytes));
      if (!found.problem) continue;
      const Problem problem = load_header(found.problem->file);
      if (!declarations(problem).empty() || !flags_of_own(problem, file).empty()) tell_clangd(kit, problem, file);
    } catch (const BadInput&) {  // told where it is judged
    }
  }
  return own;
}

}  // namespace leetjudge
