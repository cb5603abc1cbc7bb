// A progress bar on standard error: only on a terminal, and only when the work takes longer than a second.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace leetjudge {

class Progress {
 public:
  Progress(std::string label, std::size_t total);
  ~Progress();  // takes the bar away

  // One step more. May be called from several threads.
  void step();

 private:
  void draw(std::size_t done);

  std::string label_;
  std::size_t total_;
  std::atomic<std::size_t> done_{0};
  bool terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point begin_, last_;
  std::mutex drawing_;
};

// A line on standard error that is written again and again, ten times a second at most: only on a terminal.
class StatusLine {
 public:
  StatusLine();
  ~StatusLine();  // takes the line away

  bool wanted();  // whether it is time for a new text
  void show(const std::string& text);

 private:
  bool terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point last_;
};

}  // namespace leetjudge
