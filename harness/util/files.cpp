#include "util/files.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>

#include "util/error.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

bool is_on_disk(const fs::path& file) {
  const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = descriptor >= 0 && fsync(descriptor) == 0;
  const int error = errno;
  if (descriptor >= 0) close(descriptor);
  errno = error;
  return done;
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
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  if (fs::is_directory(status)) throw BadInput(fmt::format("{}: is a directory, not a file", path.string()));
  if (fs::exists(status) && !fs::is_regular_file(status))  // opening it may wait for ever
    throw BadInput(fmt::format("{}: is a pipe or a device, not a file", path.string()));
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  std::string text = read_all(in, path.string(), most_bytes);
  if (!in.is_open() || in.bad()) {
    throw BadInput(fmt::format("{}: cannot be read: {}", path.string(), std::strerror(errno ? errno : EIO)));
  }
  return text;
}

FolderLock::FolderLock(const fs::path& folder) : descriptor_(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  constexpr auto longest_wait = std::chrono::minutes(10);  // longer than anything takes to build
  const auto deadline = std::chrono::steady_clock::now() + longest_wait;
  while (descriptor_ >= 0 && flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (std::chrono::steady_clock::now() > deadline)
      throw JudgeFault(fmt::format("{}: another judge works there; is it stopped?", folder.string()));
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

void flush_output() {
  if (std::cout.flush()) return;
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  const bool reader_left = poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
  if (reader_left) throw ReaderLeft();
  throw BadInput("standard output cannot be written to");
}

void write_file(const fs::path& named, std::string_view text) {
  const fs::path path = fs::is_symlink(named) ? fs::weakly_canonical(named) : named;
  if (path == "-") {
    std::cout << text;
    return flush_output();
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
  errno = 0;
  std::ofstream out(part, std::ios::binary);
  out << text;
  out.close();
  if (!out) error = std::error_code(errno ? errno : EIO, std::generic_category());
  std::error_code unknown;
  const fs::file_status before = fs::status(path, unknown);
  if (!error && fs::exists(before)) {
    if (!is_on_disk(part)) error = std::error_code(errno, std::generic_category());  // what a power cut would empty
    if (!error) fs::permissions(part, before.permissions(), error);
  }
  if (!error) fs::rename(part, path, error);
  if (error) {
    std::error_code ignored;
    fs::remove(part, ignored);
    throw BadInput(fmt::format("{}: cannot be written: {}", path.string(), error.message()));
  }
}

void write_new_file(const fs::path& path, std::string_view text, std::string_view own) {
  if (fs::exists(fs::symlink_status(path)) && (own.empty() || !read_file(path, most_source_bytes).starts_with(own)))
    throw BadInput(fmt::format("{} exists already, and nothing of yours is ever overwritten: {}", display_path(path),
                               own.empty() ? "choose another name" : "move it away"));
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) throw BadInput(fmt::format("{}: cannot be made: {}", display_path(path.parent_path()), error.message()));
  write_file(path, text);
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

bool is_below(const fs::path& file, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

fs::path whole_path(const fs::path& path) {
  if (path.empty()) return path;
  const fs::path full = fs::absolute(path);
  const bool up = std::ranges::count(full, fs::path("..")) > 0;
  const bool elsewhere = is_below(full, "/proc") || is_below(full, "/dev");
  if (!up && !elsewhere) return full.lexically_normal();
  const bool name = full.has_filename() && full.filename() != "..";
  std::error_code error;
  fs::path whole = elsewhere || !name ? fs::weakly_canonical(full, error)
                                      : fs::weakly_canonical(full.parent_path(), error) / full.filename();
  return error ? full : whole;
}

std::string display_path(const fs::path& path) {
  if (path.empty()) return "";
  const std::string full = fs::absolute(path).lexically_normal().string();
  std::error_code error;
  const std::string relative = fs::path(full).lexically_relative(fs::current_path(error)).string();
  return escape_binary(!error && !relative.empty() && relative.size() < full.size() ? relative : full);
}

WorkingFolder::WorkingFolder(const fs::path& folder) : path(folder) { fs::create_directories(path); }

WorkingFolder::~WorkingFolder() {
  std::error_code error;
  fs::remove_all(path, error);
}

}  // namespace leetjudge
