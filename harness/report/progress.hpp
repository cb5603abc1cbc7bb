// What a user sees of long work, on standard error: only on a terminal.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace leetjudge {

// A line that is written again and again, ten times a second at most.
class StatusLine {
 public:
  StatusLine();
  ~StatusLine();  // takes the line away

  bool wanted();  // whether it is time for a new text
  void show(const std::string& text);

 private:
  bool terminal_ = false;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point last_;
};

// A progress bar, for work that takes longer than a second.
class Progress {
 public:
  Progress(std::string label, std::size_t total);

  // One step more. May be called from several threads.
  void step();

 private:
  std::string label_;
  std::size_t total_;
  std::atomic<std::size_t> done_{0};
  std::chrono::steady_clock::time_point begin_;
  std::mutex drawing_;
  StatusLine line_;
};

}  // namespace leetjudge
