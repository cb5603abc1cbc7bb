// Waits for files to be saved, by inotify(7).
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "sandbox/descriptor.hpp"

namespace leetjudge {

// Watches the folders that the files are in, so that editors may save by renaming, and files may be missing.
class FileWatch {
 public:
  explicit FileWatch(const std::vector<std::filesystem::path>& files);

  // Waits for a save of one of the files, for so long at most (-1: for ever), or until there is something to
  // read from `other`. True if there was one.
  bool wait(int milliseconds, int other = -1);

  // When the first event of the save was seen that wait() last told of.
  std::chrono::steady_clock::time_point last_save() const { return last_save_; }

 private:
  bool read_events();

  Descriptor descriptor_;
  std::map<int, std::vector<std::string>> names_;  // by watched folder
  std::chrono::steady_clock::time_point last_save_;
};

}  // namespace leetjudge
