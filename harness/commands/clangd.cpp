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
  std::erase_if(parts, [&](const std::string& part) { return part.starts_with(begin); });
  if (flags.empty() && more.empty()) return;
  parts.push_back(begin + (flags.empty() ? "" : fmt::format("  Add: [{}]\n", joined(flags))) + more);
}

// What the .clangd of the judge's own folder says.
void set_general(Texts& parts) {
  set(parts, ".*", {},
      fmt::format("  CompilationDatabase: '{}'\nDiagnostics:\n  UnusedIncludes: None\n  MissingIncludes: None\n"
                  "  ClangTidy:\n    Remove: '*'\n",
                  everywhere.string()));
}

std::string pattern_of(const fs::path& file) {
  std::string pattern;
  for (const char c : file.filename().string())
    pattern += std::isalnum(static_cast<unsigned char>(c)) || c == '_' ? std::string(1, c) : fmt::format("[{}]", c);
  return pattern;
}

// What LeetCode declares for this problem alone.
std::string declarations(const Problem& problem) {
  std::string text = problem.hidden ? problem.hidden->before : "";
  for (const Stub::Definition& one : problem.stub.definitions) {
    const bool known = std::ranges::count(leetcode_definitions(), one.name, &Stub::Definition::name) > 0;
    if (known || contains(text, "class " + one.name + " {")) continue;
    text = fmt::format("#ifndef LEETJUDGE_OWN_{0}\n{1}\n#endif\n", one.name, one.text) + text;
  }
  return text.empty() ? ""
                      : fmt::format("// What LeetCode declares for {}.\n#pragma once\n{}", problem.heading(), text);
}

// That the file brings its own nodes.
Texts flags_of_own(const Problem& problem, const fs::path& file) {
  Texts flags;
  if (!fs::is_regular_file(file)) return flags;
  std::vector<Stub::Definition> all = leetcode_definitions();
  all.insert(all.end(), problem.stub.definitions.begin(), problem.stub.definitions.end());
  const Outline outline = outline_of(read_file(file, most_source_bytes));
  for (const Stub::Definition& one : all) {
    const std::string flag = "-DLEETJUDGE_OWN_" + one.name;
    if (outline.find(one.name) && !std::ranges::count(flags, flag)) flags.push_back(flag);
  }
  return flags;
}

}  // namespace

void tell_clangd(const Kit& kit, const Problem& problem, const fs::path& file) {
  const fs::path own = kit.root() / "solutions" / problem.slug;
  const fs::path folder = file == own ? own : file.parent_path();
  const fs::path clangd = folder / ".clangd";
  std::optional<Texts> parts = written_before(clangd);
  if (!parts) return;
  const bool ours = lies_below(folder, LEETJUDGE_KIT_DIR);
  if (!ours) set_general(*parts);
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
  const std::string text = head + joined(*parts, "---\n");
  if (parts->empty() ? !fs::exists(clangd) : fs::exists(clangd) && read_file(clangd, most_source_bytes) == text) return;
  fs::create_directories(folder);
  if (!declared.empty()) write_file(header, declared);
  write_file(clangd, text);
}

void tell_clangd(const fs::path& folder) {
  std::optional<Texts> parts = written_before(folder / ".clangd");
  if (!parts || lies_below(folder, LEETJUDGE_KIT_DIR)) return;
  set_general(*parts);
  write_file(folder / ".clangd", head + joined(*parts, "---\n"));
}

void keep_clangd_told(const Kit& kit, const Problem& problem, const fs::path& file) {
  try {
    const bool shipped = lies_below(file, fs::path(LEETJUDGE_KIT_DIR) / "solutions");
    if (shipped || fs::exists(file.parent_path() / ".clangd")) tell_clangd(kit, problem, file);
  } catch (const std::exception&) {  // it is the editor's alone
  }
}

}  // namespace leetjudge
