#include <algorithm>
#include <set>

#include "commands/folder.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {

namespace fs = std::filesystem;
namespace {

// The deepest folder that holds all of `paths`, files or folders; of one folder, itself.
fs::path shared_folder(const std::vector<fs::path>& paths) {
  fs::path shared = paths.front();
  const auto holds_all = [&] {
    return std::ranges::all_of(paths, [&](const fs::path& path) { return is_below(path, shared); });
  };
  while (!fs::is_directory(shared) || !holds_all()) shared = shared.parent_path();
  return shared;
}

}  // namespace

std::vector<Candidate> candidates_in(const std::vector<std::string>& paths, const Attributing& attributing,
                                     Folder& folder, std::vector<BadCase>& bad) {
  std::vector<Candidate> all;
  std::set<fs::path> seen;
  std::error_code unknown;
  std::vector<fs::path> tops;
  for (const std::string& path : paths)
    if (!fs::exists(tops.emplace_back(whole_path(path)), unknown))
      throw BadInput(fmt::format("{}: there is no such folder", path));
  const fs::path shared = shared_folder(tops);
  for (const fs::path& top : tops) {
    const bool is_folder = fs::is_directory(top);
    std::vector<fs::path> closed;
    const std::vector<fs::path> files = is_folder ? cpp_files(top, closed) : std::vector{top};
    if (files.empty() && paths.size() > 1)
      bad.emplace_back("", fmt::format("{}: there is no C++ file in it", display_path(top)));
    for (const fs::path& folder_of_others : closed)
      bad.emplace_back("", fmt::format("{}: this folder may not be read", display_path(folder_of_others)));
    for (const fs::path& file : files) {
      if (!seen.insert(fs::weakly_canonical(file, unknown)).second && !unknown) continue;
      Candidate one{file, escape_binary(file.lexically_relative(shared).string()), "", {}};
      try {
        one.text = read_file(file, most_source_bytes);
        one.found = attributing.of(file, one.text);
        all.push_back(std::move(one));
      } catch (const BadInput& error) {
        std::error_code no_size;
        const auto size = fs::file_size(file, no_size);
        if (!no_size && size > most_source_bytes)
          folder.without.push_back({one.name, fmt::format("too large: more than {} MB", most_source_bytes >> 20)});
        else
          bad.emplace_back("", error.what());
      }
    }
  }
  return all;
}

}  // namespace leetjudge
