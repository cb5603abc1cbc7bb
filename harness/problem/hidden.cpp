#include "problem/hidden.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

namespace fs = std::filesystem;

// "0235_0236_lowest_common_ancestor.hpp" is that of 235 and 236; a problem's headers in the order of their names.
std::map<int, std::set<fs::path>> headers() {
  std::map<int, std::set<fs::path>> found;
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(fs::path(LEETJUDGE_HOST_DIR).parent_path() / "problems", error)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".hpp")) continue;
    for (std::size_t at = 0; at + 5 < name.size() && is_digit(name[at]); at += 5)
      found[std::stoi(name.substr(at, 4))].insert(entry.path());
  }
  return found;
}

}  // namespace

std::optional<Hidden> hidden_interface(int id, Stub& stub) {
  static const std::map<int, std::set<fs::path>> known = headers();
  const auto found = known.find(id);
  if (found == known.end()) return std::nullopt;
  std::string text;
  for (const fs::path& header : found->second) text += read_file(header);
  const bool named = std::ranges::any_of(
      stub.solution.methods, [&](const Method& one) { return !one.constructor && contains(text, one.name); });
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
