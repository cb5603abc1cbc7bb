#include "compile/cache.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <functional>
#include <sstream>
#include <thread>
#include <utility>
#include <vector>

#include "sandbox/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

constexpr const char* key_file = ".key";         // what was asked for, and a digest of the stamps; written last
constexpr const char* stamps_file = ".stamps";   // size, time and contents of what was made and what it was made from
constexpr const char* mark_file = ".leetjudge";  // of a folder made here: as old as its last use
constexpr const char* sweep_file = ".leetjudge-swept";
constexpr std::uintmax_t small = 256 << 10;     // a verdict is, and a program is not
constexpr auto unused = std::chrono::hours(1);  // at least, before somebody else removes it

// Of `name` in `folder`, or anywhere where it is absolute. What was made is looked at whole, as far as that takes no
// time: what a power cut leaves has its size and its times, and zeros.
std::string stamp(const fs::path& folder, const fs::path& name) {
  constexpr std::uintmax_t most_read = 8 << 20;
  const fs::path file = folder / name;
  struct stat found;
  if (stat(file.c_str(), &found) != 0) return "gone";
  const bool whole = name.is_relative() && std::uintmax_t(found.st_size) <= most_read;
  return fmt::format("{} {}.{} {:o} {}", found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec, found.st_mode,
                     whole ? std::hash<std::string>()(read_file(file)) : std::size_t(0));
}

// A line each of name and stamp. Names of what was made are relative to the folder.
std::string stamps_of(const fs::path& folder, const std::vector<fs::path>& made_from) {
  std::string stamps;
  const auto add = [&](const fs::path& name) { stamps += fmt::format("{}\n{}\n", name.string(), stamp(folder, name)); };
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const fs::path name = entry.path().filename();
    if (entry.is_regular_file() && !name.string().starts_with('.')) add(name);
  }
  for (const fs::path& one : made_from) add(one);
  return stamps;
}

std::string sealed(const std::string& key, const std::string& stamps) { return key + short_hash(stamps); }

using StampLines = std::vector<std::pair<std::string, std::string>>;  // name and stamp

StampLines lines_in(const fs::path& folder) try {
  const std::string stamps = read_file(folder / stamps_file);
  const std::vector<std::string_view> lines = split_lines(stamps);
  StampLines pairs;
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) pairs.emplace_back(lines[i], lines[i + 1]);
  return pairs;
} catch (const BadInput&) {
  return {};
}

// Not what another judge removes meanwhile.
bool holds(const fs::path& folder, const std::string& key) try {
  const std::string stamps = read_file(folder / stamps_file);
  if (read_file(folder / key_file) != sealed(key, stamps)) return false;
  const std::vector<std::string_view> lines = split_lines(stamps);
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    if (stamp(folder, lines[i]) != lines[i + 1]) return false;
  }
  return true;
} catch (const BadInput&) {
  return false;
}

// Tells keep_below() that it is used, to the minute.
void note_use(const fs::path& folder) {
  std::error_code error;
  const auto now = fs::file_time_type::clock::now();
  if (now - fs::last_write_time(folder / mark_file, error) > std::chrono::minutes(1))
    fs::last_write_time(folder / mark_file, now, error);
}

constexpr auto longest_wait = std::chrono::minutes(10);  // longer than anything takes to build
constexpr auto pause = std::chrono::milliseconds(10);

// Held as long as this lives, which then removes its file; the system lets go of it when the process dies.
struct Lock {
  fs::path file;
  Descriptor descriptor;

