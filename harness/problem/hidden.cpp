#include "problem/hidden.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>

#include "util/files.hpp"

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
    for (std::size_t at = 0; at + 5 < name.size() && std::isdigit(static_cast<unsigned char>(name[at])); at += 5)
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
  const std::vector<Method>& methods = stub.solution.methods;
  const bool named = std::any_of(methods.begin(), methods.end(), [&](const Method& one) {
    return !one.constructor && text.find(one.name) != std::string::npos;
  });
  if (!named) return std::nullopt;  // another problem of this number
  constexpr std::string_view mark = "// Behind the solution:\n";
  const std::size_t at = text.find(mark);
  Hidden hidden{text.substr(0, at), "", stub};
  if (at == std::string::npos) return hidden;
  hidden.behind = text.substr(at + mark.size());
  stub = parse_stub(hidden.behind);
  stub.design = false;  // whatever its class is called, it has the one method
  for (const Stub::Definition& one : hidden.solution.definitions) {
    const bool known_already = std::any_of(stub.definitions.begin(), stub.definitions.end(),
                                           [&](const Stub::Definition& other) { return other.name == one.name; });
    if (!known_already) stub.definitions.push_back(one);
  }
  return hidden;
}

}  // namespace leetjudge
