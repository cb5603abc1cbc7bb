#include "compile/cache.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <sstream>
#include <utility>

#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

using Clock = fs::file_time_type::clock;

constexpr const char* stamps_file = ".leetjudge";  // as old as the folder's last use
constexpr const char* sweep_file = ".leetjudge-swept";
constexpr std::uintmax_t small = 256 << 10;     // a verdict is, and a program is not
constexpr auto unused = std::chrono::hours(1);  // at least, before somebody else removes it

// `name`: what the file will be called, if that differs.
std::string stamp(const fs::path& file, const fs::path& name = {}) {
  const std::string called = (name.empty() ? file : name).string();
  struct stat found;
  if (stat(file.c_str(), &found) != 0) return fmt::format("gone {}\n", called);
  return fmt::format("{} {}.{} {}\n", found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec, called);
}

bool holds(const fs::path& folder) {
  std::error_code none;
  return fs::exists(folder / stamps_file, none) && still_hold(stamps_in(folder));
}

struct Kept {
  fs::file_time_type used;
  std::uintmax_t bytes = 0;
  fs::path path;
};

// As far as they can be listed: others may be removing them.
template <class Iterator, class F>
void each_entry(const fs::path& folder, F take) {
  std::error_code error;
  Iterator entry(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && entry != Iterator(); entry.increment(error)) take(*entry);
}

std::uintmax_t bytes_in(const fs::path& folder) {
  std::uintmax_t bytes = 0;
  each_entry<fs::recursive_directory_iterator>(folder, [&](const fs::directory_entry& entry) {
    std::error_code error;
    const std::uintmax_t size = entry.is_regular_file(error) ? entry.file_size(error) : 0;
    if (!error) bytes += size;
  });
  return bytes;
}

// The file whose time is that of the last use.
fs::path mark_of(const fs::path& path) { return path.extension() == verdict_ending ? path : path / stamps_file; }

}  // namespace

std::string stamps_of(const Paths& files) {
  std::string stamps;
  for (const fs::path& file : files) stamps += stamp(file);
  return stamps;
}

bool still_hold(const std::string& stamps) {
  return std::ranges::all_of(split_lines(stamps), [](std::string_view line) {
    const std::size_t path = line.find('/');
    return line.empty() || (path != std::string_view::npos && stamp(line.substr(path)) == std::string(line) + "\n");
  });
}

bool ensure_folder(const fs::path& folder, const std::function<std::optional<Paths>(const fs::path& work)>& make) {
  if (holds(folder)) return note_use(folder), true;
  static std::atomic<int> count = 0;
  const WorkingFolder work(folder.parent_path() / fmt::format("making-{}-{}", getpid(), ++count));
  write_file(work.path / stamps_file, "");  // what a killed judge leaves is removed as well
  const std::optional<Paths> made_from = make(work.path);
  if (!made_from) return false;
  std::string stamps = stamps_of(*made_from);
  for (const fs::directory_entry& file : fs::directory_iterator(work.path))
    if (file.path().filename() != stamps_file) stamps += stamp(file.path(), folder / file.path().filename());
  write_file(work.path / stamps_file, stamps);
  std::error_code error;
  if (!holds(folder)) fs::remove_all(folder, error);
  fs::rename(work.path, folder, error);
  if (error && !holds(folder)) throw BadInput(fmt::format("{}: cannot be made: {}", folder.string(), error.message()));
  return true;
}

std::string stamps_in(const fs::path& folder) try { return read_file(folder / stamps_file); } catch (const BadInput&) {
  return "";
}

void note_use(const fs::path& path) {
  std::error_code error;
  const auto now = Clock::now();
  const fs::path mark = mark_of(path);
  if (now - fs::last_write_time(mark, error) > std::chrono::minutes(1)) fs::last_write_time(mark, now, error);
}

void keep_below(const fs::path& cache, std::uintmax_t most_bytes) try {
  const auto limit = Clock::now() - unused;
  std::error_code none;
  if (fs::last_write_time(cache / sweep_file, none) > limit && !none) return;
  write_file(cache / sweep_file, "");
  std::vector<Kept> all;
  each_entry<fs::directory_iterator>(cache, [&](const fs::directory_entry& entry) {
    std::error_code error;
    const auto used = fs::last_write_time(mark_of(entry.path()), error);
    if (error || entry.is_symlink(error)) return;
    all.push_back({used, entry.is_directory() ? bytes_in(entry.path()) : entry.file_size(error), entry.path()});
  });
  std::ranges::sort(all, std::greater(), [](const Kept& entry) { return std::pair(entry.bytes < small, entry.used); });
  std::uintmax_t bytes = 0;
  for (const Kept& entry : all) {
    bytes += entry.bytes;
    std::error_code error;
    if (bytes > most_bytes && entry.used < limit) fs::remove_all(entry.path, error);
  }
} catch (const BadInput&) {  // nothing can be written there any more
}

Paths files_outside(const std::string& rule, const fs::path& folder) {
  constexpr const char* blank = "\1";  // that is part of a name
  constexpr std::pair<const char*, const char*> forms[] = {
      {"\\\n", " "}, {"\n", " "}, {"\\ ", blank}, {"\\#", "#"}, {"$$", "$"}};
  std::string names = rule.substr(std::min(rule.size(), rule.find(": ") + 1));
  for (const auto& [written, meant] : forms) names = replaced(std::move(names), written, meant);
  Paths files;
  std::istringstream words(names);
  for (std::string word; std::getline(words, word, ' ');) {
    const std::string name = replaced(word, blank, " ");
    if (name.starts_with('/') && !name.starts_with(folder.string() + "/")) files.push_back(name);
  }
  return files;
}

}  // namespace leetjudge
