#include "report/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "util/format.hpp"
#include "util/text.hpp"

namespace leetjudge {
namespace {

constexpr std::chrono::milliseconds shown_after{1000};
constexpr std::chrono::milliseconds shown_every{100};

// What the terminal can show in one line.
std::string cut_to_terminal(const std::string& text) {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return text;
  std::size_t end = text.size();
  while (end > 0 && columns(text.substr(0, end)) >= size.ws_col) --end;
  while (end > 0 && end < text.size() && (text[end] & 0xc0) == 0x80) --end;  // not within a character
  return text.substr(0, end);
}

}  // namespace

StatusLine::StatusLine() {
  const char* terminal = std::getenv("TERM");
  if (!isatty(STDERR_FILENO) || (terminal && std::string_view(terminal) == "dumb")) return;
  drawing_ = std::jthread([this](const std::stop_token& stop) { draw(stop); });
}

void StatusLine::show(const std::string& text) {
  const std::lock_guard guard(mutex_);
  text_ = text;
}

void StatusLine::tell(const std::string& line) {
  if (!wanted()) return;
  const std::lock_guard guard(mutex_);
  std::fputs(fmt::format("\r\033[K{}\n", line).c_str(), stderr);
  drawn_.clear();
  std::fflush(stderr);
}

void StatusLine::draw(const std::stop_token& stop) {
  sigset_t all;  // a signal is to interrupt the thread that waits for a solution
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
  std::condition_variable_any stopped;
  std::unique_lock lock(mutex_);
  const auto stops_within = [&](std::chrono::milliseconds time) {
    return stopped.wait_for(lock, stop, time, [&] { return stop.stop_requested(); });
  };
  for (auto pause = shown_after; !stops_within(pause); pause = shown_every) {
    if (text_ == drawn_) continue;
    drawn_ = text_;
    std::fputs(fmt::format("\r{}\033[K", cut_to_terminal(drawn_)).c_str(), stderr);
    std::fflush(stderr);
  }
  if (!drawn_.empty()) std::fputs("\r\033[K", stderr);
}

void Progress::show(const std::string& what) {
  if (!wanted()) return;
  const std::size_t done = std::min(done_.load(), total_);
  StatusLine::show(fmt::format("{} {} of {}{}{}", label_, done, total_, what.empty() ? "" : ": ", what));
}

void Progress::step(const std::string& next) {
  ++done_;
  show(next);
}

}  // namespace leetjudge
