#include "submissions.hpp"

#include <algorithm>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

// "Wrong Answer" as a folder is called: "wrong_answer".
std::string folder_name(Status status) {
  std::string name = status_message(status);
  for (char& c : name) c = c == ' ' ? '_' : char(std::tolower(c));
  return name;
}

Status status_of_folder(const fs::path& folder) {
  for (const Status status :
       {Status::accepted, Status::wrong_answer, Status::memory_limit_exceeded, Status::output_limit_exceeded,
        Status::time_limit_exceeded, Status::runtime_error, Status::compile_error}) {
    if (folder.filename() == folder_name(status)) return status;
  }
  throw BadInput(fmt::format("{}: this folder is not called like a verdict", display_path(folder)));
}

// What stands behind "// KEY: " in the comment at the top.
std::string note_in(std::string_view text, const std::string& key) {
  for (const std::string_view line : split_lines(text)) {
    const std::size_t comment = line.find("// ");
    if (comment == std::string_view::npos) break;
    const std::string_view words = trim(line.substr(comment + 3));
    if (words.starts_with(key + ": ")) return std::string(words.substr(key.size() + 2));
  }
  return "";
}

}  // namespace

std::vector<Submission> known_submissions(const fs::path& folder) {
  std::vector<Submission> found;
  if (!fs::is_directory(folder)) return found;
  for (const fs::directory_entry& verdict : fs::directory_iterator(folder)) {
    if (!verdict.is_directory()) continue;
    const Status status = status_of_folder(verdict.path());
    for (const fs::directory_entry& entry : fs::directory_iterator(verdict)) {
      const fs::path& file = entry.path();
      if (file.extension() != ".cpp") continue;
      const std::string stem = file.stem().string();
      const int id = std::atoi(stem.c_str());
      if (id == 0)
        throw BadInput(fmt::format("{}: the name does not start with a problem's number", display_path(file)));
      const std::string text = read_file(file);
      found.push_back({verdict.path().filename().string(),
                       status,
                       id,
                       note_in(text, "Category"),
                       note_in(text, "Cause"),
                       note_in(text, "Compiler"),
                       {stem, file, display_path(file), false}});
    }
  }
  std::ranges::sort(found, {}, [](const Submission& one) { return one.solution.file; });
  return found;
}

}  // namespace leetjudge
