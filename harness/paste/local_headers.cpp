#include "paste/local_headers.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t most_headers = 500;
constexpr const char* endings[] = {".h", ".hh", ".hpp", ".hxx", ".h++", ".inc", ".inl", ".ipp", ".tpp",
                                   ".c", ".cc", ".cpp", ".cxx", ".tcc", ".txx", ".def", ".H"};

// The names between quotes on lines of the preprocessor that include or ask for them. What a comment hides
// may be among them.
std::vector<std::string> names_in(const std::string& text) {
  std::vector<std::string> names;
  bool directive = false;  // which goes on behind a backslash at the end of a line
  for (const std::string_view whole : split_lines(text)) {
    std::string_view line = trim(whole);
    for (std::size_t end; line.starts_with("/*") && (end = line.find("*/", 2)) != std::string_view::npos;)
      line = trim(line.substr(end + 2));
    directive = directive || line.starts_with('#') || line.starts_with("%:");
    if (directive && (line.find("include") != std::string_view::npos || line.find("embed") != std::string_view::npos ||
                      line.starts_with('"'))) {
      for (std::size_t begin = line.find('"'); begin != std::string_view::npos;) {
        const std::size_t end = line.find('"', begin + 1);
        if (end == std::string_view::npos) break;
        names.emplace_back(line.substr(begin + 1, end - begin - 1));
        begin = line.find('"', end + 1);
      }
    }
    directive = directive && line.ends_with('\\');
  }
  return names;
}

bool named_as_header(const fs::path& file) {
  return std::find(std::begin(endings), std::end(endings), file.extension()) != std::end(endings);
}

bool is_below(const fs::path& file, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

}  // namespace

std::vector<LocalHeader> local_headers(const fs::path& solution, const std::string& text) {
  std::error_code error;
  const fs::path home = fs::canonical(solution.parent_path(), error);
  std::vector<LocalHeader> headers;
  std::set<fs::path> known;
  const auto add = [&](const fs::path& folder, const std::string& names) {
    for (const std::string& name : names_in(names)) {
      const fs::path path = (folder / name).lexically_normal();
      if (!known.insert(path).second || headers.size() == most_headers) continue;
      LocalHeader& header = headers.emplace_back();
      header.path = path;
      const fs::path real = fs::canonical(path, error);
      if (error || !fs::is_regular_file(real, error) || !named_as_header(real) || !is_below(real, home)) continue;
      try {
        header.text = read_file(real);
        header.readable = true;
      } catch (const BadInput&) {  // the compiler will say that it cannot be read
      }
    }
  };
  add(solution.parent_path(), text);
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const LocalHeader header = headers[i];
    if (header.readable) add(header.path.parent_path(), header.text);
  }
  return headers;
}

}  // namespace leetjudge
