// What a user sees of work that takes longer than a second, on standard error: only on a terminal, and on a
// line that goes away.
#pragma once

#include <atomic>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace leetjudge {

// A line that is written again and again, ten times a second at most.
class StatusLine {
 public:
  StatusLine();

  bool wanted() const { return drawing_.joinable(); }  // whether there is a terminal to show it
  void show(const std::string& text);                  // may be called from several threads; so may
  void tell(const std::string& line);                  // what stays, above it

 private:
  void draw(const std::stop_token& stop);

  std::mutex mutex_;
  std::string text_, drawn_;
  std::jthread drawing_;  // takes the line away when it ends
};

// "compiling 3 of 5: mine"
class Progress : StatusLine {
 public:
  using StatusLine::tell;
  Progress(std::string label, std::size_t total) : label_(std::move(label)), total_(total) { show(); }

  void relabel(std::string label) { label_ = std::move(label); }  // not from several threads
  // What is being done now. This and step() may be called from several threads.
  void show(const std::string& what = "");
  // One step more is done; `next` comes now.
  void step(const std::string& next = "");

 private:
  std::string label_;
  std::size_t total_;
  std::atomic<std::size_t> done_{0};
};

}  // namespace leetjudge
