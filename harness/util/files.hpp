// Reading and writing whole files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace leetjudge {

// The most that is read of a solution or a page, and of anything else.
constexpr std::uintmax_t most_source_bytes = 1 << 20, most_bytes_read = 256 << 20;

// The rest of `in`. Throws BadInput, with its name, where that is more than `most_bytes`.
std::string read_all(std::istream& in, const std::string& name, std::uintmax_t most_bytes);

// The bytes of the file at `path`. Throws BadInput, naming the file and the reason; so for what is too large, and for a
// pipe or a device, before any of it is read.
std::string read_file(const std::filesystem::path& path, std::uintmax_t most_bytes = most_bytes_read);

// All of standard input up to its end; from a terminal up to an empty line or Ctrl-D as well, which it says there
// behind `what`: "Paste a case". Throws BadInput where that is too large.
std::string read_standard_input(const std::string& what, std::uintmax_t most_bytes = most_bytes_read);

// Writes `text` to `path`, whole or not at all: into a temporary neighbour first, then renamed over the old
// file, of which it keeps the permissions. "-" is standard output. Throws BadInput, naming the file and the system's
// reason; the old file is then untouched.
void write_file(const std::filesystem::path& path, std::string_view text);

// The same for a file that is not there, in a folder that need not be. One that begins with `own` is written over; any
// other one is not, and BadInput says so.
void write_new_file(const std::filesystem::path& path, std::string_view text, std::string_view own = "");

// A folder to work in, gone in the end whatever happens.
struct WorkingFolder {
  explicit WorkingFolder(const std::filesystem::path& folder);
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;
  ~WorkingFolder();
  std::filesystem::path path;
};

// Keeps others that hold one for the same folder from changing what lies there, as long as this lives. Waits for them
// for ten minutes at most; throws JudgeFault then.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  int descriptor_;
};

// Throws BadInput where standard output cannot be written to: ReaderLeft where nobody reads it any more.
void flush_output();

// The absolute path of the program that the shell would start by this name, or by this path; of those by a name the
// first that is `wanted`.
std::optional<std::filesystem::path> find_program(
    const std::string& name, bool (*wanted)(const std::filesystem::path& program) = [](const auto&) { return true; });

// Whether `file` is `folder` or lies in it, as far as their names tell.
bool is_below(const std::filesystem::path& file, const std::filesystem::path& folder);

// The whole path, without "..": behind a link to a folder that is not the folder before it. What lies below /proc and
// /dev, and means something else in another process, is named as it is.
std::filesystem::path whole_path(const std::filesystem::path& path);

// `path` as a person would type it from the current directory: relative when that is shorter.
std::string display_path(const std::filesystem::path& path);

}  // namespace leetjudge
