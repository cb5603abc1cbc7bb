#include "report/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "util/format.hpp"

namespace leetjudge {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t bar_width = 30;

// What the terminal can show in one line.
std::string cut_to_terminal(const std::string& text) {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return text;
  return text.substr(0, size.ws_col - 1u);
}

}  // namespace

Progress::Progress(std::string label, std::size_t total)
    : label_(std::move(label)), total_(total), begin_(std::chrono::steady_clock::now()) {}

void Progress::step() {
  const std::size_t done = ++done_;
  const std::unique_lock lock(drawing_, std::try_to_lock);
  if (!lock || std::chrono::steady_clock::now() - begin_ < 1s || !line_.wanted()) return;
  const std::size_t filled = total_ ? done * bar_width / total_ : bar_width;
  line_.show(fmt::format("{} [{}{}] {}/{}", label_, std::string(filled, '#'),
                         std::string(bar_width - filled, '.'), done, total_));
}

StatusLine::StatusLine() {
  const char* terminal = std::getenv("TERM");
  terminal_ = isatty(STDERR_FILENO) && !(terminal && std::string_view(terminal) == "dumb");
}

StatusLine::~StatusLine() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

bool StatusLine::wanted() {
  if (!terminal_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < 100ms) return false;
  last_ = now;
  return true;
}

void StatusLine::show(const std::string& text) {
  std::fputs(fmt::format("\r{}\033[K", cut_to_terminal(text)).c_str(), stderr);
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace leetjudge
