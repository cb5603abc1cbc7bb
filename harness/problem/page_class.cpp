#include "problem/page_class.hpp"

#include <algorithm>

#include "paste/outline.hpp"
#include "problem/page_file.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/json.hpp"
#include "util/located_json.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

fs::path page_beside(fs::path file) { return file.replace_extension(page_extension); }

// Whether a solution has not the method that another one told, or has longer numbers in it.
bool tells_otherwise(const std::string& code, const Stub& told) {
  if (!has_method(code, told)) return true;
  if (told.design) return false;
  const auto longer = [](const std::string& types, std::size_t at = 0) {
    std::size_t count = 0;
    while ((at = types.find("longlong", at)) != std::string::npos) ++count, ++at;
    return count;
  };
  const std::vector<Class> classes = outline_of(code).classes;
  return std::ranges::any_of(classes, [&](const Class& one) {
    const Method* own = one.method(told.method().name, told.method().parameters.size());
    return own && longer(types_of(*own)) > longer(types_of(told.method()));
  });
}

}  // namespace

bool waits_for_class(const KnownProblem& known) {
  return !fs::exists(known.file) && fs::exists(page_beside(known.file));
}

void take_class(const KnownProblem& known, const fs::path& solution) {
  const fs::path page = page_beside(known.file);
  if (!fs::exists(page)) return;
  const FolderLock lock(page.parent_path());
  const std::string code = read_file(solution, most_source_bytes),
                    before = fs::exists(known.file) ? read_file(known.file) : "";
  if (!before.empty() && !tells_otherwise(code, load_header(known.file).written())) return;
  Json file;
  try {
    std::vector<std::string> remarks;
    file = parse_json(file_declared_by(code, read_page(read_file(page)), remarks), display_path(page));
  } catch (const BadInput& error) {
    if (!before.empty()) return;
    throw UnfitClass(fmt::format("{}: {}", display_path(solution), error.what()));
  }
  merge_cases(file, before.empty() ? Json::object() : parse_json(before, display_path(known.file)), "page");
  write_file(known.file, file_text(file));
}

}  // namespace leetjudge
