#include "util/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "util/error.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace fs = std::filesystem;

namespace {

int write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) text.remove_prefix(std::size_t(written));
  }
  return 0;
}

// Makes the new file `path` with all of its text at once: until then it has no name, so that nobody who dies
// meanwhile leaves half of it behind. Returns 0 or an errno; nothing where the file system cannot do that.
std::optional<int> write_unseen(const fs::path& path, std::string_view text) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
  const int file = open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
  if (file < 0) return errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL ? std::nullopt : std::optional(errno);
  const int error = write_all(file, text);
  const std::string unnamed = fmt::format("/proc/self/fd/{}", file);
  const bool named = error == 0 && linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
  close(file);
  return error == 0 && !named ? std::nullopt : std::optional(error);
}

int write_plainly(const fs::path& path, std::string_view text) {
  const int file = open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0666);
  if (file < 0) return errno;
  const int error = write_all(file, text);
  return close(file) != 0 && error == 0 ? errno : error;
}

}  // namespace

std::string read_all(std::istream& in, const std::string& name, std::uintmax_t most_bytes) {
  std::string text;
  char block[1 << 16];
  while (in.read(block, sizeof block), in.gcount() > 0) {
    text.append(block, std::size_t(in.gcount()));
    if (text.size() > most_bytes)
      throw BadInput(fmt::format("{}: has more than {} MB, the most that is read", name, most_bytes >> 20));
  }
  return text;
}

std::string read_file(const fs::path& path, std::uintmax_t most_bytes) {
  if (fs::is_directory(path)) throw BadInput(fmt::format("{}: is a directory, not a file", path.string()));
  if (fs::exists(path) && !fs::is_regular_file(path))  // opening it may wait for ever
    throw BadInput(fmt::format("{}: is a pipe or a device, not a file", path.string()));
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  std::string text = read_all(in, path.string(), most_bytes);
  if (!in.is_open() || in.bad()) {
    throw BadInput(fmt::format("{}: cannot be read: {}", path.string(), std::strerror(errno ? errno : EIO)));
  }
  return text;
}

void write_file(const fs::path& path, std::string_view text) {
  if (path == "-") {
    std::cout << text << std::flush;
    if (!std::cout) throw BadInput("standard output cannot be written to");
    return;
  }
  if (path.empty() || fs::is_directory(path))
    throw BadInput(fmt::format("\"{}\" is no file to write to", path.string()));
  if (fs::exists(path) && !fs::is_regular_file(path)) {  // /dev/null, a pipe: there is nothing to rename over
    std::ofstream device(path, std::ios::binary);
    if (!(device << text << std::flush)) throw BadInput(fmt::format("{}: cannot be written to", path.string()));
    return;
  }
  const fs::path part = path.string() + fmt::format(".{}.part", getpid());
  std::error_code error;
  fs::remove(part, error);  // of a judge that died with this process number
  const std::optional<int> unseen = write_unseen(part, text);
  error = std::error_code(unseen ? *unseen : write_plainly(part, text), std::generic_category());
  if (!error) fs::rename(part, path, error);
  if (error) {
    std::error_code ignored;
    fs::remove(part, ignored);
    throw BadInput(fmt::format("{}: cannot be written: {}", path.string(), error.message()));
  }
}

std::optional<fs::path> find_program(const std::string& name, bool (*wanted)(const fs::path& program)) {
  if (name.find('/') != std::string::npos) {
    return access(name.c_str(), X_OK) == 0 ? std::optional(fs::absolute(name)) : std::nullopt;
  }
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "/usr/local/bin:/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path program = fs::absolute(fs::path(folder) / name);
    if (access(program.c_str(), X_OK) == 0 && fs::is_regular_file(program) && wanted(program)) return program;
  }
  return std::nullopt;
}

std::string display_path(const fs::path& path) {
  if (path.empty()) return "";
  const std::string full = fs::absolute(path).lexically_normal().string();
  std::error_code error;
  const std::string relative = fs::path(full).lexically_relative(fs::current_path(error)).string();
  return !error && !relative.empty() && relative.size() < full.size() ? relative : full;
}

}  // namespace leetjudge
