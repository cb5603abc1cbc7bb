#include "commands/clangd.hpp"

#include <algorithm>
#include <cctype>

#include "paste/outline.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

const std::string head = "# Written by harness/judge, which changes it as solutions come and go.\n";
const fs::path everywhere = fs::path(LEETJUDGE_HOST_DIR).parent_path() / "editors" / "clangd";

bool lies_below(const fs::path& path, const fs::path& folder) {
  return !path.lexically_relative(folder).empty() && *path.lexically_relative(folder).begin() != "..";
}

// What the folder's .clangd holds, a part for each pattern of files; nothing where somebody else wrote it.
std::optional<Texts> written_before(const fs::path& clangd) {
  if (!fs::exists(clangd)) return Texts{};
  std::string text = read_file(clangd, most_source_bytes);
  if (!text.starts_with(head)) return std::nullopt;
  text.erase(0, head.size());
  Texts parts;
  for (std::size_t end; !text.empty(); text.erase(0, end + 4)) {
    end = std::min(text.find("---\n"), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) break;
  }
  return parts;
}

// The part for files that `pattern` matches becomes one with these flags; without flags it goes.
void set(Texts& parts, const std::string& pattern, const Texts& flags, const std::string& more = "") {
  const std::string begin = fmt::format("If:\n  PathMatch: '{}'\nCompileFlags:\n", pattern);
  auto part = std::ranges::find_if(parts, [&](const std::string& one) { return one.starts_with(begin); });
  if (part == parts.end()) part = parts.emplace(part);
  *part = begin + (flags.empty() ? "" : fmt::format("  Add: [{}]\n", joined(flags))) + more;
  if (flags.empty() && more.empty()) parts.erase(part);
}

void write_parts(const fs::path& clangd, const Texts& parts) {
  const std::string text = head + joined(parts, "---\n");
  if (fs::exists(clangd) ? read_file(clangd, most_source_bytes) == text : parts.empty()) return;
  fs::create_directories(clangd.parent_path());
  write_file(clangd, text);
}

std::string pattern_of(const fs::path& file) {
  std::string pattern;
  for (const char c : file.filename().string())
    pattern += std::isalnum(static_cast<unsigned char>(c)) || c == '_' ? std::string(1, c) : fmt::format("[{}]", c);
  return pattern;
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
  const fs::path own = kit.root() / "solutions" / problem.slug;
  const fs::path folder = file == own ? own : file.parent_path();
  const fs::path clangd = folder / ".clangd";
  const bool ours = lies_below(folder, LEETJUDGE_KIT_DIR);
  tell_clangd(folder);
  std::optional<Texts> parts = written_before(clangd);
  if (!parts) return;
  Texts of_problem;
  const fs::path header = folder / fmt::format(".{}.hpp", problem.slug);
  const std::string declared = declarations(problem);
  // Flags are read in the folder that the compilation database is in.
  if (!declared.empty())
    of_problem = {"-include", fmt::format("'{}'", (ours ? header.lexically_relative(everywhere) : header).string())};
  Texts of_file = flags_of_own(problem, file);
  if (folder == own)
    set(*parts, ".*[.]cpp", of_problem);
  else
    of_file.insert(of_file.end(), of_problem.begin(), of_problem.end());
  if (file != own) set(*parts, pattern_of(file), of_file);
  write_parts(clangd, *parts);
  if (!declared.empty()) write_file(header, declared);
}

void tell_clangd(const fs::path& folder) {
  std::optional<Texts> parts = written_before(folder / ".clangd");
  if (!parts || lies_below(folder, LEETJUDGE_KIT_DIR)) return;
  set(*parts, ".*", {},
      fmt::format("  CompilationDatabase: '{}'\nDiagnostics:\n  UnusedIncludes: None\n  MissingIncludes: None\n"
                  "  ClangTidy:\n    Remove: '*'\n",
                  everywhere.string()));
  write_parts(folder / ".clangd", *parts);
}

void keep_clangd_told(const Kit& kit, const Problem& problem, const fs::path& file) {
  try {
    const bool shipped = lies_below(file, fs::path(LEETJUDGE_KIT_DIR) / "solutions");
    if (shipped || fs::exists(file.parent_path() / ".clangd")) tell_clangd(kit, problem, file);
  } catch (const std::exception&) {  // it is the editor's alone
  }
}

}  // namespace leetjudge
