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

// What stands between quotes on a line: names of headers are among it. That others are as well does no harm.
std::vector<std::string> quoted_in(const std::string& text) {
  std::vector<std::string> names;
  for (const std::string_view line : split_lines(text)) {
    for (std::size_t end, begin = line.find('"'); begin != std::string_view::npos; begin = line.find('"', end + 1)) {
      end = line.find('"', begin + 1);
      if (end == std::string_view::npos) break;
      names.emplace_back(line.substr(begin + 1, end - begin - 1));
    }
  }
  return names;
}

}  // namespace

bool named_as_source(const fs::path& file) {
  return std::find(std::begin(endings), std::end(endings), file.extension()) != std::end(endings);
}

std::vector<LocalHeader> local_headers(const fs::path& solution, const std::string& text,
                                       std::vector<fs::path>* missing) {
  std::error_code error;
  const fs::path home = fs::canonical(solution.parent_path(), error);
  std::vector<LocalHeader> headers;
  std::set<fs::path> known;
  const auto add = [&](const fs::path& folder, const std::string& names) {
    for (const std::string& name : quoted_in(names)) {
      const fs::path path = (folder / name).lexically_normal();
      if (!named_as_source(path) || !known.insert(path).second || headers.size() == most_headers) continue;
      const fs::path real = fs::canonical(path, error);
      if (missing && error == std::errc::no_such_file_or_directory) missing->push_back(path);
      if (error || !fs::is_regular_file(real, error) || !named_as_source(real) || !is_below(real, home)) continue;
      try {
        headers.push_back({path, read_file(real)});
      } catch (const BadInput&) {  // the compiler will say that it cannot be read
      }
    }
  };
  add(solution.parent_path(), text);
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const LocalHeader header = headers[i];
    add(header.path.parent_path(), header.text);
  }
  return headers;
}

}  // namespace leetjudge
