#include "compile/cache.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

#include "process/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

bool holds(const fs::path& folder, const std::string& key) {
  std::error_code error;
  const fs::path file = folder / "key";
  return fs::file_size(file, error) == key.size() && !error && read_file(file) == key;
}

constexpr auto longest_wait = std::chrono::minutes(10);  // longer than anything takes to build
constexpr auto pause = std::chrono::milliseconds(10);

// Held until the descriptor is closed; the system lets go of it when the process dies.
Descriptor lock(const fs::path& file) {
  Descriptor descriptor(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
  if (!descriptor) system_fault(fmt::format("{} cannot be opened", file.string()).c_str());
  const auto deadline = std::chrono::steady_clock::now() + longest_wait;
  while (flock(descriptor.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) system_fault(fmt::format("{} cannot be locked", file.string()).c_str());
    if (std::chrono::steady_clock::now() > deadline)
      throw JudgeFault(fmt::format("{}: another judge holds it for ten minutes; is it stopped?", file.string()));
    std::this_thread::sleep_for(pause);
  }
  return descriptor;
}

bool is_held(const fs::path& folder) {
  const Descriptor key(open((folder / "key").c_str(), O_RDONLY | O_CLOEXEC));
  return key && flock(key.get(), LOCK_EX | LOCK_NB) != 0;
}

std::string stamp(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const auto changed = fs::last_write_time(file, error).time_since_epoch().count();
  return error ? "gone" : fmt::format("{} {}", size, changed);
}

std::vector<std::string> files_in(const std::string& rule) {
  std::vector<std::string> files(1);
  for (std::size_t i = std::min(rule.size(), rule.find(": ") + 1); i < rule.size(); ++i) {
    const char next = i + 1 < rule.size() ? rule[i + 1] : ' ';
    const bool escaped = (rule[i] == '\\' && (next == ' ' || next == '#')) || (rule[i] == '$' && next == '$');
    if (escaped) {
      files.back() += rule[++i];
    } else if (rule[i] == '\\' && next == '\n') {
      ++i;
    } else if (rule[i] != ' ' && rule[i] != '\n') {
      files.back() += rule[i];
    } else if (!files.back().empty()) {
      files.emplace_back();
    }
  }
  if (files.back().empty()) files.pop_back();
  return files;
}

}  // namespace

bool ensure_folder(const fs::path& folder, const std::string& key, const std::function<bool()>& make,
                   const std::function<bool()>& still_good) {
  if (holds(folder, key) && still_good()) return true;
  fs::create_directories(folder.parent_path());
  const std::string name = folder.filename().string();
  const Descriptor held = lock(folder.parent_path() / (name.substr(0, name.rfind('-')) + ".lock"));
  const bool made = holds(folder, key);
  if (made && still_good()) return true;  // another judge made it meanwhile
  if (made && is_held(folder)) return true;
  fs::remove_all(folder);
  fs::create_directories(folder);
  if (!make()) return false;
  write_file(folder / "key", key);
  return true;
}

std::shared_ptr<const void> hold_folder(const fs::path& folder) {
  auto held = std::make_shared<Descriptor>(open((folder / "key").c_str(), O_RDONLY | O_CLOEXEC));
  // Not to be had only while it is being removed.
  return *held && flock(held->get(), LOCK_SH | LOCK_NB) == 0 ? held : nullptr;
}

void keep_newest(const fs::path& parent, const std::string& prefix, std::size_t keep) {
  std::vector<std::pair<fs::file_time_type, fs::path>> folders;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(parent, error)) {
    if (entry.path().filename().string().starts_with(prefix) && entry.is_directory(error)) {
      folders.emplace_back(entry.last_write_time(error), entry.path());
    }
  }
  std::sort(folders.rbegin(), folders.rend());
  for (std::size_t i = keep; i < folders.size(); ++i) {
    if (!is_held(folders[i].second)) fs::remove_all(folders[i].second, error);
  }
}

std::string stamps_of(const std::string& rule, const fs::path& source, const fs::path& ours) {
  std::string stamps;
  for (const std::string& name : files_in(rule)) {
    if (name.starts_with('/') && name != source && !name.starts_with(ours.string()))
      stamps += fmt::format("{}\n{}\n", name, stamp(name));
  }
  return stamps;
}

bool stamps_hold(const fs::path& file) {
  if (!fs::exists(file)) return false;
  const std::string text = read_file(file);
  const std::vector<std::string_view> lines = split_lines(text);
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    if (stamp(lines[i]) != lines[i + 1]) return false;
  }
  return true;
}

std::string odd_file_in(const std::string& rule) {
  for (const std::string& name : files_in(rule)) {
    std::error_code error;
    if (fs::exists(name, error) && !fs::is_regular_file(name, error)) return name;
  }
  return "";
}

}  // namespace leetjudge
