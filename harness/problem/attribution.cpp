#include "problem/attribution.hpp"

#include <unistd.h>

#include <algorithm>
#include <cctype>

#include "paste/outline.hpp"
#include "paste/stub.hpp"
#include "paste/tokens.hpp"
#include "problem/page.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t most_head = 16 << 10;
constexpr std::size_t longest_title = 200;
constexpr std::size_t most_files = 200000;
constexpr int folders_looked_at = 3;

bool is_alnum(char c) { return std::isalnum(static_cast<unsigned char>(c)); }

// The number that a name begins with: "0037_sudoku", "LC37", "[37] Sudoku"; behind it `rest`. 0 where there is none.
int leading_number(std::string_view part, std::string_view& rest) {
  const std::string small = lower(part);
  std::size_t at = 0;
  for (const std::string_view prefix : {"leetcode", "lc", "problem", "question", "no"}) {
    if (small.starts_with(prefix)) at = prefix.size();
    if (at > 0) break;
  }
  while (at < part.size() && !is_alnum(part[at]) && !(part[at] & 0x80)) ++at;
  const std::size_t end = std::min(part.size(), part.find_first_not_of("0123456789", at));
  if (end == at || end - at > 5) return 0;
  rest = part.substr(end);
  const bool range = rest.starts_with('-') && rest.size() > 1 && rest.find_first_not_of("0123456789", 1) == rest.npos;
  return range ? 0 : std::stoi(std::string(part.substr(at, end - at)));
}

std::string without_blanks(std::string type) {
  std::erase_if(type, [](char c) { return c == ' ' || c == '\n' || c == '\t'; });
  return replaced(type, "std::", "");
}

// "vector<int>twoSum(vector<int>&,int,)"
std::string types_of(const Method& method) {
  std::string types = without_blanks(method.returns) + method.name + "(";
  for (const Parameter& one : method.parameters)
    types += without_blanks(one.text.substr(0, one.text.rfind(one.name))) + ",";
  return types;
}

std::string comments_above_class(std::string_view text) {
  const std::string_view start = text.substr(0, most_head);
  const std::string code = code_of(start);
  return comments_of(start.substr(0, std::min({word_at(code, "class"), word_at(code, "struct"), start.size()})));
}

bool from_a_build(const fs::path& folder) {
  std::error_code error;
  const std::string name = folder.filename().string();
  return name == "build" || name == "node_modules" || name == "CMakeFiles" || name.starts_with("cmake-build") ||
         fs::exists(folder / "CMakeCache.txt", error);
}

}  // namespace

// What a name says: "two-sum" and "0001 Two Sum" a problem's name, "1" and "0001-hash-map" a number.
struct Attributing::Told {
  const KnownProblem* name = nullptr;
  int number = 0;
};

KnownProblem::KnownProblem(fs::path problem_file) : file(std::move(problem_file)) {
  const std::string slug = file.stem().string();
  id = std::atoi(slug.c_str());
  name = replaced(slug.substr(std::min(slug.size(), slug.find('_') + 1)), "_", "-");
}

Attributing::Attributing(std::vector<KnownProblem> known) : known_(std::move(known)) {
  for (std::size_t i = 0; i < known_.size(); ++i) {
    by_name_.emplace(key_of(known_[i].name), i);
    if (known_[i].id != 0) by_id_.emplace(known_[i].id, i);
  }
}

const KnownProblem* Attributing::named(std::string_view name) const {
  const auto found = by_name_.find(key_of(name));
  return found == by_name_.end() ? nullptr : &known_[found->second];
}

const KnownProblem* Attributing::numbered(int id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &known_[found->second];
}

Attributing::Told Attributing::told_by(const std::string& part) const {
  if (const KnownProblem* whole = named(part)) return {whole};
  std::string_view rest;
  const int number = leading_number(part, rest);
  return {number == 0 ? nullptr : named(rest), number};
}

const KnownProblem* Attributing::called(const std::string& typed) const {
  if (!typed.empty() && typed.size() < 9 && std::ranges::all_of(typed, is_digit)) return numbered(std::stoi(typed));
  return told_by(typed).name;
}

const KnownProblem* Attributing::named_by(const Page& page, bool& names_one) const {
  names_one = !page.name.empty();
  if (names_one) return named(page.name);
  const KnownProblem* one = numbered(page.id);
  const bool by_number = page.lc_id || page.title.empty();
  names_one = page.id != 0 && by_number;
  return one && (by_number || named(page.title) == one) ? one : nullptr;
}