  explicit Lock(fs::path path) : file(std::move(path)) {
    const auto deadline = std::chrono::steady_clock::now() + longest_wait;
    while (!taken()) {
      if (std::chrono::steady_clock::now() > deadline)
        throw JudgeFault(fmt::format("{}: another judge holds it for ten minutes; is it stopped?", file.string()));
      std::this_thread::sleep_for(pause);
    }
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() { unlink(file.c_str()); }

 private:
  bool taken() {
    descriptor = Descriptor(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
    if (!descriptor) system_fault(fmt::format("{} cannot be opened", file.string()).c_str());
    struct stat held{};
    if (flock(descriptor.get(), LOCK_EX | LOCK_NB) == 0)
      return fstat(descriptor.get(), &held) == 0 && held.st_nlink > 0;  // who held it before may have removed it
    if (errno != EWOULDBLOCK && errno != EINTR) system_fault(fmt::format("{} cannot be locked", file.string()).c_str());
    return false;
  }
};

struct Kept {
  fs::file_time_type used;
  std::uintmax_t bytes = 0;
  fs::path folder;
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

}  // namespace

std::string folders_of(const fs::path& file, const std::string& what) {
  return fmt::format("{}-{}-{}", file.stem().string().substr(0, 64), short_hash(file.string()), what);
}

bool holds_folder(const fs::path& folder, const std::string& key) {
  if (!holds(folder, key)) return false;
  note_use(folder);
  return true;
}

bool ensure_folder(const fs::path& folder, const std::string& key, const std::function<MadeFrom()>& make) {
  if (holds_folder(folder, key)) return true;
  fs::create_directories(folder.parent_path());
  const std::string name = folder.filename().string();
  const Lock held(folder.parent_path() / (name.substr(0, name.rfind('-')) + ".lock"));
  if (holds(folder, key)) return true;  // another judge made it meanwhile
  std::error_code error;
  fs::remove_all(folder, error);
  fs::create_directories(folder);
  write_file(folder / mark_file, "");
  const MadeFrom made_from = make();
  if (!made_from) return false;
  const std::string stamps = stamps_of(folder, *made_from);
  write_file(folder / stamps_file, stamps);
  write_file(folder / key_file, sealed(key, stamps));
  return true;
}

std::string state_of(const fs::path& folder) try {
  return short_hash(read_file(folder / stamps_file));
} catch (const BadInput&) {
  return "";
}

std::vector<fs::path> sources_of(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& [name, stamp] : lines_in(folder)) {
    if (name.starts_with('/')) files.emplace_back(name);
  }
  return files;
}

std::string sources_state_of(const fs::path& folder, const fs::path& but) {
  std::string all;
  for (const auto& [name, stamp] : lines_in(folder)) {
    if (name.starts_with('/') && !name.starts_with(but.string() + "/")) all += stamp;
  }
  return short_hash(all);
}

void forget_folder(const fs::path& folder) {
  std::error_code error;
  fs::remove(folder / key_file, error);
}

void keep_below(const fs::path& cache, std::uintmax_t most_bytes) try {
  const auto limit = fs::file_time_type::clock::now() - unused;
  std::error_code none;
  if (fs::last_write_time(cache / sweep_file, none) > limit && !none) return;
  write_file(cache / sweep_file, "");
  std::vector<Kept> all;
  each_entry<fs::directory_iterator>(cache, [&](const fs::directory_entry& entry) {
    std::error_code error;
    const auto used = fs::last_write_time(entry.path() / mark_file, error);
    if (!error && !entry.is_symlink(error)) all.push_back({used, bytes_in(entry.path()), entry.path()});
  });
  std::ranges::sort(all, std::greater(), [](const Kept& one) { return std::pair(one.bytes < small, one.used); });
  std::uintmax_t bytes = 0;
  for (const Kept& one : all) {
    bytes += one.bytes;
    std::error_code error;
    if (bytes > most_bytes && one.used < limit) fs::remove_all(one.folder, error);
  }
} catch (const BadInput&) {  // nothing can be written there any more
}

MadeFrom files_outside(const std::string& rule, const fs::path& folder) {
  constexpr const char* blank = "\1";  // that is part of a name
  constexpr std::pair<const char*, const char*> forms[] = {
      {"\\\n", " "}, {"\n", " "}, {"\\ ", blank}, {"\\#", "#"}, {"$$", "$"}};
  std::string names = rule.substr(std::min(rule.size(), rule.find(": ") + 1));
  for (const auto& [written, meant] : forms) names = replaced(std::move(names), written, meant);
  std::vector<fs::path> files;
  std::istringstream words(names);
  for (std::string word; std::getline(words, word, ' ');) {
    const std::string name = replaced(word, blank, " ");
    if (name.starts_with('/') && !name.starts_with(folder.string() + "/")) files.push_back(name);
  }
  return files;
}

}  // namespace leetjudge
