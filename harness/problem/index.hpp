// What is told of problems without reading their files: it is kept in one file, by the size and time of each of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "problem/problem.hpp"

namespace leetjudge {

struct Listed {
  std::string slug, heading, declaration;
  std::size_t cases = 0;
  std::map<std::string, std::size_t> sets;
  Limits limits;
};

Listed listed(const Problem& problem);

class Index {
 public:
  // What is kept in `file`; nothing where that is no index. Empty: it is not kept.
  explicit Index(std::filesystem::path file);

  // Of the test-case file, which `load` reads where it is not known, or was changed. May be called from several
  // threads.
  Listed of(const std::filesystem::path& problem_file, Problem (*load)(const std::filesystem::path& file));
  void add(const std::filesystem::path& problem_file, const Listed& told);

  // Keeps it where something was added, and there is a folder for it.
  void save() const;

 private:
  struct State {
    std::uintmax_t bytes = 0;
    std::int64_t changed = 0;
    bool operator==(const State&) const = default;
  };
  static State state_of(const std::filesystem::path& file);

  std::filesystem::path file_;
  bool grown_ = false;
  std::mutex mutex_;
  std::map<std::string, std::pair<State, Listed>> known_;  // by path
};

}  // namespace leetjudge