const KnownProblem* Attributing::of_title(std::string_view text) const {
  const std::string comments = comments_above_class(text);
  for (const std::string_view line : split_lines(comments)) {  // "LeetCode 53. Maximum Subarray (Medium)"
    const std::size_t begin = std::min(line.size(), line.find_first_not_of(" \t*#-/"));
    std::string_view rest;
    const KnownProblem* titled = numbered(leading_number(line.substr(begin, longest_title), rest));
    if (titled && key_of(rest).starts_with(key_of(titled->name))) return titled;
  }
  return nullptr;
}

const KnownProblem* Attributing::in_comment(std::string_view text, bool& names_one) const {
  const KnownProblem* one = named_by(read_page(comments_above_class(text)), names_one);
  if (names_one) return one;
  if (const KnownProblem* titled = of_title(text)) return titled;
  const std::string comments = comments_above_class(text);
  for (const std::string_view line : split_lines(comments)) {  // a URL alone, whatever stands above it
    const std::string_view whole = line.substr(std::min(line.size(), line.find_first_not_of(" \t*#-/")));
    if (const KnownProblem* linked = named(name_in_url(whole)); linked && !contains(trim(whole), " ")) return linked;
  }
  return one;
}

Attribution Attributing::of(const fs::path& file, std::string_view text) const {
  std::vector<Told> told = {told_by(file.stem().string())};
  if (told[0].name) return {told[0].name};  // a comment may only refer to another one
  bool named_in_comment = false;
  if (const KnownProblem* commented = in_comment(text, named_in_comment)) return {commented};
  if (named_in_comment) return {nullptr, "a comment names a problem that is not known here"};
  fs::path folder = file.parent_path();
  for (int i = 0; i < folders_looked_at && folder.has_filename(); ++i, folder = folder.parent_path())
    told.push_back(told_by(folder.filename().string()));
  // "167. Two Sum II/1.cpp": a folder's number and name say more than a file's number.
  for (const Told& one : told)
    if (one.name && one.number > 0) return {one.name};
  for (const Told& one : told) {
    if (one.name) return {one.name};
    if (one.number == 0) continue;
    if (const KnownProblem* by_number = numbered(one.number)) return {by_number};
    return {nullptr, "its number is that of no problem that is known here"};
  }
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return {nullptr, "it is UTF-16; save it as UTF-8"};
  return {nullptr,
          "neither a comment (as \"// 53. Maximum Subarray\") nor its name tells a problem that is known here"};
}

bool has_method(std::string_view text, const Stub& stub) {
  return std::ranges::any_of(outline_of(text).classes, [&](const Class& one) {
    return stub.design ? one.name == stub.solution.name
                       : one.method(stub.method().name, stub.method().parameters.size()) != nullptr;
  });
}

std::string key_of(std::string_view name) {
  std::string key = lower(name);
  std::erase_if(key, [](char c) { return !is_alnum(c); });
  return key;
}

bool called_alike(const Stub& one, const Stub& other) {
  if (one.design != other.design || one.solution.methods.size() != other.solution.methods.size()) return false;
  if (!one.design) return types_of(one.method()) == types_of(other.method());
  return one.solution.name == other.solution.name &&
         std::ranges::equal(one.solution.methods, other.solution.methods, {}, types_of, types_of);
}

std::vector<fs::path> cpp_files(const fs::path& folder, std::vector<fs::path>& closed) {
  std::vector<fs::path> files;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
  if (error) throw BadInput(fmt::format("{}: cannot be read: {}", display_path(folder), error.message()));
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    std::error_code gone;
    const bool hidden = path.filename().string().starts_with('.');
    const bool folder_inside = entry->is_directory(gone);
    const bool left_out = folder_inside && (hidden || from_a_build(path));
    if (left_out) entry.disable_recursion_pending();
    if (folder_inside && !left_out && access(path.c_str(), R_OK | X_OK) != 0) closed.push_back(path);
    const std::string extension = lower(path.extension().string());
    const bool cpp = extension == ".cpp" || extension == ".cc" || extension == ".cxx" || extension == ".c++";
    if (!hidden && cpp && !folder_inside) files.push_back(path);
    if (files.size() > most_files)
      throw BadInput(fmt::format("{}: more than {} C++ files; name a folder in it", display_path(folder), most_files));
  }
  if (error) throw BadInput(fmt::format("{}: cannot be read to its end: {}", display_path(folder), error.message()));
  std::ranges::sort(files);
  return files;
}

}  // namespace leetjudge
