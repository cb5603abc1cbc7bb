#include "compile/cache.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "run/descriptor.hpp"
#include "util/error.hpp"
#include "util/files.hpp"
#include "util/format.hpp"

namespace leetjudge {
namespace fs = std::filesystem;
namespace {

bool holds(const fs::path& folder, const std::string& key) {
  std::error_code error;
  const fs::path file = folder / "key";
  return fs::file_size(file, error) == key.size() && !error && read_file(file) == key;
}

// Held until the descriptor is closed; the system lets go of it when the process dies.
Descriptor lock(const fs::path& file) {
  Descriptor descriptor(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
  int result = descriptor ? 0 : -1;
  while (result == 0 && (result = flock(descriptor.get(), LOCK_EX)) != 0 && errno == EINTR) result = 0;
  if (result != 0)
    throw JudgeFault(fmt::format("{}: cannot be locked: {}", file.string(), std::strerror(errno)));
  return descriptor;
}

}  // namespace

std::string short_hash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return fmt::format("{:016x}", hash);
}

bool ensure_folder(const fs::path& folder, const std::string& key, const std::function<bool()>& make,
                   const std::function<bool()>& still_good) {
  if (holds(folder, key) && still_good()) return true;
  fs::create_directories(folder.parent_path());
  const std::string name = folder.filename().string();
  const Descriptor held = lock(folder.parent_path() / (name.substr(0, name.rfind('-')) + ".lock"));
  if (holds(folder, key) && still_good()) return true;  // another judge made it meanwhile
  fs::remove_all(folder);
  fs::create_directories(folder);
  if (!make()) return false;
  write_file(folder / "key", key);
  return true;
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
    fs::remove_all(folders[i].second, error);
  }
}

}  // namespace leetjudge
